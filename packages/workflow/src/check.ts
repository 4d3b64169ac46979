import { checkConnections } from "./check/connections.ts";
import { CheckContext, type Findings } from "./check/context.ts";
import { checkFilledTexts } from "./check/filled-texts.ts";
import { checkForeign } from "./check/foreign.ts";
import { checkBlockInputs } from "./check/inputs.ts";
import { limited, shortened, withinLimit } from "./check/limit.ts";
import { masked } from "./check/mask.ts";
import { checkMisplaced } from "./check/misplaced.ts";
import { checkReferenceTypes } from "./check/reference-types.ts";
import { checkReferences } from "./check/references.ts";
import { checkSecrets } from "./check/secrets.ts";
import { checkTypes } from "./check/types.ts";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import type { BlockDescription, KnownBlocks } from "./known/types.ts";
import { readBlocks } from "./known.ts";
import { type ParsedWorkflow, parseWorkflow } from "./parse.ts";
import type { Workflow } from "./types.ts";

const checks: readonly ((context: CheckContext) => Findings)[] = [
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
 * Reports every problem of a workflow, in the order of its text. A workflow written in code is located
 * in its own JSON. `blocks` describes the available blocks, each by the `block.json` of its package.
 * Throws a TypeError when a description is invalid.
 */
export function checkWorkflow(
  document: ParsedWorkflow | Workflow,
  blocks: readonly BlockDescription[],
): readonly Diagnostic[] {
  return checkKnown(document, readBlocks(blocks));
}

/** The same with blocks that were read, or that are read when they are looked at. */
export function checkKnown(
  document: ParsedWorkflow | Workflow,
  known: KnownBlocks,
): readonly Diagnostic[] {
  const parsed = "diagnostics" in document ? document : parsedFromCode(document);
  const { workflow = parsed.draft, source, diagnostics: reported } = parsed;
  if (workflow === undefined) return shortened(masked(withinLimit(reported), source.file, known));
  const context = new CheckContext(workflow, source, known);
  const found = checks.flatMap((check) => limited(check(context)));
  const isOneMissing = reported.some((one) => isRepeatedBlock(one, workflow));
  const judged = found
    // A value that could not be read is not checked.
    .filter((one) => !reported.some((other) => contains(one, other)))
    .filter(({ code }) => !isOneMissing || !aboutOtherBlocks.has(code));
  const all = withoutRepetition([...reported, ...judged]);
  const sorted = all.toSorted((a, b) => a.range.start - b.range.start);
  return shortened(masked(withinLimit(sorted), source.file, known, context));
}

function parsedFromCode(workflow: Workflow): ParsedWorkflow {
  return parseWorkflow(JSON.stringify(workflow, null, 2), "workflow.json");
}

/** Which blocks there are, and in which order they run. */
const aboutOtherBlocks: ReadonlySet<string> = new Set([
  "connection-target-unknown",
  "connection-to-itself",
  "connection-cycle",
  "block-unreachable",
  "block-unconnected",
  "reference-block-unknown",
  "reference-not-before",
  "reference-output-unknown",
]);

/** Whether two blocks have one id, so that the second hides the first. */
function isRepeatedBlock(
  { code, range: { file, start, end } }: Diagnostic,
  { blocks }: Workflow,
): boolean {
  const key = file.text.slice(start, end).replaceAll(/["']/g, "");
  return code === "key-duplicate" && Object.hasOwn(blocks, key);
}

function contains({ range: outer }: Diagnostic, { range: inner }: Diagnostic): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** A value that aliases repeat is checked at each place, and reported once, where it is written. */
function withoutRepetition(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const byText = new Map(
    diagnostics.map((one) => [
      JSON.stringify([one.code, one.message, one.range.start, one.range.end]),
      one,
    ]),
  );
  return [...byText.values()];
}
