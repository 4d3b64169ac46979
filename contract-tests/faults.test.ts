import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { breaches } from "./support/fault-breaches.ts";
import { canary, operationsFor } from "./support/fault-operations.ts";
import { bundleProbe, type ProbeRun, runProbe } from "./support/fault-run.ts";
import { faults } from "./support/fault-server/index.ts";
import { pending } from "./support/fault-server/pending.ts";

const node20 = new URL("./engines/node_modules/node/bin/node", import.meta.url);
const engines = [
  { line: "v24", node: process.execPath },
  { line: "v20", node: fileURLToPath(node20) },
];

const cases = faults.flatMap((fault) =>
  operationsFor(fault).map(({ id, promise }) => ({
    title: `${fault.name}: ${id}`,
    name: fault.name,
    operation: id,
    promised: fault[promise],
  })),
);
const due = cases.filter(({ name }) => !pending.includes(name));

test("there are many faults, each with a name of its own", () => {
  expect(faults.length).toBeGreaterThanOrEqual(60);
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
});

test("what is pending is a fault", () => {
  process.stdout.write(`promises that are not kept yet: ${pending.join("; ") || "none"}\n`);
  expect(faults.map(({ name }) => name)).toEqual(expect.arrayContaining([...pending]));
});

// Every fault through the generated blocks, against a server of raw sockets.
describe.each(engines)("on Node $line", ({ line, node }) => {
  let run: ProbeRun;

  beforeAll(async () => {
    await bundleProbe();
    run = await runProbe(node);
  }, 150_000);

  test("the engine is the one that is meant", () => {
    const version = execFileSync(node, ["--version"], { encoding: "utf8" });
    expect(version).toMatch(new RegExp(`^${line}\\.`));
  });

  test.each(due.map((each) => [each.title, each] as const))("%s", (_, each) => {
    const { name, operation, promised } = each;
    const seen = run.cases.find((one) => one.fault === name && one.operation === operation);
    expect(seen ? breaches(seen, promised) : ["was not reported"]).toEqual([]);
  });

  test.skip.each(pending)("%s: pending", () => {});

  test("every call ends", () => {
    expect(run.cases).toHaveLength(due.length);
    expect(run.cases.filter(({ outcome }) => outcome === "hung")).toEqual([]);
  });

  test("nothing escapes, and the process ends by itself", () => {
    expect(run.escaped).toEqual([]);
    expect(run.exitCode).toBe(0);
  });

  test("no call that changes something is repeated, unless it was refused with 429", () => {
    const unsafe = run.cases.filter(({ promise }) => promise === "unsafe");
    expect(unsafe.length).toBeGreaterThanOrEqual(faults.length - pending.length);
    expect(unsafe.filter(({ repeats }) => repeats > 0)).toEqual([]);
  });

  test("no secret is shown", () => {
    expect(run.cases.filter(({ showsSecret }) => showsSecret)).toEqual([]);
    expect(run.printed).not.toContain(canary);
  });
});
