import { execFile } from "node:child_process";
import type { ServerResponse } from "node:http";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { bundledProbe } from "../support/probe.ts";
import { startScript } from "../support/script.ts";
import { node20 } from "../support/installed.ts";

const atOnce = 150;
const inTurn = 20;
const probe = await bundledProbe("listener-probe");
const lines = [
  { line: 24, node: process.execPath },
  { line: 20, node: node20 },
];

const waiting: ServerResponse[] = [];
let answered = 0;
const server = await startScript((_, response) => {
  waiting.push(response);
  // Those at once wait until all of them are under way; those in turn come after them.
  if (answered % (atOnce + inTurn) < atOnce && waiting.length < atOnce) return;
  for (const each of waiting.splice(0)) {
    answered += 1;
    each.end('{"id":"1","success":true,"errors":[]}');
  }
});

// A host may hold one signal for a whole workflow.
describe.each(lines)("on Node $line", ({ node }) => {
  test(`one signal is good for ${atOnce} calls at once and ${inTurn} in turn`, async () => {
    const args = [probe, server.url, String(atOnce), String(inTurn)];
    const { stdout, stderr } = await promisify(execFile)(node, args, { timeout: 600_000 });
    expect(JSON.parse(stdout)).toEqual({ ok: atOnce + inTurn });
    expect(server.take()).toHaveLength(atOnce + inTurn);
    // Node 20 warns of more than ten listeners on one signal.
    expect(stderr).toBe("");
  });
});
