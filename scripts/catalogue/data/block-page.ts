import { isEncoded } from "../../language/ir/input-steps.ts";
import type { OperationJson } from "../../../packages/tools/src/block-json.ts";
import { blockData } from "../../emit/targets/block-json.ts";
import { declaredErrors } from "../../emit/targets/declared-errors.ts";
import { connectionNames, sentParameters } from "../../emit/targets/inputs/parameters.ts";
import { policyViews } from "../../emit/targets/readme/policies.ts";
import { credentialsBeside, foundBefore } from "../../language/ir/credentials.ts";
import { replyKinds } from "../../language/ir/definition.ts";
import { packageName } from "../../language/ir/libraries.ts";
import { travellingText } from "../../language/ir/travelling-text.ts";
import type {
  Example,
  ExampleError,
  Json,
  Operation,
  Parameter,
  Project,
  Provider,
} from "../../language/ir/types.ts";
import { fieldsInWords } from "./field-words.ts";
import type {
  Block,
  BlockOperation,
  BlockText,
  ExamplePage,
  Icon,
  OperationPage,
} from "./types.ts";
import type { ContractResults } from "./contract-report.ts";

/** What a page shows of a block beside what its manifest says. */
export interface Beside {
  readonly project: Project;
  /** Of the package. */
  readonly version: string;
  readonly icon: Icon | null;
  readonly changes: BlockText["changes"];
  readonly contract: ContractResults;
}

/** Everything that the page of a block shows. Pure. */
export function blockPage(provider: Provider, beside: Beside): BlockText {
  const { project, version, icon, changes, contract } = beside;
  const { id, names, operations } = provider;
  return {
    id,
    block: blockOf(provider),
    package: { name: packageName(id, project), version },
    icon,
    names: { block: names.block, client: names.createClient },
    operations: Object.fromEntries(
      operations.map((operation) => [
        operation.id,
        {
          method: operation.names.method,
          examples: examplePages(provider, operation),
          errors: declaredErrors(operation),
          signs: operation.hooks.sign?.adds ?? [],
          client: clientCall(provider, operation),
          contract: contract.operations.get(operation.id) ?? null,
        },
      ]),
    ),
    policies: policyViews(provider).map(({ option, value, exceptions, doc }) => ({
      option,
      value,
      exceptions: exceptions.map((each) => ({
        value: each.value,
        operations: each.operations.map((operation) => operation.id),
      })),
      meaning: doc,
    })),
    changes,
    untested: contract.untested.get(id) ?? null,
  };
}

function blockOf(provider: Provider): Block {
  // It says no less than the page reads; the type of JSON cannot tell.
  const block = blockData(provider) as unknown as Block;
  const operations = block.operations.map((operation) => {
    const { examples: _, rules = [], ...rest } = operation as BlockOperation & OperationJson;
    // The others are told by the call itself.
    const shown = rules.filter((rule) => rule.shown);
    return { ...rest, ...(shown.length > 0 && { rules: shown }) };
  });
  return { ...block, operations, fields: fieldsInWords(provider, block.fields) };
}

/** The client makes no call before another one, and runs no hook. */
function clientCall(provider: Provider, operation: Operation): OperationPage["client"] {
  const { hooks } = operation;
  if (foundBefore(operation).length > 0 || hooks.request) return null;
  return {
    options: connectionNames(provider, operation),
    params: sentParameters(operation).map(({ name }) => name),
    encoded: operation.parameters.filter(isEncoded).map(({ name }) => name),
  };
}

function examplePages(provider: Provider, operation: Operation): readonly ExamplePage[] {
  if (operation.examples.length === 0) return [withoutExample(provider, operation)];
  return operation.examples.map((example) => examplePage(provider, operation, example));
}

function examplePage(provider: Provider, operation: Operation, example: Example): ExamplePage {
  const { name, now, reply, result, credentials } = example;
  const all = { ...sharedExamples(operation), ...example.params };
  const isSecret = new Set(operation.parameters.flatMap((each) => (each.secret ? each.name : [])));
  const given = (secret: boolean) =>
    Object.fromEntries(Object.entries(all).filter(([input]) => isSecret.has(input) === secret));
  const { status, headers, body } = reply;
  const kind = replyKinds(provider, operation)[status];
  return {
    name,
    inputs: given(false),
    ...(now !== undefined && { now }),
    keys: { ...standIns(provider, operation, Object.keys(all)), ...given(true), ...credentials },
    reply: {
      status,
      headers: { ...contentType(operation, status), ...headers },
      ...(body !== undefined && { body: travellingText(kind, body) }),
    },
    ...(result.kind === "error" && { error: errorOf(result.error) }),
  };
}

function errorOf({ code, message }: ExampleError): NonNullable<ExamplePage["error"]> {
  return { code, ...(message !== undefined && { message }) };
}

/** A file has the type that is declared unless the example says another. */
function contentType({ replies }: Operation, status: number): Record<string, string> {
  const file = replies.find((reply) => reply.status === status)?.file;
  const type = file?.mediaType;
  return type === undefined || type.endsWith("*") ? {} : { "content-type": type };
}

function withoutExample(provider: Provider, operation: Operation): ExamplePage {
  const inputs = sharedExamples(operation);
  const keys = standIns(provider, operation, Object.keys(inputs));
  return { name: "nothing filled in", inputs, keys, reply: null };
}

function sharedExamples({ parameters }: Operation): Record<string, Json> {
  const isShown = ({ shared, example }: Parameter) => shared && example !== undefined;
  return Object.fromEntries(
    parameters.filter(isShown).map(({ name, example }) => [name, example ?? null]),
  );
}

/** One for each credential that a call with these inputs needs, told apart so that the page can name it. */
function standIns(
  provider: Provider,
  operation: Operation,
  inputs: readonly string[],
): Record<string, string> {
  const needed = credentialsBeside(provider, operation, inputs);
  return Object.fromEntries(needed.map(({ name }) => [name, `key-of-${name}`]));
}
