import fc from "fast-check";
import { operationNames } from "../../language/ir/names.ts";
import type { Operation, Provider } from "../../language/ir/types.ts";
import { anyBody, anyQuery, templateParameters } from "./arbitrary-template.fixture.ts";
import { provider } from "./provider.fixture.ts";

const operation = fc.record({ body: anyBody, query: anyQuery });
const written = fc.sample(operation, { numRuns: 150, seed: 11 });

/** One package with an operation for each template. */
export const writtenProvider: Provider = {
  ...provider,
  server: { ...provider.server, url: "https://written.example", params: [], allowedHosts: [] },
  operations: written.map(({ body, query }, index): Operation => {
    const id = `demo_write${index}`;
    const [model] = provider.operations;
    if (!model) throw new Error("the fixture has operations");
    return {
      ...model,
      id,
      names: operationNames("demo", id),
      method: "POST",
      path: `/${index}`,
      parameters: templateParameters,
      written: { body, query, headers: [] },
      examples: [],
    };
  }),
};
