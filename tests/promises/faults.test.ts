import { execFileSync } from "node:child_process";
import { beforeAll, describe, expect, test } from "vitest";
import { breaches } from "../support/fault-breaches.ts";
import { canary, operationsFor } from "../support/fault-operations.ts";
import { bundleProbe, longestRunMs, type ProbeRun, runProbe } from "../support/fault-run.ts";
import type { Fault } from "../support/fault-server/fault.ts";
import { faults } from "../support/fault-server/index.ts";
import { node20 } from "../support/installed.ts";

const lines = [
  { line: "v24", node: process.execPath },
  { line: "v20", node: node20 },
];
const setups = lines.flatMap((line) => [
  { ...line, transport: "fetch" },
  { ...line, transport: "node" },
]);

/** Broken promises with one fault, by operation. */
function allBreaches(run: ProbeRun, fault: Fault): readonly string[] {
  return operationsFor(fault).flatMap(({ id }) => {
    const seen = run.cases.find((one) => one.fault === fault.name && one.operation === id);
    const found = seen ? breaches(seen, fault) : ["was not reported"];
    return found.map((breach) => `${fault.name}: ${id} ${breach}`);
  });
}

test("there are many faults, each with a name of its own", () => {
  expect(faults.length).toBeGreaterThanOrEqual(60);
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
});

// The reason for a transport of its own on Node. Once this fails, `endsFetch` can go.
test("the fetch of Node 24 does not survive the faults that are left out with it", async () => {
  await bundleProbe();
  for (const { name } of faults.filter(({ endsFetch }) => endsFetch)) {
    const args = ["--transport", "fetch", "--fatal", "--only", name];
    const { escaped } = await runProbe(process.execPath, args);
    expect(escaped.join()).toContain("ERR_ASSERTION");
  }
});

// Every fault through the generated blocks, against a server of raw sockets.
describe.each(setups)("on Node $line through $transport", ({ line, node, transport }) => {
  const tried = faults.filter(
    ({ endsFetch, unseenByFetch }) => transport === "node" || !(endsFetch || unseenByFetch),
  );
  let run: ProbeRun;

  beforeAll(async () => {
    await bundleProbe();
    run = await runProbe(node, ["--transport", transport]);
  }, longestRunMs);

  test("the engine is the one that is meant", () => {
    const version = execFileSync(node, ["--version"], { encoding: "utf8" });
    expect(version).toMatch(new RegExp(`^${line}\\.`));
  });

  test("requests leave by the transport that is meant", () => {
    const seen = run.cases.flatMap(({ transports }) => transports);
    expect(new Set(seen)).toEqual(new Set([transport]));
  });

  test.each(tried)("$name", (fault) => {
    expect(allBreaches(run, fault)).toEqual([]);
  });

  test("every call ends", () => {
    expect(run.cases).toHaveLength(tried.flatMap(operationsFor).length);
    expect(run.cases.filter(({ ending }) => ending === "hung")).toEqual([]);
  });

  test("nothing escapes, and the process ends by itself", () => {
    expect(run.escaped).toEqual([]);
    expect(run.exitCode).toBe(0);
  });

  test("no call that changes something is repeated, unless it was refused with 429", () => {
    const unsafe = run.cases.filter(({ promise }) => promise === "unsafe");
    expect(unsafe.length).toBeGreaterThanOrEqual(tried.length);
    expect(unsafe.filter(({ repeats }) => repeats > 0)).toEqual([]);
  });

  test("no secret is shown", () => {
    expect(run.cases.filter(({ showsSecret }) => showsSecret)).toEqual([]);
    expect(run.printed).not.toContain(canary);
  });
});
