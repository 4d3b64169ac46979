import { compilable, compile } from "../commands/build/compile.ts";

// Runs after an installation: the emitted packages find the libraries under their published names
// from anywhere, once these are built.
if (!compile(compilable("packages"), { root: ".", isSource: true })) process.exitCode = 1;
