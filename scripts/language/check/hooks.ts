import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { diagnostic, type SourceRange } from "../diagnostics/diagnostic.ts";
import { signingOf } from "../lower/hooks.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { ManifestHooks } from "../manifest/types.ts";
import { headerForbidden, isManagedHeader } from "./headers.ts";
import type { Findings, PreparedManifest } from "./prepared.ts";

/** Files of an emitted package that lie where the files of hooks go, by their path in lower case. */
export const EMITTED_FILES: ReadonlySet<string> = new Set([
  "block.ts",
  "client.ts",
  "index.ts",
  "inputs.ts",
  "operations.ts",
  "schema.ts",
  "types.ts",
]);

/** The file with the types of hooks, which only packages have whose hooks ask for it. */
const TYPES_FILE = "hooks.ts";

/** Functions beside the manifest: their files must be there, export them and replace no other. */
export function* checkHooks(prepared: PreparedManifest): Findings {
  const { manifest, operations } = prepared;
  yield* checkPlace(manifest.hooks, ["hooks"], prepared);
  for (const { at, operation } of operations) {
    yield* checkPlace(operation.hooks, [...at, "hooks"], prepared);
  }
  yield* checkShown(prepared);
}

const KINDS = ["request", "reply", "sign"] as const;

function* checkPlace(
  hooks: ManifestHooks | undefined,
  at: ManifestPath,
  prepared: PreparedManifest,
): Findings {
  for (const kind of KINDS) {
    const hook = hooks?.[kind];
    if (hook) yield* checkFunction(hook, prepared.source.valueAt([...at, kind]), prepared);
  }
  for (const [index, header] of (hooks?.adds ?? []).entries()) {
    const range = prepared.source.valueAt([...at, "adds", index]);
    if (isManagedHeader(header)) yield headerForbidden(header, range);
  }
}

function* checkFunction(hook: string, range: SourceRange, { hooks }: PreparedManifest): Findings {
  const { file, name } = parseHook(hook);
  // Some file systems do not tell upper and lower case apart.
  const lower = file.toLowerCase();
  // It is packed where it lies, and compiled beside the package's own files.
  if (EMITTED_FILES.has(lower) || lower === TYPES_FILE || /^(?:src|dist)\//.test(lower)) {
    yield diagnostic("hook-file-reserved", range, { file });
  }
  const text = hooks.get(file);
  if (text === undefined) {
    yield diagnostic("hook-file-missing", range, { file, hint: didYouMean(file, hooks.keys()) });
    return;
  }
  const exported = exportsOf(text);
  if (exported.includes(name)) return;
  const hint = didYouMean(name, exported);
  yield diagnostic("hook-function-missing", range, { name, file, hint });
}

/** Nobody but its examples knows what a hook is to do: each needs one, of any operation that has it. */
function* checkShown({ manifest, operations, source }: PreparedManifest): Findings {
  const places = operations.flatMap(({ at, operation }) => {
    const own = operation.hooks ?? {};
    const shown = Object.keys(operation.examples ?? {}).length > 0;
    const signed = own.sign === undefined ? ["hooks", "sign"] : [...at, "hooks", "sign"];
    const hooks = [
      [own.request, [...at, "hooks", "request"]],
      [own.reply, [...at, "hooks", "reply"]],
      [signingOf(own, manifest).sign, signed],
    ] as const;
    return hooks.flatMap(([hook, place]) => (hook ? [{ hook, place, shown }] : []));
  });
  const shown = new Set(places.flatMap((each) => (each.shown ? [each.hook] : [])));
  for (const { hook, place } of places) {
    if (!shown.has(hook)) {
      yield diagnostic("hook-without-example", source.valueAt(place), parseHook(hook));
    }
  }
}

/** `./hooks/crm.ts#name` */
function parseHook(hook: string): { readonly file: string; readonly name: string } {
  const [path = "", name = ""] = hook.split("#");
  return { file: path.replace(/^\.\//, ""), name };
}

/** Names that a module exports by a declaration. */
function exportsOf(text: string): readonly string[] {
  const declaration = /^\s*export\s+(?:async\s+)?(?:function|const)\s+([A-Za-z_$][\w$]*)/gm;
  return [...text.matchAll(declaration)].map(([, name = ""]) => name);
}
