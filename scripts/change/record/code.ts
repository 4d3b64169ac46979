import { toLf } from "../../system/hash.ts";
import { loadTypeScript } from "../../system/typescript.ts";

/** Code without comments and in one layout. The compiler is loaded when it is needed. */
export function codeOf(text: string): string {
  const ts = loadTypeScript();
  const file = ts.createSourceFile("code.ts", toLf(text), ts.ScriptTarget.Latest);
  return ts.createPrinter({ removeComments: true }).printFile(file);
}
