/** The engine off the main thread: one question in, one answer out. */

import { serve } from "./engine.js";
import { ready } from "./wasm.js";

serve(self, ready);
