import { operationHooks, packagedSource } from "../../../language/ir/hook-types.ts";
import { filledDefinitions } from "../../../language/ir/input-definition.ts";
import { jsonOf } from "../../../language/ir/json.ts";
import { operationOf } from "../../../language/ir/operation-of.ts";
import type { AllowedCall, Hook, Operation, Provider } from "../../../language/ir/types.ts";
import type { EntryView, ExpressionView } from "../../render/expression-view.ts";
import type { EmittedFile } from "../target.ts";
import { distinct, localName } from "../typescript/hook-import.ts";
import { laterEntry, sharedInputs, valueEntries } from "./other-call.ts";
import type { LocalNames } from "./names.ts";

/** The hooks of requests and replies of all operations, each once. */
export function hooksOf({ operations }: Provider): readonly Hook[] {
  const all = operations.flatMap(({ hooks }) => [hooks.request ?? [], hooks.reply ?? []].flat());
  return distinct(all);
}

/** The files of all hooks: as code, and as they are beside the manifest that names them. */
export function hookFiles(provider: Provider): readonly EmittedFile[] {
  const hooks = provider.operations.flatMap(operationHooks);
  const files = [...new Map(hooks.map((hook) => [hook.file, hook])).values()];
  return [
    ...files.map((hook): EmittedFile => {
      return { path: `src/${hook.file}`, contents: packagedSource(hook, provider), use: "code" };
    }),
    ...files.map(({ file, source }): EmittedFile => {
      return { path: file, contents: source, use: "packed" };
    }),
  ];
}

/** The export of the runtime that makes the calls of hooks. */
export const FOLLOW_UPS = "followUps";

/** A call that hooks may make, by its id. */
function callEntry(
  provider: Provider,
  operation: Operation,
  { operation: id, most }: AllowedCall,
): EntryView {
  const called = operationOf(provider, id);
  const facts = { shared: sharedInputs(provider, operation, called), most };
  const entries = [laterEntry("operation", called), ...valueEntries(facts)];
  return { name: id, value: { kind: "object", entries } };
}

/** The hooks of one operation by their place in the call, as the runtime runs them; null when it has none. */
export function hookExpression(
  provider: Provider,
  operation: Operation,
  { hooks: names, hooked, keywords }: LocalNames,
): ExpressionView | null {
  const { hooks, parameters } = operation;
  const entries = (["request", "reply"] as const).flatMap((place): EntryView[] => {
    const hook = hooks[place];
    return hook === null
      ? []
      : [{ name: place, value: { kind: "name", name: localName(hook, names) } }];
  });
  if (entries.length === 0) return null;
  // What a hook puts there, callers are not shown; secrets are kept from them anyway.
  const hidden = parameters.flatMap(({ name, visibility, secret }) =>
    hooks.request && visibility === "hidden" && !secret ? [name] : [],
  );
  if (hidden.length > 0) entries.push({ name: "hidden", value: { kind: "value", value: hidden } });
  const fills = filledDefinitions(operation);
  if (Object.keys(fills).length > 0) entries.push(...valueEntries({ fills: jsonOf(fills) }));
  const { calls } = hooks;
  if (calls) {
    const allowed = calls.map((call) => callEntry(provider, operation, call));
    const all = { kind: "object", entries: allowed } as const;
    const name = keywords.get(FOLLOW_UPS) ?? FOLLOW_UPS;
    const value = { kind: "call", of: null, name, arguments: [all] } as const;
    entries.push({ name: "calls", value });
  }
  return { kind: "call", of: null, name: hooked, arguments: [{ kind: "object", entries }] };
}
