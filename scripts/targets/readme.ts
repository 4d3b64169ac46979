import type { Credential, Project, Provider } from "../ir/types.ts";
import { template } from "../render/engine.ts";
import { packageName } from "./package/manifest.ts";
import { errorViews } from "./readme/errors.ts";
import { checkedInputs, exampleInputs } from "./readme/inputs.ts";
import { operationView, shortExample } from "./readme/operation.ts";
import type { Target } from "./target.ts";
import { importView } from "./typescript/import.ts";
import { joinSentences } from "./words.ts";

const render = template<ReturnType<typeof readmeView>>("README.md");

/** What a person reads first: how to call, and every input, output and error. */
export const readmeTarget: Target = {
  id: "readme",
  emit: (provider, project) => [
    { path: "README.md", contents: render(readmeView(provider, project)) },
  ],
};

/** Everything `README.md.hbs` prints. */
function readmeView(provider: Provider, project: Project) {
  const { auth, block, spec, operations } = provider;
  const name = packageName(provider.id, project);
  return {
    title: block.name,
    about: joinSentences([block.description]),
    package: name,
    spec,
    credentials: auth.map((credential) => credentialView(provider, credential)),
    needed: auth.length === 1 ? "it" : "all of them",
    ...useView(provider, name),
    operations: operations.map((operation) => operationView(provider, operation)),
    errors: errorViews(provider),
  };
}

function credentialView({ id }: Provider, { name, description, scopes, send }: Credential) {
  const needed = scopes.length > 0 ? `Scopes: ${scopes.join(", ")}.` : null;
  return {
    name,
    variable: `${id}_${name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "_")}`
      .replaceAll("-", "_")
      .toUpperCase(),
    sent: send.kind,
    sentName:
      send.kind === "header" && send.prefix !== "" ? `${send.name}: ${send.prefix}…` : send.name,
    doc: joinSentences([description, needed]),
  };
}

/** The three ways to call, shown with the first operation that has a worked example. */
function useView(provider: Provider, from: string) {
  const { names, server } = provider;
  const operation = provider.operations.find((candidate) => shortExample(candidate) !== null);
  const shown = operation ?? provider.operations[0];
  if (shown === undefined) throw new TypeError(`${provider.id} has no operations`);
  const example = shortExample(shown);
  const checked = example ? checkedInputs(provider, shown, example) : [];
  const isOption = ({ name }: { readonly name: string }) => server.params.includes(name);
  return {
    imports: importView(from, [names.block, names.createClient, shown.names.method], []),
    block: names.block,
    createClient: names.createClient,
    operation: { id: shown.id, method: shown.names.method },
    blockInputs: example ? exampleInputs(shown, example) : [],
    operationInputs: checked,
    clientOptions: checked.filter(isOption),
    clientParams: checked.filter((input) => !isOption(input)),
  };
}
