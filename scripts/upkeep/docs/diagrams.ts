import { readFileSync } from "node:fs";
import { join } from "node:path";
import { drawWorkflow } from "../../../packages/workflow/src/draw.ts";
import { parseWorkflow } from "../../../packages/workflow/src/parse.ts";

/** A page written by hand, in which `<!-- diagram: FILE -->` to `<!-- end -->` is drawn again. */
export function withDiagrams(path: string, root: string): string {
  return readFileSync(join(root, path), "utf8").replace(
    /(<!-- diagram: (\S+) -->\n)[^]*?(<!-- end -->)/g,
    (_, begin: string, file: string, end: string) => `${begin}${diagram(file, root)}${end}`,
  );
}

function diagram(file: string, root: string): string {
  const { workflow } = parseWorkflow(readFileSync(join(root, file), "utf8"), file);
  if (!workflow)
    throw new Error(`${file} is not a workflow; see npx blockwright workflow check ${file}`);
  return `\`\`\`mermaid\n${drawWorkflow(workflow)}\`\`\`\n`;
}
