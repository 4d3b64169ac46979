import { build, type Plugin } from "esbuild";
import { FOR_BROWSERS } from "../code/for-browsers.ts";
import type { BuiltBlock, Catalogue } from "./catalogue.ts";
import type { SiteFiles } from "./files.ts";
import { ownDocument } from "./own-document.ts";

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
  return ownDocument({
    title: "Blocks",
    needs: "it runs the packages that it shows",
    script: await bundled(new Map([...app, ...data])),
    style: [...app].flatMap(([path, text]) => (path.endsWith(".css") ? text : [])).join(""),
    data: dataOf(data),
  });
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
