import { defineTarget, type Operation, type Provider } from "blockwright";

// A catalog of operations, such as a page or a search index reads: `@acme/books/listing/operations.json`.
export default defineTarget({
  id: "listing",
  ir: 2,
  emit: (provider) => [
    {
      path: "operations.json",
      use: "data",
      contents: `${JSON.stringify(listing(provider), null, 2)}\n`,
    },
  ],
});

function listing({ id, version, block, auth, operations }: Provider) {
  return {
    provider: id,
    title: block.name,
    apiVersion: version,
    credentials: auth.map(({ name, title, scopes }) => ({ name, title, scopes })),
    operations: operations.map(operationEntry),
  };
}

function operationEntry({ id, name, description, effect, parameters, outputs }: Operation) {
  return {
    id,
    title: name,
    description,
    effect,
    inputs: parameters.map((each) => {
      return { name: each.name, title: each.title, type: each.type, required: each.required };
    }),
    outputs: outputs.map((each) => ({ name: each.name, type: each.type })),
  };
}
