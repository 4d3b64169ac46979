// Generated from packages/workflow/src/check.ts. Do not edit; run `npm run generate`.

import { checkConnections } from "./check/connections.ts";
import { checkFilledTexts } from "./check/filled-texts.ts";
import { checkForeign } from "./check/foreign.ts";
import { checkBlockInputs } from "./check/inputs.ts";
import { masked } from "./check/mask.ts";
import { checkMisplaced } from "./check/misplaced.ts";
import { checkReferenceTypes } from "./check/reference-types.ts";
import { checkReferences } from "./check/references.ts";
import { checkSecrets } from "./check/secrets.ts";
import { type Findings, Subject } from "./check/subject.ts";
import { checkTypes } from "./check/types.ts";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import type { BlockDescription } from "./known/types.ts";
import { readBlocks } from "./known.ts";
import { type ParsedWorkflow, parseWorkflow } from "./parse.ts";
import type { Workflow } from "./types.ts";

const checks: readonly ((subject: Subject) => Findings)[] = [
  checkTypes,
  checkMisplaced,
  checkForeign,
  checkConnections,
  checkBlockInputs,
  checkFilledTexts,
  checkSecrets,
  checkReferences,
  checkReferenceTypes,
];

/**
 * Everything that is wrong with a workflow, in the order of its text. One in code is placed in its own
 * JSON. `blocks` are the descriptions of the blocks at hand, each the `block.json` of a package; one
 * that cannot be used is refused with a TypeError.
 */
export function checkWorkflow(
  document: ParsedWorkflow | Workflow,
  blocks: readonly BlockDescription[],
): readonly Diagnostic[] {
  const known = readBlocks(blocks);
  const parsed = "diagnostics" in document ? document : parsedFromCode(document);
  const { workflow = parsed.draft, source, diagnostics: reported } = parsed;
  if (workflow === undefined) return masked(reported, source.file, known);
  const subject = new Subject(workflow, source, known);
  const found = checks.flatMap((check) => [...check(subject)]);
  // A value that could not be read is not judged.
  const judged = found.filter((one) => !reported.some((other) => contains(one, other)));
  const all = withoutRepetition([...reported, ...judged]);
  const sorted = all.toSorted((a, b) => a.range.start - b.range.start);
  return masked(sorted, source.file, known, subject);
}

function parsedFromCode(workflow: Workflow): ParsedWorkflow {
  return parseWorkflow(JSON.stringify(workflow, null, 2), "workflow.json");
}

function contains({ range: outer }: Diagnostic, { range: inner }: Diagnostic): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** What an alias repeats is judged wherever it stands, and placed where it is written. */
function withoutRepetition(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const byText = new Map(
    diagnostics.map((one) => [
      JSON.stringify([one.code, one.message, one.range.start, one.range.end]),
      one,
    ]),
  );
  return [...byText.values()];
}
