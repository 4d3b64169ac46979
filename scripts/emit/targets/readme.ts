import { packageName, WORKFLOW } from "../../language/ir/libraries.ts";
import { placeOf, textOf } from "../../language/ir/credentials.ts";
import { schemaTypeNames } from "../../language/ir/schema-names.ts";
import type { Credential, Project, Provider, Sent } from "../../language/ir/types.ts";
import { template } from "../render/engine.ts";
import type { EntryView } from "../render/expression-view.ts";
import { connectionNames, sentParameters } from "./inputs/parameters.ts";
import { agentsView } from "./readme/agents.ts";
import { callOf, callView, credentialEntries, inputEntries } from "./readme/call.ts";
import { errorViews } from "./readme/errors.ts";
import type { InputView } from "./readme/inputs.ts";
import { jobViews } from "./readme/jobs.ts";
import { operationView } from "./readme/operation.ts";
import { pagingView } from "./readme/paging.ts";
import { fixedPolicies, policyViews } from "./readme/policies.ts";
import { repetitionView } from "./readme/repetition.ts";
import { takenCredentials } from "./readme/taken.ts";
import { useOf } from "./readme/use.ts";
import { workflowView } from "./readme/workflow.ts";
import type { Target } from "./target.ts";
import { importView } from "./typescript/import.ts";
import { joinSentences } from "./sentences.ts";

const render = template<ReturnType<typeof readmeView>>("README.md");

/** What a person reads first: how to call, and every input, output and error. */
export const readmeTarget: Target = {
  id: "readme",
  emit: (provider, project) => [
    { path: "README.md", contents: render(readmeView(provider, project)), use: "packed" },
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
    takes: takenCredentials(provider),
    library: packageName(WORKFLOW, project),
    ...useView(provider, name),
    agents: agentsView(provider, project),
    operations: operations.map((operation) => operationView(provider, operation)),
    block: provider.names.block,
    choices: choicesView(provider),
    paging: pagingView(provider),
    jobs: jobViews(provider),
    withResult: provider.jobs.some(({ result }) => result),
    errors: errorViews(provider),
    types: typesView(provider),
    ...hostsView(provider),
    logsIn: operations.some(({ logins }) => logins),
    policies: policyViews(provider),
    ...fixedPolicies,
    repetition: repetitionView(provider),
  };
}

/** The inputs whose choices the block lists. */
function choicesView({ operations }: Provider) {
  return operations.flatMap(({ id, parameters }) =>
    parameters.flatMap(({ name, words }) => {
      if (!words?.options) return [];
      const { call, search } = words.options;
      return [{ operation: id, input: name, from: call, search: search !== undefined }];
    }),
  );
}

function credentialView(credential: Credential) {
  const { name, description, scopes, env, sent } = credential;
  const needed = scopes.length > 0 ? `Scopes: ${scopes.join(", ")}.` : null;
  const [only] = sent;
  return {
    name,
    variable: env,
    sent: only ? placeOf(only).kind : "in hooks",
    sentName: only ? sentName(only, name) : name,
    doc: joinSentences([description, needed]),
  };
}

/** `Authorization: Bearer …`; of Basic what is joined. */
function sentName(sent: Sent, own: string): string {
  const text = textOf(sent.value, own);
  const { name } = placeOf(sent);
  if (text === "{}") return name;
  return `${name}: ${sent.value.kind === "basic" ? "Basic " : ""}${text.replace("{}", "…")}`;
}

/** Which hosts callers may name, and what the host of the block may add. */
function hostsView({ server, operations }: Provider) {
  const all = [server, ...operations.flatMap((operation) => operation.server ?? [])];
  const named = operations.flatMap(({ parameters }) =>
    parameters.flatMap(({ host }) => host ?? []),
  );
  return {
    hosts: server.allowedHosts.map((suffix) => ({ suffix })),
    isOpen: all.some(({ anyHost }) => anyHost),
    takesFiles: operations.some(({ parameters }) => parameters.some(({ type }) => type === "file")),
    isStored: operations.some(({ replies }) => replies.some(({ file }) => file)),
    isPasted:
      named.some(({ kind }) => kind === "address") || operations.some(({ fetches }) => fetches),
  };
}

/** Types by the names that code imports them under. */
function typesView(provider: Provider) {
  const [first] = provider.operations;
  const own = first ? [first.names.inputs, first.names.outputs] : [];
  const replies = [...schemaTypeNames(provider).values()].map((type) => ({ type }));
  return { own: own.map((type) => ({ type })), replies };
}

/** The first call, and the other ways to make it. */
function useView(provider: Provider, from: string) {
  const { names } = provider;
  const use = useOf(provider);
  const { operation, given, checked } = use;
  const { method } = operation.names;
  const parts = connectionNames(provider, operation);
  const sent = sentParameters(operation).map(({ name }) => name);
  const isOption = ({ name }: InputView) => parts.includes(name);
  const isOwn = ({ name }: InputView) => !parts.includes(name) || sent.includes(name);
  const object = (...entries: readonly EntryView[]) => ({ kind: "object", entries }) as const;
  const credentials = credentialEntries(
    provider,
    operation,
    given.map(({ name }) => name),
  );
  const selected = { name: "operation", value: { kind: "value", value: operation.id } } as const;
  const options = object(...credentials, ...inputEntries(checked.filter(isOption)));
  const params = object(...inputEntries(checked.filter(isOwn)));
  const inputs = object(selected, ...credentials, ...inputEntries(given));
  return {
    imports: importView(from, [method], []),
    first: callView(provider, operation, checked),
    others: importView(from, [names.block, names.createClient], []),
    blockCall: callOf(names.block, "execute", inputs),
    clientCall: callOf(null, names.createClient, options),
    methodCall: callOf("client", method, params),
    workflow: workflowView(provider, use),
  };
}
