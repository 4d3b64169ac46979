import { booksBlock } from "@blockwright/books";
import fc from "fast-check";
import { assert, describe, expect, test } from "vitest";
import type { Workflow } from "../types.ts";
import { search, workflowOf } from "./run.fixture.ts";
import type { BlockOutcome, BlockTask, RunEvent, RunOptions } from "./types.ts";
import { runWorkflow } from "./workflow.ts";

/** A graph: for each block those before it, by number, in an order that the document need not have. */
interface Shape {
  readonly before: readonly (readonly number[])[];
  readonly document: readonly number[];
  readonly failing: ReadonlySet<number>;
  /** How many turns of the engine each block takes. */
  readonly turns: readonly number[];
}

const shapes: fc.Arbitrary<Shape> = fc.integer({ min: 1, max: 14 }).chain((size) => {
  const numbers = Array.from({ length: size }, (_, block) => block);
  const before = numbers.map((block) => fc.subarray(numbers.slice(0, block)));
  return fc.record({
    before: fc.tuple(...before),
    document: fc.shuffledSubarray(numbers, { minLength: size }),
    failing: fc.subarray(numbers, { maxLength: Math.min(size, 3) }).map((all) => new Set(all)),
    turns: fc.array(fc.integer({ min: 1, max: 20 }), { minLength: size, maxLength: size }),
  });
});

function workflowFrom({ before, document }: Shape): Workflow {
  const after = (block: number) =>
    before.flatMap((all, other) => (all.includes(block) ? [`b${other}`] : []));
  return workflowOf(
    Object.fromEntries(document.map((block) => [`b${block}`, search({}, ...after(block))])),
  );
}

function behind(starts: Iterable<number>, { before }: Shape): ReadonlySet<number> {
  const reached = new Set<number>();
  const wide = new Set(starts);
  before.forEach((all, block) => {
    if (!all.some((other) => wide.has(other))) return;
    wide.add(block);
    reached.add(block);
  });
  return reached;
}

/** Runs a shape with blocks that take turns in place of calls. */
async function ran(shape: Shape, rest: Partial<RunOptions> = {}) {
  const log: string[] = [];
  const events: RunEvent[] = [];
  const perform = async ({ block }: BlockTask): Promise<BlockOutcome> => {
    log.push(`start ${block}`);
    const number = Number(block.slice(1));
    for (let turn = shape.turns[number] ?? 0; turn > 0; turn--) await Promise.resolve();
    log.push(`end ${block}`);
    if (!shape.failing.has(number)) return { block, status: "completed", outputs: {}, ms: 0 };
    const error = { name: "ToolError", code: "network", message: "No." };
    return { block, status: "failed", operation: "x", error, ms: 0 };
  };
  const options = { blocks: [booksBlock], onEvent: (event: RunEvent) => void events.push(event) };
  const result = await runWorkflow(workflowFrom(shape), { ...options, perform, ...rest });
  return { result, log, events };
}

const names = (numbers: Iterable<number>) => Array.from(numbers, (each) => `b${each}`).toSorted();

describe("blocks of any graph", () => {
  test("each start once, when all before them have ended, and not later", async () => {
    await fc.assert(
      fc.asyncProperty(shapes, async (shape) => {
        const { result, log } = await ran({ ...shape, failing: new Set() });
        expect(result.status).toBe("completed");
        expect(log.toSorted()).toEqual(
          shape.before.flatMap((_, block) => [`end b${block}`, `start b${block}`]).toSorted(),
        );
        shape.before.forEach((all, block) => {
          for (const other of all)
            expect(log.indexOf(`end b${other}`)).toBeLessThan(log.indexOf(`start b${block}`));
        });
        // Those that wait for nothing all start before any ends, as in the document.
        const roots = shape.document.filter((block) => shape.before[block]?.length === 0);
        expect(log.slice(0, roots.length)).toEqual(roots.map((block) => `start b${block}`));
      }),
    );
  });

  test("are skipped when one before them failed, and only then", async () => {
    await fc.assert(
      fc.asyncProperty(shapes, async (shape) => {
        const { result, log } = await ran(shape);
        const skipped = behind(shape.failing, shape);
        const failed = [...shape.failing].filter((block) => !skipped.has(block));
        const having = (status: string) =>
          Object.keys(result.blocks).filter((block) => result.blocks[block]?.status === status);
        expect(having("skipped").toSorted()).toEqual(names(skipped));
        expect(having("failed").toSorted()).toEqual(names(failed));
        expect(Object.keys(result.blocks).length).toBe(shape.before.length);
        expect(result.status).toBe(failed.length > 0 ? "failed" : "completed");
        for (const block of skipped) {
          expect(log).not.toContain(`start b${block}`);
          const outcome = result.blocks[`b${block}`];
          const because = outcome?.status === "skipped" ? outcome.because : "";
          expect(failed.map(String)).toContain(because.slice(1));
          expect(behind([Number(because.slice(1))], shape)).toContain(block);
        }
      }),
    );
  });

  test("end with one event each, which those that ran began with another", async () => {
    await fc.assert(
      fc.asyncProperty(shapes, async (shape) => {
        const { result, events } = await ran(shape);
        const of = (kind: string) =>
          events.filter((event) => event.kind === kind).map(({ block }) => block);
        expect(of("ended")).toEqual(Object.keys(result.blocks));
        const skipped = behind(shape.failing, shape);
        expect(of("started").toSorted()).toEqual(
          names([...shape.before.keys()].filter((block) => !skipped.has(block))),
        );
      }),
    );
  });

  test("come to the same in the order that a race of the host gives", async () => {
    await fc.assert(
      fc.asyncProperty(shapes, fc.infiniteStream(fc.nat()), async (shape, choices) => {
        const order: string[] = [];
        const race = async (running: readonly Promise<BlockOutcome>[]) => {
          const all = await Promise.all(running);
          const chosen = all[choices.next().value % all.length];
          assert(chosen);
          order.push(chosen.block);
          return chosen;
        };
        const { result } = await ran(shape, { race });
        const { result: usual } = await ran(shape);
        const sorted = ({ blocks }: typeof result) =>
          Object.entries(blocks)
            .map(([block, { status }]) => `${block} ${status}`)
            .toSorted();
        expect(sorted(result)).toEqual(sorted(usual));
        const ran1 = Object.values(result.blocks).filter(({ status }) => status !== "skipped");
        expect(ran1.map(({ block }) => block)).toEqual(order);
      }),
    );
  });
});

test("a chain and a fan of many blocks take no time that grows with their square", async () => {
  const perform = async ({ block }: BlockTask): Promise<BlockOutcome> => ({
    block,
    status: "completed",
    outputs: {},
    ms: 0,
  });
  const ids = Array.from({ length: 10_000 }, (_, number) => `b${number}`);
  const fan = workflowOf({
    root: search({}, ...ids),
    ...Object.fromEntries(ids.map((id) => [id, search()])),
  });
  const chain = workflowOf(
    Object.fromEntries(
      ids.map((id, number) => [id, search({}, ...ids.slice(number + 1, number + 2))]),
    ),
  );
  for (const workflow of [fan, chain]) {
    const begun = process.threadCpuUsage(); // of which other processes take nothing
    await runWorkflow(workflow, { blocks: [booksBlock], perform });
    const { user, system } = process.threadCpuUsage(begun);
    // Looking at all that run for each that ends would be 50 million steps.
    expect(user + system).toBeLessThan(3_000_000);
  }
});
