import { template } from "../render/engine.ts";
import { type InputsView, inputsView } from "./inputs/view.ts";
import { packageName, RUNTIME } from "../../language/ir/libraries.ts";
import type { Target } from "./target.ts";

const render = template<InputsView>("inputs.ts");

/** What operations and the client take: each parameter is documented here and nowhere else. */
export const inputsTarget: Target = {
  id: "inputs",
  emit: (provider, project) => {
    const contents = render(inputsView(provider, packageName(RUNTIME, project)));
    return [{ path: "src/inputs.ts", contents, use: "code" }];
  },
};
