import { EventEmitter, on } from "node:events";
import { expect, test } from "vitest";
import { demo } from "../demo.fixture.ts";
import type { CallOptions, Tool } from "../tool.ts";
import { toolsOf } from "../tools-of.ts";

/** A tool whose calls end when the test says so. */
function held(maxParallel?: number) {
  const emitter = new EventEmitter();
  const begun = on(emitter, "begin");
  const ends: (() => void)[] = [];
  const execute = ({ it }: Record<string, unknown>) => {
    emitter.emit("begin", it);
    return new Promise<object>((resolve) => ends.push(() => resolve({})));
  };
  const [tool] = toolsOf([demo({ do: { execute } }, [{ name: "it" }])], { maxParallel });
  return {
    call: (it: string, options: CallOptions) => (tool as Tool).call({ it }, options), // there is one
    /** The call that begins after those that were asked for before. */
    next: async (): Promise<string> => (await begun.next()).value?.[0],
    end: () => ends.shift()?.(),
    running: () => ends.length,
  };
}

test("so many calls run at the same time, and callers take turns in the order they came", async () => {
  const { call, next, end, running } = held(2);
  const named = ["a1", "a2", "a3", "a4", "a5", "b1", "b2", "c1"];
  const calls = named.map((it) => call(it, { caller: it[0] }));
  const order = [await next(), await next()];
  for (let left = 6; left > 0; left--) {
    expect(running()).toBe(2);
    end();
    order.push(await next());
  }
  end();
  end();
  expect(order).toEqual(["a1", "a2", "a3", "b1", "c1", "a4", "b2", "a5"]);
  expect(await Promise.all(calls)).toEqual(named.map(() => ({ ok: true, value: {} })));
});

test("four run at the same time where nobody says how many", async () => {
  const { call, next, end, running } = held();
  const calls = Array.from({ length: 5 }, () => call("a", {}));
  for (let at = 0; at < 4; at++) await next();
  expect(running()).toBe(4);
  end();
  await next();
  for (let at = 0; at < 4; at++) end();
  expect(await Promise.all(calls)).toHaveLength(5);
});

test("a call that is aborted while it waits is not made, and gives its turn to the next", async () => {
  const { call, next, end } = held(1);
  const leaving = new AbortController();
  const running = call("a1", { caller: "a" });
  expect(await next()).toBe("a1");
  const left = [
    call("a2", { caller: "a", signal: leaving.signal }),
    call("b1", { caller: "b", signal: AbortSignal.abort() }),
  ];
  const last = call("a3", { caller: "a" });
  leaving.abort();
  expect(await Promise.all(left)).toMatchObject(
    left.map(() => ({ error: { code: "aborted", outcome: "not_sent" } })),
  );
  end();
  expect(await next()).toBe("a3");
  end();
  expect(await Promise.all([running, last])).toMatchObject([{ ok: true }, { ok: true }]);
});
