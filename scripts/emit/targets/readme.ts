import { packageName, WORKFLOW } from "../../language/ir/libraries.ts";
import type { Credential, Project, Provider } from "../../language/ir/types.ts";
import { template } from "../render/engine.ts";
import { errorViews } from "./readme/errors.ts";
import { jobViews } from "./readme/jobs.ts";
import { operationView } from "./readme/operation.ts";
import { pagingView } from "./readme/paging.ts";
import { policyViews } from "./readme/policies.ts";
import { repetitionView } from "./readme/repetition.ts";
import { useOf } from "./readme/use.ts";
import { workflowView } from "./readme/workflow.ts";
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
    credentials: auth.map(credentialView),
    environment: environmentView(provider),
    needed: auth.length === 1 ? "it" : "all of them",
    library: packageName(WORKFLOW, project),
    ...useView(provider, name),
    operations: operations.map((operation) => operationView(provider, operation)),
    paging: pagingView(provider),
    jobs: jobViews(provider),
    errors: errorViews(provider),
    hosts: provider.server.allowedHosts.map((suffix) => ({ suffix })),
    policies: policyViews(provider),
    repetition: repetitionView(provider),
  };
}

function credentialView({ name, description, scopes, env, send }: Credential) {
  const needed = scopes.length > 0 ? `Scopes: ${scopes.join(", ")}.` : null;
  return {
    name,
    variable: env,
    sent: send.kind,
    sentName:
      send.kind === "header" && send.prefix !== "" ? `${send.name}: ${send.prefix}…` : send.name,
    doc: joinSentences([description, needed]),
  };
}

/** What live runs of the contract suite read: credentials and what all operations take. */
function environmentView({ auth, operations }: Provider) {
  const shared = operations[0]?.parameters ?? [];
  return [...auth, ...shared].flatMap(({ name, env }) =>
    env === null ? [] : [{ name, variable: env }],
  );
}

/** The three ways to call, shown with one worked example. */
function useView(provider: Provider, from: string) {
  const { names, server } = provider;
  const use = useOf(provider);
  const { operation, given, checked } = use;
  const isOption = ({ name }: { readonly name: string }) => server.params.includes(name);
  return {
    imports: importView(from, [names.block, names.createClient, operation.names.method], []),
    block: names.block,
    workflow: workflowView(provider, use),
    createClient: names.createClient,
    operation: { id: operation.id, method: operation.names.method },
    blockInputs: given,
    operationInputs: checked,
    clientOptions: checked.filter(isOption),
    clientParams: checked.filter((input) => !isOption(input)),
  };
}
