import { packageName, RUNTIME } from "../../language/ir/libraries.ts";
import { template } from "../render/engine.ts";
import { type OperationsView, operationsView } from "./operations/file-view.ts";
import { hookFiles, hooksOf } from "./operations/hooks.ts";
import type { Target } from "./target.ts";

const render = template<OperationsView>("operations.ts");

/** Operations with checked inputs and mapped outputs, and the hooks that they use. */
export const operationsTarget: Target = {
  id: "operations",
  emit(provider, project) {
    const hooks = hooksOf(provider);
    const view = operationsView(provider, hooks, packageName(RUNTIME, project));
    const operations = { path: "src/operations.ts", contents: render(view), use: "code" } as const;
    return [operations, ...hookFiles(provider)];
  },
};
