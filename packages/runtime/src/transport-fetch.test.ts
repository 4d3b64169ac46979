import { expect, onTestFinished, test, vi } from "vitest";
import { transport } from "./transport-fetch.ts";

test("the engine's fetch is called, also when it is replaced later", async () => {
  const fetch = vi.fn(async () => Response.json({}));
  vi.stubGlobal("fetch", fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
  const init = { method: "POST", body: "{}" };
  await transport("http://x.invalid", init);
  expect(fetch.mock.calls).toEqual([["http://x.invalid", init]]);
});
