import { operationNames } from "../../language/ir/names.ts";
import type { Hook, Operation, Provider } from "../../language/ir/types.ts";
import { provider as model } from "./fixture.ts";

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

const hook = (file: string): Hook => ({
  file,
  name: "hook",
  source: `/** A hook. */
export function hook(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { ...value };
}
`,
});

/** A provider whose operations take no parameters, have hooks, and are called like what they use. */
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
      constants: [],
      accept: [{ status: 404, match: {}, output: {} }],
      hooks: {
        request: at % 2 === 0 ? hook("hooks/first.ts") : null,
        reply: at % 3 === 0 ? hook("hooks/second.ts") : null,
      },
    };
  }),
};
