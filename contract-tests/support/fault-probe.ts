import { parseArgs } from "node:util";
import type { Context } from "@blockwright/runtime";
import { type CaseReport, runCase } from "./fault-case.ts";
import { operationsFor } from "./fault-operations.ts";
import { faults } from "./fault-server/index.ts";
import { pending } from "./fault-server/pending.ts";

// Runs every fault, in this process and on whatever engine it is: a line of JSON per case, and one
// for whatever escapes. `--transport node` sends through the runtime's transport of Node, `--only`
// runs the faults whose name contains a text, `--pending` also those whose promise is not kept yet.

/** A line of the probe: a case, or what should not have happened beside the cases. */
export type ProbeLine = CaseReport | { readonly escaped: string };

const casesAtOnce = 12;
const lingerMs = 3_000;

const { values } = parseArgs({
  options: {
    transport: { type: "string" },
    only: { type: "string", default: "" },
    pending: { type: "boolean", default: false },
  },
});

function print(line: ProbeLine): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

function escaped(what: string): void {
  process.exitCode = 1;
  print({ escaped: what });
}

process.on("uncaughtException", (error) => escaped(String(error?.stack ?? error)));
process.on("unhandledRejection", (error) => escaped(`unhandled rejection: ${error}`));

/** The engine's own `fetch`, unless another transport is asked for. */
async function transport(): Promise<Context["fetch"]> {
  if (values.transport !== "node") return undefined;
  // A name that is not bundled: the package is only looked for when it is asked for.
  const name = "@blockwright/runtime/node";
  const { nodeFetch }: { nodeFetch: Context["fetch"] } = await import(name);
  return nodeFetch;
}

const fetch = await transport();
const cases = faults
  .filter(({ name }) => name.includes(values.only))
  .filter(({ name }) => values.pending || !pending.includes(name))
  .flatMap((fault) => operationsFor(fault).map((operation) => ({ fault, operation })));

async function runAll(queue: typeof cases, atOnce: number): Promise<void> {
  const rest = queue.values();
  const worker = async () => {
    for (const { fault, operation } of rest) print(await runCase(fault, operation, fetch));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

await runAll(
  cases.filter(({ fault }) => !fault.heavy),
  casesAtOnce,
);
await runAll(
  cases.filter(({ fault }) => fault.heavy),
  1,
);

// Nothing may keep the process alive now; this timer does not.
setTimeout(() => {
  escaped(`still alive because of ${process.getActiveResourcesInfo()}`);
  process.exit();
}, lingerMs).unref();
