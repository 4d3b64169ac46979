import { template } from "../render/engine.ts";
import { type InputsView, inputsView } from "./inputs/view.ts";
import type { Target } from "./target.ts";

const render = template<InputsView>("inputs.ts");

/** What operations and the client take: each parameter is documented here and nowhere else. */
export const inputsTarget: Target = {
  id: "inputs",
  emit: (provider) => [
    { path: "src/inputs.ts", contents: render(inputsView(provider)), use: "code" },
  ],
};
