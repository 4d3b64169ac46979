import { createRequire } from "node:module";
import type TypeScript from "typescript";
import { toLf } from "../../system/hash.ts";

const require = createRequire(import.meta.url);

/** Code without comments and in one layout. The compiler is loaded when it is needed. */
export function codeOf(text: string): string {
  const ts: typeof TypeScript = require("typescript"); // what that package exports
  const file = ts.createSourceFile("code.ts", toLf(text), ts.ScriptTarget.Latest);
  return ts.createPrinter({ removeComments: true }).printFile(file);
}
