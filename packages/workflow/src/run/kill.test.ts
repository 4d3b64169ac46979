import { crmBlock } from "@blockwright/crm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { create, search, workflowOf } from "./run.fixture.ts";
import { blocks } from "./server.fixture.ts";
import type { RunOptions, WorkflowStore } from "./types.ts";
import { runWorkflow } from "./workflow.ts";

const write = crmBlock.operations.crm_create_record;

/** What survives a process; the whole host dies when so many steps of a store were taken. */
function attempt(kept: Map<string, string>, steps: number, calls: string[]) {
  let left = steps;
  let die = () => {};
  const over = new Promise<undefined>((resolve) => {
    // What else is under way comes to its next step first, at which it ends.
    die = () => void setImmediate(() => resolve(undefined));
  });
  const dead = new Promise<never>(() => {});
  const alive = async () => (left-- > 0 ? undefined : (die(), dead));
  const store: WorkflowStore = {
    async keep<Value>(key: string, make: () => Promise<Value>) {
      await alive();
      const known = kept.get(key);
      if (known !== undefined) return JSON.parse(known);
      const made = await make();
      await alive();
      // What another one kept in the meantime holds.
      if (!kept.has(key)) kept.set(key, JSON.stringify(made));
      await alive();
      return JSON.parse(kept.get(key) ?? "");
    },
  };
  const fetch = async (request: Request) => {
    await alive();
    calls.push(`${request.method} ${await request.text()}`);
    await alive();
    return Response.json({ id: "003000000000001AAA", success: true, errors: [], items: [] });
  };
  const options: RunOptions = { blocks, store, context: () => ({ fetch, maxRetries: 0 }) };
  return Promise.race([runWorkflow(workflow, options), over]);
}

const workflow = workflowOf({
  a: create({ LastName: "A" }, "c"),
  b: search({}, "c"),
  c: create({ LastName: "C" }),
});

test("no call that changes something is made twice, whenever processes are killed and however many run", async () => {
  expect(write.effect).toBe("write");
  const deaths = fc.array(fc.array(fc.nat(24), { minLength: 1, maxLength: 2 }), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(deaths, async (rounds) => {
      const kept = new Map<string, string>();
      const calls: string[] = [];
      for (const lives of rounds) {
        await Promise.all(lives.map((steps) => attempt(kept, steps, calls)));
      }
      const result = await attempt(kept, 1_000, calls);
      const writes = calls.filter((call) => call.startsWith("POST"));
      expect(new Set(writes).size).toBe(writes.length);
      const outcome = result?.blocks["c"];
      expect(["completed", "failed", "skipped"]).toContain(outcome?.status);
      if (rounds.length === 0) expect(writes.length).toBe(2);
    }),
    { numRuns: 150 },
  );
});
