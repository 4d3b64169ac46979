import { parseArgs } from "node:util";
import { type CaseReport, runCase } from "./fault-case.ts";
import { operationsFor } from "./fault-operations.ts";
import { faults } from "./fault-server/index.ts";

// Runs every fault, in this process and on whatever engine it is: a line of JSON per case, and one
// for whatever escapes. Requests go by the transport that Node gets, with `--transport fetch` by the
// engine's own `fetch`; `--only` runs the faults whose name contains a text, `--fatal` also those
// that end a process by that `fetch`.

/** A line of the probe: a case, or what should not have happened beside the cases. */
export type ProbeLine = CaseReport | { readonly escaped: string };

const casesAtOnce = 12;
/** Less than the time-out of an attempt, whose timer must not stay behind. */
const lingerMs = 20_000;

const { values } = parseArgs({
  options: {
    transport: { type: "string" },
    only: { type: "string", default: "" },
    fatal: { type: "boolean", default: false },
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

const fetch =
  values.transport === "fetch" ? (request: Request) => globalThis.fetch(request) : undefined;
const cases = faults
  .filter(({ name }) => name.includes(values.only))
  .filter(({ endsFetch, unseenByFetch }) => {
    return !fetch || (!unseenByFetch && (!endsFetch || values.fatal));
  })
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
