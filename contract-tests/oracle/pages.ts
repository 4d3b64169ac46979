import { isPart } from "../contract/output-steps.ts";
import type { Outcome, Reply } from "../contract/case.ts";
import type { OperationContract, Value } from "../contract/types.ts";
import { holds } from "./conditions.ts";
import { hookedRoots } from "./hooks.ts";
import { readAnswer } from "./outcome.ts";
import { isMap, type Roots, select } from "./path.ts";
import type { Inputs } from "./values.ts";

/** Where the next page is; null after the last one. */
export async function nextOf(
  operation: OperationContract,
  inputs: Inputs,
  reply: Reply,
): Promise<Value | null> {
  const { page } = operation;
  const roots = await rootsOf(operation, inputs, reply);
  if (!page?.next || (page.end && holds(page.end, roots))) return null;
  return select(page.next, roots) || null;
}

/** The items of a page, once a hook had its say. */
export async function itemsOf(
  operation: OperationContract,
  inputs: Inputs,
  reply: Reply,
): Promise<readonly Value[]> {
  const { page } = operation;
  const { body = null } = await rootsOf(operation, inputs, reply);
  return page ? [select(page.items, { body }) ?? []].flat() : [];
}

async function rootsOf(operation: OperationContract, inputs: Inputs, reply: Reply): Promise<Roots> {
  const answer = readAnswer(operation, inputs, reply);
  return "kind" in answer ? {} : await hookedRoots(operation, inputs, answer.roots);
}

/** The outputs of the last page with the items of all; the error of a page is that of the call. */
export function collectedOutcome(
  { outputs, page }: OperationContract,
  pages: readonly Outcome[],
  most: number,
): Outcome {
  const list = outputs.find(
    ({ source }) =>
      source.kind === "path" && !isPart(source.steps) && source.paths.includes(page?.items ?? ""),
  );
  const name = (list?.name ?? "").split(".");
  const all: Value[] = [];
  for (const each of pages) {
    if (each.kind === "error") return each;
    for (const item of [outputAt(each.output, name) ?? []].flat()) all.push(item);
  }
  const last = pages.at(-1);
  if (last?.kind !== "output" || all.length === 0) return last ?? { kind: "output", output: {} };
  return { ...last, output: withOutput(last.output, name, all.slice(0, most)) };
}

function outputAt(value: Value, [name, ...rest]: readonly string[]): Value | undefined {
  if (name === undefined) return value;
  const inner = isMap(value) ? value[name] : undefined;
  return inner === undefined ? undefined : outputAt(inner, rest);
}

function withOutput(value: Value, [name, ...rest]: readonly string[], all: Value): Value {
  if (name === undefined) return all;
  const map = isMap(value) ? value : {};
  return { ...map, [name]: withOutput(map[name] ?? {}, rest, all) };
}
