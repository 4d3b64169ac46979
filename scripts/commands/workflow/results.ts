import { printable } from "../../../packages/workflow/src/diagnostics/excerpt.ts";
import { maskOutcome, redactorsOfRun } from "../../../packages/workflow/src/run/mask.ts";
import type { BlockOutcome, WorkflowResult } from "../../../packages/workflow/src/run/types.ts";
import type { Workflow } from "../../../packages/workflow/src/types.ts";
import { counted, duration, rounded } from "../../system/terminal/numbers.ts";
import type { Style } from "../../system/terminal/style.ts";

/** A result in which no secret is to be seen, whoever put it there. */
export function masked(result: WorkflowResult, secrets: readonly string[]): WorkflowResult {
  const redactors = redactorsOfRun();
  const blocks = Object.entries(result.blocks).map(
    ([id, outcome]) => [id, maskOutcome(outcome, secrets, redactors)] as const,
  );
  return { ...result, blocks: Object.fromEntries(blocks) };
}

/** Outputs of the blocks that nothing follows, by block. */
export function finalOutputs(
  { blocks }: Workflow,
  result: WorkflowResult,
): Readonly<Record<string, unknown>> {
  const last = Object.keys(blocks).filter((id) => !blocks[id]?.connections?.outgoing.length);
  return Object.fromEntries(
    last.flatMap((id) => {
      const outcome = result.blocks[id];
      return outcome?.status === "completed" ? [[id, outcome.outputs]] : [];
    }),
  );
}

/** Every block with what became of it, in the order of the file. */
export function blockReports({ blocks }: Workflow, result: WorkflowResult) {
  return Object.fromEntries(
    Object.entries(blocks).map(([id, { type, inputs }]) => {
      const outcome = result.blocks[id] ?? { status: "aborted", ms: 0 };
      return [id, { type, operation: inputs.operation, ...outcome, ms: rounded(outcome.ms) }];
    }),
  );
}

/** Each block that failed: operation, error, the provider's request id, and what it kept from running. */
export function failuresAsText(
  { blocks }: Workflow,
  result: WorkflowResult,
  style: Style,
): readonly string[] {
  const outcomes = Object.values(result.blocks);
  return outcomes.flatMap((outcome) => {
    if (!("error" in outcome) || !outcome.error) return [];
    const { block, error } = outcome;
    const skipped = outcomes.flatMap((other) =>
      other.status === "skipped" && other.because === block ? [other.block] : [],
    );
    const head = `${style("red", outcome.status)} ${style("bold", block)}`;
    const operation = blocks[block]?.inputs.operation ?? "";
    const code = outcome.status === "failed" ? `${error.code}: ` : "";
    const details = ["status", "upstreamCode", "requestId", "jobId"].flatMap((name) =>
      error[name] === undefined ? [] : [`${labels[name] ?? name} ${error[name]}`],
    );
    return [
      `${head} (${operation}): ${code}${printable(error.message)}`,
      ...(details.length > 0 ? [`  ${printable(details.join(", "))}`] : []),
      ...(skipped.length > 0 ? [`  skipped as a result: ${skipped.join(", ")}`] : []),
    ];
  });
}

const labels: Readonly<Record<string, string>> = {
  upstreamCode: "provider's code",
  requestId: "request id",
  jobId: "job",
};

/** `3 blocks: 2 completed, 1 failed in 1.2 s` */
export function summary(result: WorkflowResult, ms: number, style: Style): string {
  const outcomes = Object.values(result.blocks);
  const states: readonly BlockOutcome["status"][] = ["completed", "failed", "skipped", "aborted"];
  const counts = states.flatMap((state) => {
    const count = outcomes.filter(({ status }) => status === state).length;
    return count > 0 ? [`${count} ${state}`] : [];
  });
  const time = style("dim", `in ${duration(ms)}`);
  return `${counted(outcomes.length, "block")}: ${counts.join(", ")} ${time}`;
}
