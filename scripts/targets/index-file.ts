import type { Provider } from "../ir/types.ts";
import { template } from "../render/engine.ts";
import { packageName } from "./package/manifest.ts";
import { RUNTIME } from "./runtime.ts";
import type { Target } from "./target.ts";

/** What `index.ts.hbs` prints. */
interface IndexView {
  readonly spec: string;
  readonly runtime: string;
  readonly types: readonly string[];
}

const render = template<IndexView>("index.ts");

/** What a package exports. */
export const indexTarget: Target = {
  id: "index",
  emit: (provider, project) => [
    {
      path: "src/index.ts",
      contents: render({
        spec: provider.spec,
        runtime: packageName(RUNTIME, project),
        types: schemaTypes(provider),
      }),
    },
  ],
};

/** Types of `schema.ts` whose names no operation has. */
function schemaTypes({ operations }: Provider): readonly string[] {
  const taken = new Set(operations.map(({ names }) => names.method));
  return ["components", "operations", "paths"].filter((name) => !taken.has(name));
}
