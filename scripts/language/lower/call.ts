import type { Call, CallInput, Json } from "../ir/types.ts";

/** What a call is given for its inputs: `{name}` of a parameter, or a value. */
export function lowerWith(params: Readonly<Record<string, Json>> = {}): Pick<Call, "with"> {
  return withEach(params, (value) => {
    const name = holeOf(value);
    if (name === undefined) return { kind: "value", value };
    return { kind: "hole", choices: [{ kind: "parameter", name, path: [] }] };
  });
}

/** The same of a call that stands alone: all are values. */
export function lowerValues(params: Readonly<Record<string, Json>> = {}): Pick<Call, "with"> {
  return withEach(params, (value) => ({ kind: "value", value }));
}

/** The same of a call after another one: its inputs are outputs of that. */
export function lowerOutputs(params: Readonly<Record<string, string>> = {}): Pick<Call, "with"> {
  return withEach(params, (path) => ({
    kind: "hole",
    choices: [{ kind: "output", path: withoutRoot(path) }],
  }));
}

function withEach<Written>(
  params: Readonly<Record<string, Written>>,
  lower: (written: Written) => CallInput,
): Pick<Call, "with"> {
  const inputs = Object.entries(params).map(([name, written]) => [name, lower(written)] as const);
  return { with: Object.fromEntries(inputs) };
}

/** `{orgId}` -> `orgId` */
export function holeOf(value: Json): string | undefined {
  return typeof value === "string" ? /^\{([A-Za-z]\w*)\}$/.exec(value)?.[1] : undefined;
}

/** `output.metadata.id` -> `metadata.id` */
export function withoutRoot(path: string): string {
  return path.replace(/^output\./, "");
}
