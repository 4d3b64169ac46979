import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { booksBlock } from "@blockwright/books";
import type { Context } from "@blockwright/runtime";
import { beforeAll, describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** A timer of the host that has not ended. */
interface HostTimer {
  readonly ms: number;
  readonly run: () => void;
}

/** What the bundle exports: a block, and the timers that the host runs for it. */
interface Bundled {
  readonly block: typeof booksBlock;
  readonly pending: Set<HostTimer>;
}

const hostTimers = `
  export const pending = new Set();
  export function after(ms, run) {
    const timer = { ms, run: () => { pending.delete(timer); run(); } };
    pending.add(timer);
    return () => void pending.delete(timer);
  }`;

let text: string;
let bundled: Bundled;
beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { booksBlock as block } from "@blockwright/books";
        export { pending } from "#timers";`,
      resolveDir: root,
    },
    tsconfig: `${root}tsconfig.json`,
    // The paths of that file know no conditions, which lead to this one where the package is installed.
    alias: { "#transport": `${root}packages/runtime/src/transport-fetch.ts` },
    plugins: [
      {
        name: "timers of the host",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^#timers$/ }, ({ path }) => ({ path, namespace: "host" }));
          onLoad({ filter: /./, namespace: "host" }, () => ({ contents: hostTimers }));
        },
      },
    ],
    bundle: true,
    format: "esm",
    platform: "browser",
    write: false,
  });
  text = outputFiles[0]?.text ?? "";
  bundled = await import(`data:text/javascript,${encodeURIComponent(text)}`);
});

function search(context: Context) {
  const inputs = { operation: "books_search_volumes", apiKey: "any", q: "x" } as const;
  return bundled.block.execute(inputs, context);
}

/** Waits until the call has set this many timers, and returns the last. */
async function timer(count = 1): Promise<HostTimer> {
  while (bundled.pending.size < count) await new Promise(setImmediate);
  const last = [...bundled.pending].at(-1);
  if (!last) throw new Error("no timer was set");
  return last;
}

const silent: Context["fetch"] = () => new Promise(() => {});

test("a bundle with the host's timers names none of the engine's", () => {
  expect(text).toContain("books_search_volumes");
  expect(text.match(/\b(setTimeout|clearTimeout|globalThis)\b/g) ?? []).toEqual([]);
});

describe("in it", () => {
  test("the deadline holds", async () => {
    const call = search({ fetch: silent, deadlineMs: 5_000, timeoutMs: 9_000 });
    const failed = expect(call).rejects.toMatchObject({ code: "timeout", attempts: 1 });
    const { ms, run } = await timer();
    expect(ms).toBeGreaterThan(4_000);
    expect(ms).toBeLessThanOrEqual(5_000);
    run();
    await failed;
    expect(bundled.pending.size).toBe(0);
  });

  test("a failed attempt is repeated after its delay", async () => {
    const statuses = [503, 200];
    const call = search({
      fetch: async () => Response.json({ totalItems: 3 }, { status: statuses.shift() ?? 500 }),
    });
    let delay = await timer();
    while (delay.ms > 250) delay = await timer(); // that of the first attempt
    delay.run();
    expect(await call).toMatchObject({ metadata: { totalItems: 3 } });
    expect(statuses).toEqual([]);
    expect(bundled.pending.size).toBe(0);
  });

  test("a signal aborts", async () => {
    const controller = new AbortController();
    const failed = expect(search({ fetch: silent, signal: controller.signal })).rejects;
    await timer();
    controller.abort();
    await failed.toMatchObject({ code: "aborted" });
    expect(bundled.pending.size).toBe(0);
  });
});
