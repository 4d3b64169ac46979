import { booksBlock, searchVolumes } from "@blockwright/books";
import { checkWorkflow } from "../../../packages/workflow/src/check.ts";
import type { BlockDescription } from "../../../packages/workflow/src/known/types.ts";
import { parseWorkflow } from "../../../packages/workflow/src/parse.ts";
import { runWorkflow } from "../../../packages/workflow/src/run/workflow.ts";
import type { BlockDocument, Workflow } from "../../../packages/workflow/src/types.ts";

export interface Runs {
  readonly checked: typeof checked;
  readonly fetched: typeof fetched;
  readonly looped: typeof looped;
  readonly ran: typeof ran;
  readonly workflowOf: typeof workflowOf;
}

const baseUrl = "http://127.0.0.1";
const secrets = { BOOKS_API_KEY: "k-0123456789" };

/** A workflow of layers of so many blocks; each block refers to three of the layer before it. */
export function workflowOf(count: number, width: number): Workflow {
  const numbers = Array.from({ length: count }, (_, number) => number);
  return {
    blocks: Object.fromEntries(
      numbers.map((each) => [`block${each}`, blockAt(each, count, width)]),
    ),
  };
}

function blockAt(number: number, count: number, width: number): BlockDocument {
  const layer = number - (number % width);
  const near = (from: number, step: number) =>
    [0, 1, 2].map((by) => `block${from + ((number + step * by + width * by) % width)}`);
  const before = layer > 0 ? near(layer - width, 1) : [];
  const after = layer + width < count ? new Set(near(layer + width, -1)) : [];
  const q = ["bees", ...before.map((id) => `{{${id}.data[0].id}}`)].join(" ");
  return {
    type: "books",
    name: "Search",
    inputs: { operation: "books_search_volumes", apiKey: "{{BOOKS_API_KEY}}", q },
    connections: { outgoing: Array.from(after, (target) => ({ target })) },
  };
}

/** Reads and checks a document; how many problems it has. */
export function checked(text: string, blocks: readonly BlockDescription[]): number {
  return checkWorkflow(parseWorkflow(text), blocks).length;
}

/** Runs a workflow; how many blocks completed. */
export async function ran(workflow: Workflow): Promise<number> {
  const result = await runWorkflow(workflow, {
    blocks: [booksBlock],
    secrets,
    context: () => ({ baseUrl }),
  });
  return Object.values(result.blocks).filter(({ status }) => status === "completed").length;
}

/** Makes as many calls by `fetch` alone. */
export async function fetched(count: number): Promise<void> {
  const url = `${baseUrl}/books/v1/volumes?q=bees%20a%20a%20a&key=${secrets.BOOKS_API_KEY}`;
  for (let call = 0; call < count; call++) await (await fetch(new Request(url))).json();
}

/** Makes as many calls as a loop does that knows what to send. */
export async function looped(count: number): Promise<void> {
  const inputs = { apiKey: secrets.BOOKS_API_KEY, q: "bees a a a" };
  for (let call = 0; call < count; call++) await searchVolumes.execute(inputs, { baseUrl });
}
