import type { JobOperation, WaitContext } from "@blockwright/runtime";
import { type Graph, graphOf } from "../graph.ts";
import type { BlockDocument, Workflow } from "../types.ts";
import { WorkflowError } from "./error.ts";
import { shapeProblems } from "./shape.ts";
import { readTemplate, type Template } from "./template.ts";
import type { AnyBlock, AnyOperation } from "./types.ts";

/** A block of a workflow, with its operation and its template. */
export interface Step {
  readonly block: string;
  readonly document: BlockDocument;
  readonly operation: AnyOperation;
  readonly template: Template;
}

/** A workflow that can be run. */
export interface Plan {
  readonly steps: ReadonlyMap<string, Step>;
  readonly graph: Graph;
  /** Names of the secrets of all blocks, each once. */
  readonly secrets: readonly string[];
}

/** Prepares all blocks. Throws an error that lists every reason why the workflow cannot run. */
export function planOf(workflow: Workflow, given: readonly AnyBlock[]): Plan {
  refuse(shapeProblems(workflow));
  const { blocks } = workflow;
  const problems: string[] = [];
  const graph = graphOf(blocks);
  const types = typesOf(given);
  const steps = new Map<string, Step>();
  for (const [id, document] of Object.entries(blocks)) {
    const step = readStep(id, document, types, problems);
    if (step) steps.set(id, step);
    const targets = document.connections?.outgoing.map(({ target }) => target) ?? [];
    for (const target of targets.filter((each) => !Object.hasOwn(blocks, each)))
      problems.push(`${id}: connects to "${target}", which is not a block`);
  }
  for (const circle of graph.circles)
    problems.push(`${circle[0]}: runs after itself (${[...circle, circle[0]].join(" -> ")})`);
  for (const step of steps.values()) problems.push(...unreadable(step, blocks, graph));
  refuse(problems);
  const secrets = Array.from(steps.values()).flatMap(({ template }) => [...template.secrets]);
  return { steps, graph, secrets: [...new Set(secrets)] };
}

/** Prepares one block. Throws an error that lists every reason why it cannot run. */
export function stepOf(workflow: Workflow, id: string, given: readonly AnyBlock[]): Step {
  refuse(shapeProblems(workflow));
  const { blocks } = workflow;
  const problems: string[] = [];
  const document = Object.hasOwn(blocks, id) ? blocks[id] : undefined;
  if (!document) problems.push(`${id}: is not a block of this workflow`);
  const step = document && readStep(id, document, typesOf(given), problems);
  if (!step || problems.length > 0) throw refusal(problems);
  return step;
}

type Types = ReadonlyMap<string, AnyBlock>;

function typesOf(given: readonly AnyBlock[]): Types {
  return new Map(given.map((block) => [block.type, block]));
}

function readStep(
  block: string,
  document: BlockDocument,
  types: Types,
  problems: string[],
): Step | undefined {
  const { type, inputs, wait } = document;
  const { operation: id, ...own } = inputs;
  const operations = types.get(type)?.operations;
  if (!operations) {
    problems.push(`${block}: no block of type "${type}" is given`);
    return undefined;
  }
  const operation = Object.hasOwn(operations, id) ? operations[id] : undefined;
  if (!operation) {
    problems.push(`${block}: "${type}" has no operation "${id}"`);
    return undefined;
  }
  if (wait && !isJob(operation)) problems.push(`${block}: ${id} does not start a job to wait for`);
  if (typeof wait === "object") problems.push(...waitProblems(block, wait));
  const template = readTemplate(own);
  for (const problem of template.malformed) problems.push(`${block}: ${problem}`);
  return { block, document, operation, template };
}

type Times = Pick<WaitContext<unknown>, "everyMs" | "waitMs">;

/** Throws for invalid times before the job is started and paid for. */
export function assertWait(block: string, { everyMs, waitMs }: Times): void {
  refuse(waitProblems(`${block}, context`, { everyMs, waitMs }));
}

function waitProblems(where: string, wait: Times): readonly string[] {
  return Object.entries(wait)
    .filter(([, ms]) => ms !== undefined && !(Number.isSafeInteger(ms) && ms >= 1))
    .map(([name]) => `${where}: ${name} must be a whole number, 1 or more`);
}

/** Whether the operation starts a job that can be waited for. */
export function isJob(operation: AnyOperation): operation is JobOperation<never, unknown, unknown> {
  return "waitFor" in operation;
}

/** References whose value will not exist when the block runs. */
function unreadable(
  { block, template }: Step,
  blocks: Workflow["blocks"],
  graph: Graph,
): readonly string[] {
  const named = [...template.secrets].filter((name) => Object.hasOwn(blocks, name));
  const read = new Set(template.outputs.map((reference) => reference.block));
  return [
    ...named.map((name) => `${block}: {{${name}}} names a block without an output`),
    ...[...read]
      .filter((other) => !graph.runsBefore(other, block))
      .map((other) => `${block}: refers to "${other}", which does not run before it`),
  ];
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw refusal(problems);
}

function refusal(problems: readonly string[]): WorkflowError {
  const message = `The workflow cannot run:\n${problems.map((problem) => `- ${problem}`).join("\n")}`;
  return new WorkflowError("workflow_invalid", message, problems);
}
