import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A page written by hand, in which `<!-- recipe: NAME -->` to `<!-- end -->` shows that manifest again. */
export function withRecipes(path: string, root: string): string {
  return readFileSync(join(root, path), "utf8").replace(
    /(<!-- recipe: (\S+) -->\n)[^]*?(<!-- end -->)/g,
    (_, begin: string, name: string, end: string) => `${begin}${recipe(name, root)}${end}`,
  );
}

/**
 * A manifest of examples/recipes from its server on, for what comes before says who it is; then the hooks
 * that it names.
 */
function recipe(name: string, root: string): string {
  const read = (path: string) => readFileSync(join(root, "examples/recipes/specs", path), "utf8");
  const text = read(`${name}.yaml`);
  const hooks = new Set(
    [...text.matchAll(/\.\/(hooks\/[\w-]+\.ts)#/g)].map(([, path = ""]) => path),
  );
  const manifest = fenced("yaml", text.slice(text.indexOf("\nserver:") + 1));
  return [manifest, ...[...hooks].map((path) => fenced("ts", read(path)))].join("\n");
}

function fenced(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\`\`\`\n`;
}
