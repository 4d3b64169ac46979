import { diagnostic } from "../../language/diagnostics/diagnostic.ts";
import { providerNames } from "../../language/ir/names.ts";
import type { Provider } from "../../language/ir/types.ts";
import type { Manifest } from "../../language/manifest/types.ts";
import type { Stages } from "./stages.ts";

/** Stages for tests that count what they are asked to do. */
export interface FakeStages extends Stages {
  readonly calls: string[];
}

const block = { name: "n", description: "d", color: "#000000", category: "tools" };

/**
 * Stages that understand manifests of lines: `provider: a`, `hook: ./hooks/a.ts#f`,
 * `operations 3`, `error`, and `file src/a.ts=text`, each of which is emitted as such.
 */
export function fakeStages(): FakeStages {
  const calls: string[] = [];
  return {
    calls,
    hooks: async () => ({ checkHookFiles: async () => [] }),
    async front() {
      calls.push("load front");
      return {
        parse(file) {
          calls.push(`parse ${file.path}`);
          const range = { file, start: 0, end: 1 };
          const source = { file, valueAt: () => range, keyAt: () => range };
          const values = { file: "x", hint: "" };
          return file.text.includes("unreadable")
            ? { source, diagnostics: [diagnostic("hook-file-missing", range, values)] }
            : { source, diagnostics: [], manifest: manifestOf(file.text) };
        },
        check(_, { file }) {
          const range = { file, start: 0, end: 1 };
          const values = { file: "x", hint: "" };
          return file.text.includes("error")
            ? [diagnostic("hook-file-missing", range, values)]
            : [];
        },
        checkSet(entries) {
          const ids = entries.map(({ manifest }) => manifest.provider);
          calls.push(`set ${ids.join(" ")}`);
          return entries.flatMap(({ manifest, source }, index) =>
            ids.indexOf(manifest.provider) < index
              ? [diagnostic("hook-file-missing", source.valueAt([]), { file: "x", hint: "" })]
              : [],
          );
        },
        lower: (manifest, spec, hooks) => providerOf(manifest, spec, hooks),
        checkExamples: () => [],
      };
    },
    async back() {
      calls.push("load back");
      return {
        async emit(provider, _project, _release, others) {
          calls.push(`emit ${provider.id}`);
          return [...emittedFiles(provider.version), ...others];
        },
        emitWorkflowSchema(blocks) {
          calls.push("emit schema");
          return blocks.map(({ text, isTold }) => (isTold ? text : `only ${text}`)).join("");
        },
      };
    },
  };
}

function emittedFiles(text: string) {
  const lines = [...text.matchAll(/^file (\S+)=(.*)$/gm)];
  return lines.map(([, path = "", contents = ""]) => ({ path, contents: `${contents}\n` }));
}

function manifestOf(text: string): Manifest {
  const member = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(text)?.[1] ?? "";
  const hook = member("hook");
  const operation = { name: "o", request: "GET /", effect: "read", reply: {}, output: {} } as const;
  return {
    manifest: 2,
    provider: member("provider"),
    version: text,
    block,
    server: { url: "https://example.com" },
    auth: [],
    operations: {
      [`${member("provider")}_list`]:
        hook === "" ? operation : { ...operation, hooks: { request: hook } },
    },
  };
}

/** Only what the pipeline reads of a provider is filled in with sense. */
function providerOf(
  manifest: Manifest,
  spec: string,
  hooks: ReadonlyMap<string, string>,
): Provider {
  return {
    id: manifest.provider,
    spec,
    version: `${manifest.version}\n${[...hooks.values()].join("\n")}`,
    names: providerNames(manifest.provider),
    block: { ...block, type: manifest.provider },
    server: { url: "https://example.com", params: [], allowedHosts: [] },
    auth: [],
    schemas: {},
    operations: operationsOf(manifest.version),
    jobs: [],
  };
}

/** So many, of which nobody reads any. */
function operationsOf(text: string): Provider["operations"] {
  const operations: Provider["operations"][number][] = [];
  operations.length = Number(/^operations (\d+)$/m.exec(text)?.[1] ?? 0);
  return operations;
}
