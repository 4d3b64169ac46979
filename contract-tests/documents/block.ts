import { urlsOf } from "../contract/server.ts";
import type { Contract, JobContract, OutputContract } from "../contract/types.ts";
import { type BlockDocument, type Field, fieldsOf } from "./block-document.ts";
import { documentedRules, promisedRules } from "./block-rules.ts";
import { kindOf, promisedInputs } from "./block-inputs.ts";
import { promisedPart } from "./promised-text.ts";

/** What a host reads of a block, as far as a contract decides it: by operation, input and output. */
export function promisedBlock(contract: Contract): object {
  const { block, operations, jobs } = contract;
  return {
    type: contract.provider,
    name: block.name,
    description: block.description,
    color: block.color,
    category: block.category,
    operations: Object.fromEntries(
      operations.map((operation) => [
        operation.id,
        {
          effect: operation.effect,
          inputs: promisedInputs(contract, operation),
          outputs: Object.fromEntries(operation.outputs.map(promisedOutput)),
          rules: promisedRules(operation),
          servers: operation.server && urlsOf(operation.server),
          fetches: operation.fetches,
          before: operation.lookups.map((lookup) => lookup.call),
          calls: [...operation.hooks.calls.keys()],
          ...promisedJob(jobs.find(({ start }) => start.includes(operation.id))),
        },
      ]),
    ),
  };
}

function promisedOf({ operations }: Contract, id: string) {
  const own = operations.find((each) => each.id === id);
  return own ? promisedRules(own) : [];
}

function promisedJob(job: JobContract | undefined): object {
  return { poll: job?.poll.call, result: job?.result?.call };
}

/** The same of `block.json`, where limits and the like follow the description of an input. */
export function documentedBlock(document: BlockDocument, contract: Contract): object {
  const { type, name, description, color, category, operations } = document;
  return {
    type,
    name,
    description,
    color,
    category,
    operations: Object.fromEntries(
      operations.map(
        ({ id, effect, outputs, job, servers, fetches, before = [], calls = [], rules = [] }) => [
          id,
          {
            effect,
            inputs: Object.fromEntries(
              fieldsOf(document, id).map((field) => [field.name, inputOf(field, contract, id)]),
            ),
            outputs: Object.fromEntries(
              Object.entries(outputs).map(([key, { type: kind, integer, optional, nullable }]) => [
                key,
                { type: kind, integer, optional, nullable },
              ]),
            ),
            rules: documentedRules(rules, promisedOf(contract, id)),
            servers,
            fetches: fetches && { name: fetches.parameter, allowedHosts: fetches.allowedHosts },
            before,
            calls,
            poll: job?.poll.call,
            result: job?.result?.call,
          },
        ],
      ),
    ),
  };
}

/**
 * An input with what of its description the manifest gives, for what follows it is the generator's, and so
 * is the title of one without a label.
 */
function inputOf({ name, limits = {}, ...field }: Field, contract: Contract, id: string): object {
  const operation = contract.operations.find((each) => each.id === id);
  const inputs = [...contract.credentials, ...(operation?.parameters ?? [])];
  const promised = inputs.find((each) => each.name === name);
  const description = promisedPart(field.description, promised?.description ?? field.description);
  const title = promised?.label === undefined ? undefined : field.title;
  return { ...field, limits, description, title };
}

function promisedOutput(output: OutputContract): readonly [string, object] {
  const isLeftOut =
    output.optional && output.default === undefined && output.source.kind === "path";
  return [
    output.name,
    {
      ...kindOf(output.type),
      optional: isLeftOut || undefined,
      nullable: output.nullable || undefined,
    },
  ];
}
