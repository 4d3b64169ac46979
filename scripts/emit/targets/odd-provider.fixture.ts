import { operationNames } from "../../language/ir/names.ts";
import type { Hook, Operation, Provider, SignHook } from "../../language/ir/types.ts";
import { fixed } from "./fixture/parameter.fixture.ts";
import { provider as model } from "./provider.fixture.ts";

/** Names that emitted files use for themselves, or that a reader would not expect of an operation. */
const NAMES = [
  "define_operation",
  "connection",
  "accepted_errors",
  "connect",
  "group",
  "define_block",
  "components",
  "operations",
  "paths",
  "error_mapping",
  "client",
  "values",
  "context",
  "record",
  "promise",
  "type",
  "async",
  "hook",
];

const first: Hook = {
  file: "hooks/first.ts",
  name: "hook",
  source: `/** A hook. */
export function hook(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { ...value };
}
`,
};

const second: Hook = {
  file: "hooks/second.ts",
  name: "hook",
  source: `/** A hook that takes its time. */
export async function hook(reply: { body: unknown }, { signal }: { signal: AbortSignal }) {
  return signal.aborted ? undefined : reply.body;
}
`,
};

/** Typed by the package that it becomes part of. */
const third: SignHook = {
  file: "hooks/third.ts",
  name: "sign",
  adds: ["x-signature"],
  source: `import type { Hooks } from "@demo/demo";

/** Signs nothing. */
export const sign: Hooks["sign"] = () => ({ "x-signature": "" });
`,
};

/** Members that are always null, wherever they stand. */
const BODY: Operation["written"]["body"] = {
  kind: "object",
  members: [fixed("filter", null), fixed("deep", { inner: { a: null, b: [{ c: null }] } })],
};

/** A provider whose operations take no parameters, have hooks, and are called like what they use. Their bodies never change. */
export const oddProvider: Provider = {
  ...model,
  operations: NAMES.map((name, at): Operation => {
    const id = `demo_${name}`;
    return {
      // The fixture has operations.
      ...(model.operations[1] as Operation),
      id,
      names: operationNames(model.id, id),
      method: "POST",
      path: `/v1/${name}`,
      parameters: model.operations[1]?.parameters.filter(({ shared }) => shared) ?? [],
      written: { body: BODY, query: [], headers: [] },
      accept: [{ status: 404, output: {} }],
      hooks: {
        request: at % 2 === 0 ? first : null,
        reply: at % 3 === 0 ? second : null,
        ...(at % 4 === 1 && { sign: third }),
      },
    };
  }),
};
