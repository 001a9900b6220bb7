/** The worker in which the engine runs. */

import { engineWithBooks } from "./books.js";
import { serve } from "./serve.js";
import { ready } from "./wasm.js";

serve(self, ready.then(engineWithBooks));
