import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { newFolder } from "../../../tests/kit/folder.ts";
import { startBlockwright } from "../../../tests/kit/program.ts";
import { recordingFiles } from "../../../packages/live/src/record/read.ts";
import { callsFolder, standInEnvironment } from "../../../packages/live/src/sample.fixture.ts";
import {
  type StandIn,
  secrets,
  startStandIn,
} from "../../../packages/live/src/stand-in.fixture.ts";

const folder = callsFolder();
let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn();
});

/** Runs the suite as a person does, in a process of its own. */
async function contract(changes: Readonly<Record<string, string>>) {
  const env = { CONTRACT_TARGET: undefined, ...changes };
  const { ended } = startBlockwright(["contract", "--provider", "books,crm"], { env });
  const { status, stdout, stderr } = await ended;
  return { status, said: `${stdout}${stderr}` };
}

test("a live run records, and a replay of it needs nothing but the files", async () => {
  const live = await contract({
    ...standInEnvironment(standIn.url, folder),
    CONTRACT_RECORD: "1",
  });
  expect(live.status, live.said).toBe(0);
  expect(live.said).toContain("Drift: the provider differs from its manifest");
  expect(live.said).toContain("- crm_update_record: changes data: name it in CONTRACT_WRITES");
  expect(live.said).toContain("14 cases: 13 passed, 1 skipped;");
  expect(recordingFiles(join(folder, "recordings"))).toHaveLength(13);
  expect(standIn.take()).toHaveLength(13);
  const replay = await contract({
    CONTRACT_TARGET: "replay",
    CONTRACT_RECORDINGS: join(folder, "recordings"),
  });
  expect(replay.status, replay.said).toBe(0);
  expect(replay.said).toContain("14 cases: 13 passed, 1 skipped;");
  expect(replay.said).toContain("isPreorder: { type: boolean }");
  expect(standIn.take()).toEqual([]);
  for (const secret of Object.values(secrets)) expect(live.said).not.toContain(secret);
});

test("a live run fails by what a provider refuses, and says so without the credential", async () => {
  const env = standInEnvironment(standIn.url, folder);
  const { status, said } = await contract({ ...env, BOOKS_API_KEY: "wro/ng k+ey" });
  expect(status).toBe(1);
  expect(said).toContain(
    "the provider answered 400 (unauthorized): API key not valid: SCRUBBED-apiKey",
  );
  expect(said).not.toContain("wro/ng");
});

test("a variable that makes no sense is wrong usage", async () => {
  const { status, said } = await contract({ CONTRACT_TARGET: "live", CONTRACT_MAX_CALLS: "x" });
  expect(status).toBe(2);
  expect(said).toContain("error: CONTRACT_MAX_CALLS must be a whole number of at least 1, not x");
});

test("so is a file of calls that makes no sense", async () => {
  const calls = newFolder({ "crm.yaml": "crm_qery: []" });
  const { status, said } = await contract({ CONTRACT_TARGET: "live", CONTRACT_CALLS: calls });
  expect(said).toContain('crm.yaml: crm has no operation "crm_qery"');
  expect(status).toBe(2);
});
