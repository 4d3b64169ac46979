import { dirname, join } from "node:path";
import ts from "typescript";
import type { Provider } from "../../language/ir/types.ts";
import { clientTarget } from "./client.ts";
import { project } from "./provider.fixture.ts";
import { inputsTarget } from "./inputs.ts";
import { operationsTarget } from "./operations.ts";
import { schemaTarget } from "./schema.ts";
import { typesTarget } from "./types.ts";

// Inside the project, so that libraries are found; nothing is written there.
const root = join(import.meta.dirname, "../../../node_modules/.editor");

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.NodeNext,
  strict: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
  paths: {
    [`${project.scope}/runtime`]: [
      join(import.meta.dirname, "../../../packages/runtime/src/index.ts"),
    ],
  },
};

/** What an editor says of code that is written against the types of a package. */
export interface Editor {
  /** What is shown for each name that `|` stands behind: its comment. */
  comments(code: string): readonly string[];
  /** What is offered where `|` stands. */
  offered(code: string): readonly string[];
  problems(code: string): readonly string[];
}

/** TypeScript as an editor runs it, on an emitted package that is not on the disk. */
export async function editorOf(provider: Provider): Promise<Editor> {
  const folder = join(root, `${(editors += 1)}`);
  const written = join(folder, "src/written.ts");
  const targets = [schemaTarget, typesTarget, inputsTarget, operationsTarget, clientTarget];
  const emitted = await Promise.all(targets.map((target) => target.emit(provider, project)));
  const files = new Map(
    emitted.flat().map(({ path, contents }) => [join(folder, path), contents] as const),
  );
  let version = 0;
  const open = (code: string) => {
    const parts = code.split("|");
    files.set(written, parts.join(""));
    version += 1;
    return parts.slice(0, -1).map((_, at) => parts.slice(0, at + 1).join("").length);
  };
  const service = serviceOf(files, written, () => `${version}`);
  return {
    comments: (code) =>
      open(code).map((at) => {
        const shown = service.getQuickInfoAtPosition(written, at - 1);
        return ts.displayPartsToString(shown?.documentation);
      }),
    offered(code) {
      const [at = 0] = open(code);
      const found = service.getCompletionsAtPosition(written, at, {});
      return (found?.entries ?? []).map(({ name }) => name);
    },
    problems(code) {
      open(code);
      const found = service.getSemanticDiagnostics(written);
      return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
    },
  };
}

// Libraries are parsed once for all packages, whose files have to differ by their paths then.
const registry = ts.createDocumentRegistry();
let editors = 0;

function serviceOf(
  files: ReadonlyMap<string, string>,
  written: string,
  version: () => string,
): ts.LanguageService {
  const read = (path: string) => files.get(path) ?? ts.sys.readFile(path);
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => OPTIONS,
    getScriptFileNames: () => [written],
    getScriptVersion: (path) => (path === written ? version() : "0"),
    getScriptSnapshot(path) {
      const text = read(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => files.has(path) || ts.sys.fileExists(path),
    readFile: read,
    directoryExists: (path) => path === dirname(written) || ts.sys.directoryExists(path),
    getDirectories: ts.sys.getDirectories,
  };
  return ts.createLanguageService(host, registry);
}
