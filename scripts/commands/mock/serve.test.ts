import { EventEmitter, on } from "node:events";
import { expect, test } from "vitest";
import { fakeStreams } from "../../system/terminal/streams.fixture.ts";
import { serve } from "./serve.ts";

test("a manifest with errors is named and not served until it is mended; the others are", async () => {
  const problem = "specs/crm.yaml:2:8: The [ that begins here is never closed";
  const problems = new Map([["crm", problem]]);
  const { streams, said } = fakeStreams();
  const written = Object.assign(new EventEmitter(), {
    write: (text: string) => written.emit("text", text),
  });
  const process = Object.assign(new EventEmitter(), { ...streams, stdout: written });
  const lines = on(written, "text");
  // As much of a process as is used.
  const served = serve(0, async () => new Map(problems), process as object as NodeJS.Process);
  const { value } = await lines.next();
  const [listing] = value as readonly string[]; // what was written
  expect(listing).toMatch(/^books http.*\/books$/m);
  expect(listing).not.toContain("crm");
  expect(said.stderr).toBe(`mock: without crm: ${problem}\n`);
  const url = /^books (.*)\/books$/m.exec(listing ?? "")?.[1];
  const ask = () => fetch(`${url}/crm/`);
  const refused = await ask();
  expect([refused.status, await refused.json()]).toEqual([500, { error: `crm: ${problem}` }]);
  problems.clear();
  expect((await ask()).status).toBe(404);
  process.emit("SIGTERM");
  expect(await served).toBe(0);
});
