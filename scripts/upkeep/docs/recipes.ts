import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A page written by hand, in which `<!-- recipe: NAME -->` to `<!-- end -->` shows that manifest again. */
export function withRecipes(path: string, root: string): string {
  return readFileSync(join(root, path), "utf8").replace(
    /(<!-- recipe: (\S+) -->\n)[^]*?(<!-- end -->)/g,
    (_, begin: string, name: string, end: string) => `${begin}${recipe(name, root)}${end}`,
  );
}

/** A manifest of examples/recipes from its server on: what comes before says who it is. */
function recipe(name: string, root: string): string {
  const text = readFileSync(join(root, `examples/recipes/specs/${name}.yaml`), "utf8");
  return `\`\`\`yaml\n${text.slice(text.indexOf("\nserver:") + 1)}\`\`\`\n`;
}
