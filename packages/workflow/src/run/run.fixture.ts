import type { BlockDocument, Workflow } from "../types.ts";
import type { RunEvent } from "./types.ts";

/** A block of the book catalogue that searches; what follows it by id. */
export function search(inputs: object = {}, ...targets: readonly string[]): BlockDocument {
  return block(
    "books",
    "books_search_volumes",
    { apiKey: "k-0123456789", q: "bees", ...inputs },
    targets,
  );
}

/** A block that changes something: it creates a record. */
export function create(fields: object = {}, ...targets: readonly string[]): BlockDocument {
  const inputs = { apiKey: "t-0123456789", instanceUrl: "https://a.my.salesforce.com" };
  return block("crm", "crm_create_record", { ...inputs, sobject: "Contact", fields }, targets);
}

/** A block that starts a generation and waits for it. */
export function generate(inputs: object = {}, ...targets: readonly string[]): BlockDocument {
  const own = { apiKey: "d-0123456789", inputText: "Bees", textMode: "generate", ...inputs };
  return { ...block("docgen", "docgen_generate", own, targets), wait: { everyMs: 5 } };
}

/** A block with these inputs. */
export function block(
  type: string,
  operation: string,
  inputs: object,
  targets: readonly string[] = [],
): BlockDocument {
  const outgoing = targets.map((target) => ({ target }));
  return { type, name: operation, inputs: { operation, ...inputs }, connections: { outgoing } };
}

/** A workflow of these blocks. */
export function workflowOf(blocks: Workflow["blocks"]): Workflow {
  return { blocks };
}

/** Events in short: `search started`. */
export function short(events: readonly RunEvent[]): readonly string[] {
  return events.map((event) => {
    const end = event.kind === "ended" ? ` ${event.outcome.status}` : "";
    return `${event.block} ${event.kind}${end}`;
  });
}
