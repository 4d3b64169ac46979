import { createHash } from "node:crypto";
import { build, type Plugin } from "esbuild";
import { FOR_BROWSERS } from "../code/for-browsers.ts";
import type { BuiltBlock, Catalogue } from "./catalogue.ts";
import type { SiteFiles } from "./files.ts";

/** The same catalogue with its pictures in its data: a single file asks for no other. */
export function withPictures(catalogue: Catalogue): Catalogue {
  return { ...catalogue, blocks: catalogue.blocks.map(withOwnPictures) };
}

function withOwnPictures({ page, icons, ...rest }: BuiltBlock): BuiltBlock {
  const { icon } = page;
  const address = (path: string) =>
    `data:image/svg+xml,${encodeURIComponent(icons.get(path) ?? "")}`;
  const shown = icon && {
    light: address(icon.light),
    ...(icon.dark !== undefined && { dark: address(icon.dark) }),
  };
  return { ...rest, page: { ...page, icon: shown }, icons: new Map() };
}

/** The document that is a whole catalogue: it makes no request, and only its own script runs. */
export async function singleHtml(app: SiteFiles, data: SiteFiles): Promise<string> {
  const script = inScript(await bundled(new Map([...app, ...data])));
  const style = app.get("app.css") ?? "";
  const policy = `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(style)}; img-src data:; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en" data-source="page">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Blocks</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<div id="page"></div>
<noscript>This page needs JavaScript: it runs the packages that it shows.</noscript>
<script type="application/json" id="data">${inScript(dataOf(data))}</script>
<script type="module">${script}</script>
</body>
</html>
`;
}

/** What says the same of every project is larger than most projects, and stands in the terminal as well. */
const LEFT_OUT = ["data/diagnostics.json", "data/reference.json"];

/** Data by path, as JSON. */
function dataOf(files: SiteFiles): string {
  const texts = [...files].filter(([path]) => path.endsWith(".json") && !LEFT_OUT.includes(path));
  return `{${texts.map(([path, text]) => `${JSON.stringify(path)}:${text}`).join(",")}}`;
}

/** The page with the packages that it runs, as one script. */
async function bundled(files: SiteFiles): Promise<string> {
  const packages = [...files.keys()].filter((path) => /^code\/(?!runtime\.js$)/.test(path));
  const names = packages.map((path) => path.replace(/^code\/(.*)\.js$/, "$1"));
  const contents = [
    'import { fromPage, start } from "./app.js";',
    ...packages.map((path, at) => `import * as p${at} from "./${path}";`),
    'const data = JSON.parse(document.querySelector("#data").textContent);',
    `start(fromPage(data, { ${names.map((name, at) => `${JSON.stringify(name)}: p${at}`).join(", ")} }));`,
  ].join("\n");
  const { outputFiles } = await build({
    ...FOR_BROWSERS,
    stdin: { contents },
    plugins: [inMemory(files)],
  });
  return outputFiles[0]?.text ?? "";
}

function inMemory(files: SiteFiles): Plugin {
  return {
    name: "in-memory",
    setup(builder) {
      builder.onResolve({ filter: /^\./ }, ({ path, importer }) => {
        const { pathname } = new URL(path, `file:///${importer.replace("<stdin>", "")}`);
        return { path: pathname.slice(1), namespace: "memory" };
      });
      builder.onLoad({ filter: /.*/, namespace: "memory" }, ({ path }) => {
        const contents = files.get(path);
        return contents === undefined ? null : { contents };
      });
    },
  };
}

/** Text within `<script>`: nothing in it ends the element or begins a comment. */
function inScript(text: string): string {
  return text.replace(/<(?=\/script|!--|script)/gi, "\\u003c");
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
