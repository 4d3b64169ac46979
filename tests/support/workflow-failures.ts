import { expect } from "vitest";
import { contractOf } from "../../contract-tests/contract/read.ts";
import { differences } from "../../contract-tests/run/difference.ts";
import { expectedGot } from "../../contract-tests/run/failure-text.ts";

/** A block of a workflow that ran, and what should have come of it. */
export interface ExpectedBlock {
  readonly id: string;
  readonly provider: string;
  readonly operation: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

/** Says of each block that ended otherwise what differs first, and which manifest says so. */
export function expectBlocks(blocks: readonly ExpectedBlock[]): void {
  const lines = blocks.flatMap((block) => {
    const [first, ...others] = differences(block.expected, block.actual, "output");
    if (!first) return [];
    const more = others.length > 0 ? `, and ${others.length} more` : "";
    const what = `${first.path}: ${expectedGot(first.expected, first.actual)}${more}`;
    return [`${block.operation} (block ${block.id}) ${what}; ${placeOf(block)}`];
  });
  if (lines.length > 0) expect.fail(lines.join("\n"));
}

/** Where a manifest decides what an operation ends with. */
function placeOf({ provider, operation }: ExpectedBlock): string {
  const { spec, jobs } = contractOf(provider);
  const job = jobs.find(({ start }) => start.includes(operation));
  const keyword = job ? `jobs.${job.name}` : `operations.${operation}.output`;
  return `correct ${keyword} in ${spec}, or its examples`;
}
