import { packageName, RUNTIME } from "../../language/ir/libraries.ts";
import { template } from "../render/engine.ts";
import { type ClientView, clientView } from "./client/view.ts";
import type { Target } from "./target.ts";

const render = template<ClientView>("client.ts");

/** A typed HTTP client over openapi-fetch: one method for each operation. */
export const clientTarget: Target = {
  id: "client",
  emit: (provider, project) => [
    {
      path: "src/client.ts",
      contents: render(clientView(provider, packageName(RUNTIME, project))),
      use: "code",
    },
  ],
};
