import { expect, test, vi } from "vitest";
import { anything } from "../anything.fixture.ts";
import { notify } from "./event.ts";

test("a listener is called with what happens", () => {
  const listener = vi.fn();
  notify(listener, { a: 1 });
  expect(listener.mock.calls).toEqual([[{ a: 1 }]]);
  expect(() => notify(undefined, {})).not.toThrow();
});

test.each<[string, unknown]>([
  [
    "throws",
    () => {
      throw new Error("listener");
    },
  ],
  ["rejects", () => Promise.reject(new Error("listener"))],
  [
    "gives back what cannot be waited for",
    () => ({
      get then() {
        throw new Error("listener");
      },
    }),
  ],
  ["is no function", "listener"],
])("a listener that %s fails nothing", async (_, listener) => {
  expect(() => notify(anything(listener), {})).not.toThrow();
  // A rejection that nobody handles would fail this run.
  await new Promise((resolve) => setTimeout(resolve));
});
