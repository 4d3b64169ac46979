import { rmSync } from "node:fs";
import { join } from "node:path";
import { compilable, compile } from "./compile.ts";

// Compiles every package from nothing: files of sources that are gone must not be published. The
// libraries come first, since the emitted packages find them as users do, built and by name.
const [libraries, emitted] = [compilable("packages"), compilable("generated")];
for (const folder of [...libraries, ...emitted]) {
  rmSync(join(folder, "dist"), { recursive: true, force: true });
}
if (!compile(libraries) || !compile(emitted)) process.exitCode = 1;
