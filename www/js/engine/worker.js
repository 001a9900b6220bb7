/** The engine off the main thread. */

import { served } from "./books.js";
import { serve } from "./serve.js";
import { ready } from "./wasm.js";

serve(self, ready.then(served));
