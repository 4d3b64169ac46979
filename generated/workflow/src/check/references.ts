// Generated from packages/workflow/src/check/references.ts. Do not edit; run `npm run generate`.

import { workflowDiagnostic as diagnostic } from "../catalog.ts";
import type { SourceRange } from "../diagnostics/diagnostic.ts";
import { didYouMean } from "../diagnostics/did-you-mean.ts";
import type { OutputReference, Part } from "../reference.ts";
import { knownOutputs } from "./known-outputs.ts";
import { isIndex } from "./member.ts";
import { leadOf } from "./output-path.ts";
import type { Findings, Subject } from "./subject.ts";
import { memberHint, outputHint } from "./suggestions.ts";
import { pathText, typeWords } from "./wording.ts";

/** References: what they name exists, and is there when the block runs. */
export function* checkReferences(subject: Subject): Findings {
  for (const [id] of subject.blocks) {
    for (const template of subject.textsOf(id)) {
      for (const part of template.parts) {
        if (part.kind === "text") continue;
        yield* checkPart(subject, id, part, () => subject.placeOf(template, part));
      }
    }
  }
}

function* checkPart(
  subject: Subject,
  self: string,
  part: Exclude<Part, { readonly kind: "text" }>,
  place: () => SourceRange,
): Findings {
  const { blocks } = subject.workflow;
  if (part.kind === "malformed") {
    const { text, reason } = part;
    yield diagnostic("reference-malformed", place(), { text, reason });
  } else if (part.kind === "secret") {
    const { name } = part;
    if (!Object.hasOwn(blocks, name)) return;
    const outputs = [...(knownOutputs(subject, name)?.outputs.keys() ?? [])];
    const values = {
      block: name,
      outputs: outputs.map((output) => `${name}.${output}`).join(", "),
    };
    yield diagnostic("reference-without-output", place(), values);
  } else if (!Object.hasOwn(blocks, part.block)) {
    const others = Object.keys(blocks).filter((id) => id !== self);
    const hint = didYouMean(part.block, others);
    yield diagnostic("reference-block-unknown", place(), { block: part.block, hint });
  } else {
    yield* checkOrder(subject, self, part.block, place);
    yield* checkOutput(subject, part, place);
  }
}

function* checkOrder(
  { graph, workflow }: Subject,
  self: string,
  block: string,
  place: () => SourceRange,
): Findings {
  if (block !== self && graph.runsBefore(block, self)) return;
  // A connection that leads nowhere was reported, and may be the one that is missing.
  const targets = workflow.blocks[block]?.connections?.outgoing ?? [];
  if (block !== self && targets.some(({ target }) => !Object.hasOwn(workflow.blocks, target)))
    return;
  yield diagnostic("reference-not-before", place(), { block, self });
}

function* checkOutput(
  subject: Subject,
  { block, path }: OutputReference,
  place: () => SourceRange,
): Findings {
  const known = knownOutputs(subject, block);
  if (known === undefined) return;
  const lead = leadOf(known.outputs, path);
  if (lead.kind === "value") return;
  if (lead.kind === "unknown") {
    yield diagnostic("reference-output-unknown", place(), {
      operation: known.operation.id,
      output: lead.output,
      hint: outputHint(path, lead.output, known),
      outputs: [...known.outputs.keys()].join(", "),
    });
    return;
  }
  const member = path[lead.at] ?? "";
  const parent = pathText(block, path.slice(0, lead.at));
  const hint = memberHint(block, path, lead, known.outputs);
  if (lead.kind === "undescribed") {
    yield diagnostic("reference-member-undescribed", place(), { path: parent, member, hint });
    return;
  }
  const type = typeWords(lead.types);
  const named = isIndex(member) ? `item ${member}` : `member "${member}"`;
  yield diagnostic("reference-member-impossible", place(), {
    path: parent,
    type,
    member: named,
    hint,
  });
}
