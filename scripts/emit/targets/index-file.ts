import { hasHookTypes } from "../../language/ir/hook-types.ts";
import { packageName, RUNTIME } from "../../language/ir/libraries.ts";
import type { Provider } from "../../language/ir/types.ts";
import { template } from "../render/engine.ts";
import type { ImportView } from "../render/import.ts";
import type { Target } from "./target.ts";
import { hasTypes } from "./types.ts";
import { importView } from "./typescript/import.ts";

/** What `index.ts.hbs` prints. */
interface IndexView {
  readonly spec: string;
  readonly context: ImportView;
  readonly client: ImportView;
  /** Whether there are types of hooks. */
  readonly hooks: boolean;
  /** Whether there are types of replies. */
  readonly types: boolean;
}

const render = template<IndexView>("index.ts");

export const indexTarget: Target = {
  id: "index",
  emit: (provider, project) => [
    {
      path: "src/index.ts",
      contents: render({
        spec: provider.spec,
        context: contextExports(provider, packageName(RUNTIME, project)),
        client: clientExports(provider),
        hooks: hasHookTypes(provider),
        types: hasTypes(provider),
      }),
      use: "code",
    },
  ],
};

/** What the host supplies, as the package's operations take it. */
function contextExports({ operations, jobs }: Provider, runtime: string): ImportView {
  const types = [
    "CallEvent",
    "Context",
    ...(operations.some(({ page }) => page !== null) ? ["PageContext"] : []),
    ...(jobs.length > 0 ? ["WaitContext"] : []),
    "Warning",
  ];
  return importView(runtime, ["ToolError"], types);
}

/** The typed client and its options. */
function clientExports({ names }: Provider): ImportView {
  return importView("./client.ts", [names.createClient], [names.clientType, names.clientOptions]);
}
