import { workflowDiagnostic as diagnostic } from "../catalog.ts";
import { parseTemplate } from "../reference.ts";
import type { CheckContext, Findings } from "./context.ts";
import { valuesWithin } from "./within.ts";

/** References in places where none is replaced. */
export function* checkMisplaced({ workflow, blocks, source }: CheckContext): Findings {
  if (holdsReference(workflow.name ?? "")) {
    yield diagnostic("reference-misplaced", source.valueAt(["name"]), {
      place: "the name of a workflow",
    });
  }
  for (const [id, { type, name, connections, inputs }] of blocks) {
    const at = ["blocks", id];
    for (const [member, text] of Object.entries({ type, name })) {
      if (!holdsReference(text)) continue;
      const range = source.valueAt([...at, member]);
      yield diagnostic("reference-misplaced", range, { place: `the ${member} of a block` });
    }
    for (const [index, { target }] of (connections?.outgoing ?? []).entries()) {
      if (!holdsReference(target)) continue;
      const range = source.valueAt([...at, "connections", "outgoing", index, "target"]);
      yield diagnostic("reference-misplaced", range, { place: "a connection" });
    }
    for (const [path] of valuesWithin(inputs, [...at, "inputs"])) {
      // The names of the inputs themselves are known.
      if (path.length <= at.length + 2 || !holdsReference(String(path.at(-1)))) continue;
      yield diagnostic("reference-misplaced", source.keyAt(path), { place: "the key of a value" });
    }
  }
}

/** Whether a text refers to something. */
export function holdsReference(text: string): boolean {
  return parseTemplate(text).some(({ kind }) => kind === "output" || kind === "secret");
}
