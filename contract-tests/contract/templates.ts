import { type HoleChoice, holesIn } from "./template-text.ts";
import type { ParameterContract, Value } from "./parameter-types.ts";
import type { OperationContract, TemplatesContract } from "./types.ts";
import type { Written, WrittenManifest, WrittenOperation } from "./written-types.ts";

/** What an operation writes as it travels, with what its provider writes for all. */
export function readTemplates(
  { body: own, variables, query, headers, lists }: WrittenOperation,
  manifest: Pick<WrittenManifest, "query" | "headers" | "lists">,
): TemplatesContract {
  const body = variables === undefined ? own : { variables };
  const all = merged(manifest.query, query, (name) => name);
  return {
    ...(body !== undefined && { body }),
    query: all,
    headers: merged(manifest.headers, headers, (name) => name.toLowerCase()),
    lists: (hasList(all) && (lists ?? manifest.lists)) || "repeat",
  };
}

/** Whether a list is written; of any other query, how lists travel says nothing. */
function hasList(written: unknown): boolean {
  if (typeof written !== "object" || written === null) return false;
  return Array.isArray(written) || "$each" in written || Object.values(written).some(hasList);
}

/** Null leaves out what the provider writes. */
function merged(
  shared: Written<Value> = {},
  own: Written<Value> = {},
  keyOf: (name: string) => string,
): Written<Value> {
  const plain = (name: string) => keyOf(name.replace(/\?$/, ""));
  const all = new Map<string, readonly [string, Value]>();
  for (const entry of [...Object.entries(shared), ...Object.entries(own)]) {
    all.delete(plain(entry[0]));
    all.set(plain(entry[0]), entry);
  }
  return Object.fromEntries([...all.values()].filter(([, value]) => value !== null));
}

/** Names of the parameters that stand in what is written. */
export function namesWithin({ body, query, headers }: TemplatesContract): ReadonlySet<string> {
  return new Set(
    [body ?? null, { ...query }, { ...headers }].flatMap((each) => [...mentioned(each)]),
  );
}

/** Names that come to stand in a header, or make one. What is in JSON text may be anything. */
export function namesInHeaders({ headers }: TemplatesContract): ReadonlySet<string> {
  const json = (_: string, value: Value) =>
    typeof value === "object" && value !== null && "$json" in value ? null : value;
  return mentioned(JSON.parse(JSON.stringify(headers, json)));
}

/** First names in the holes of all texts, and what `$each` goes through. */
export function mentioned(written: Value): ReadonlySet<string> {
  if (typeof written === "string")
    return new Set(holesIn(written).flatMap((hole) => hole.flatMap(nameOf)));
  if (typeof written !== "object" || written === null) return new Set();
  const found = Object.entries(written).flatMap(([key, value]) => {
    const own = key === "$each" ? [String(value).split(".")[0] ?? ""] : [...mentioned(key)];
    return [...own, ...mentioned(value)];
  });
  return new Set(found);
}

function nameOf(choice: { readonly kind: string; readonly name?: string }): readonly string[] {
  return choice.kind === "value" && choice.name !== undefined ? [choice.name] : [];
}

/** The parameters that a template names. */
export function parametersIn(
  written: Value,
  { parameters }: Pick<OperationContract, "parameters">,
): readonly ParameterContract[] {
  const names = mentioned(written);
  return parameters.filter(({ name }) => names.has(name));
}

/** The parameters of some of the choices of a hole. */
export function parametersOf(
  choices: readonly HoleChoice[],
  { parameters }: Pick<OperationContract, "parameters">,
): readonly ParameterContract[] {
  const names = choices.flatMap((choice) => (choice.kind === "value" ? [choice.name] : []));
  return parameters.filter(({ name }) => names.includes(name));
}

/** Whether nothing is sent of a parameter that is not given. */
export function mayGo({ required, sendDefault }: ParameterContract): boolean {
  return !required && !sendDefault;
}
