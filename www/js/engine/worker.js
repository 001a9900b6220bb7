/** The engine off the main thread. */

import { serve } from "./serve.js";
import { ready } from "./wasm.js";

serve(self, ready);
