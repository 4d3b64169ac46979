import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { workspace } from "../settings/workspace.ts";

// Each thread keeps its own; the command that starts the suite did so for the first one.
enableCompileCache(join(workspace.cache, "compiled"));

// Whatever runs here has its lines where its source has them, and many errors are made.
process.setSourceMapsEnabled(false);
