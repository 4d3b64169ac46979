import { didYouMean } from "@blockwright/runtime";
import { workflowDiagnostic as diagnostic } from "../catalog.ts";
import type { SourceRange } from "../diagnostics/diagnostic.ts";
import type { OutputReference, Part } from "../reference.ts";
import { knownOutputs } from "./known-outputs.ts";
import { isIndex } from "./member.ts";
import { resolvePath } from "./output-path.ts";
import { isDoubtful } from "./connections.ts";
import type { CheckContext, Findings } from "./context.ts";
import { memberHint, outputHint } from "./suggestions.ts";
import { pathText, typesText } from "./wording.ts";

/** References: what they name exists, and is available when the block runs. */
export function* checkReferences(context: CheckContext): Findings {
  for (const [id] of context.blocks) {
    for (const template of context.textsOf(id)) {
      for (const part of template.parts) {
        if (part.kind === "text") continue;
        yield* checkPart(context, id, part, () => context.placeOf(template, part));
      }
    }
  }
}

function* checkPart(
  context: CheckContext,
  self: string,
  part: Exclude<Part, { readonly kind: "text" }>,
  place: () => SourceRange,
): Findings {
  const { blocks } = context.workflow;
  if (part.kind === "malformed") {
    const { text, reason } = part;
    yield diagnostic("reference-malformed", place(), { text, reason });
  } else if (part.kind === "secret") {
    const { name } = part;
    if (!Object.hasOwn(blocks, name)) return;
    const outputs = [...(knownOutputs(context, name)?.outputs.keys() ?? [])];
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
    yield* checkOrder(context, self, part.block, place);
    yield* checkOutput(context, part, place);
  }
}

function* checkOrder(
  { graph, workflow }: CheckContext,
  self: string,
  block: string,
  place: () => SourceRange,
): Findings {
  if (block !== self && graph.runsBefore(block, self)) return;
  // The connection that is missing may be one that was reported.
  const targets = workflow.blocks[block]?.connections?.outgoing ?? [];
  if (block !== self && targets.some((connection) => isDoubtful(connection, block, workflow)))
    return;
  yield diagnostic("reference-not-before", place(), { block, self });
}

function* checkOutput(
  context: CheckContext,
  { block, path }: OutputReference,
  place: () => SourceRange,
): Findings {
  const known = knownOutputs(context, block);
  if (known === undefined) return;
  const resolved = resolvePath(known.outputs, path);
  if (resolved.kind === "value") {
    const name = path.join(".");
    if (known.never.some((never) => `${name}.`.startsWith(`${never}.`)))
      yield diagnostic("reference-never", place(), { path: pathText(block, path) });
    return;
  }
  if (resolved.kind === "unknown") {
    yield diagnostic("reference-output-unknown", place(), {
      operation: known.operation.id,
      output: resolved.output,
      hint: outputHint(path, resolved.output, known),
      outputs: [...known.outputs.keys()].join(", "),
    });
    return;
  }
  const member = path[resolved.at] ?? "";
  const parent = pathText(block, path.slice(0, resolved.at));
  const hint = memberHint(block, path, resolved, known.outputs);
  if (resolved.kind === "undescribed") {
    yield diagnostic("reference-member-undescribed", place(), { path: parent, member, hint });
    return;
  }
  const type = typesText(resolved.types);
  const named = isIndex(member) ? `item ${member}` : `member "${member}"`;
  yield diagnostic("reference-member-impossible", place(), {
    path: parent,
    type,
    member: named,
    hint,
  });
}
