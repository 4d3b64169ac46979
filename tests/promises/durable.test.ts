import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { betrays, canaries } from "../support/canary.ts";
import { type Restate, startRestate, unavailable } from "../support/restate.ts";
import { type Shelf, startShelf } from "../support/shelf.ts";
import { type Workers, workersWith } from "../support/workers.ts";

const both = ["blocks", "workflows"];
const secrets = {
  BOOKS_API_KEY: canaries.code,
  CRM_API_KEY: canaries.base64,
  DIRECTORY_TOKEN: canaries.code,
  DOCGEN_API_KEY: canaries.base64,
};

const search = "GET /books/v1/volumes";
const volume = "GET /books/v1/volumes/v1";
const users = "GET /v1.0/users";
const generate = "POST /v1.0/generations";
const question = "GET /v1.0/generations/gen_1";
const create = "POST /services/data/v59.0/sobjects/Note";

const block = (type: string, inputs: object) => ({ type, name: type, inputs });
const blocks = {
  search: block("books", {
    operation: "books_search_volumes",
    apiKey: "{{BOOKS_API_KEY}}",
    q: "bees",
  }),
  volume: block("books", {
    operation: "books_get_volume",
    apiKey: "{{BOOKS_API_KEY}}",
    volumeId: "{{search.data[0].id}}",
  }),
  readers: block("directory", {
    operation: "directory_list_users",
    accessToken: "{{DIRECTORY_TOKEN}}",
  }),
  note: (fields: object) =>
    block("crm", {
      operation: "crm_create_record",
      apiKey: "{{CRM_API_KEY}}",
      instanceUrl: "https://acme.my.salesforce.com",
      sobject: "Note",
      fields,
    }),
};
const leadingTo = (target: string) => ({ connections: { outgoing: [{ target }] } });

/** Two branches that meet: what was found, and who reads it, go into a record. */
const branches = JSON.stringify({
  blocks: {
    search: { ...blocks.search, ...leadingTo("volume") },
    volume: { ...blocks.volume, ...leadingTo("note") },
    readers: { ...blocks.readers, ...leadingTo("note") },
    note: blocks.note({
      Title: "{{volume.data.volumeInfo.title}}",
      Readers: "{{readers.metadata.count}}",
    }),
  },
});

/** Two branches that do not meet: one begins with a write, the other with a read. */
const pairs = JSON.stringify({
  blocks: {
    note: { ...blocks.note({ Title: "Bees" }), ...leadingTo("readers") },
    readers: blocks.readers,
    search: { ...blocks.search, ...leadingTo("volume") },
    volume: blocks.volume,
  },
});

/** A job that is waited for, as YAML. */
const job = `
blocks:
  document:
    type: docgen
    name: Generate
    wait: { everyMs: 1 }
    inputs: { operation: docgen_generate, apiKey: "{{DOCGEN_API_KEY}}", inputText: Bees, textMode: generate }
`;

const title = ["a workflow on Restate", unavailable].filter(Boolean).join(": ");

describe.skipIf(unavailable)(title, () => {
  let restate: Restate;
  let shelf: Shelf;
  let workers: Workers;

  /** Blocks of which the engine knows the outcome. */
  async function endedBlocks(): Promise<number> {
    const rows = await restate.query(
      "SELECT id FROM sys_invocation WHERE target_service_name = 'blocks' AND status = 'completed'",
    );
    return rows.length;
  }

  beforeAll(async () => {
    [restate, shelf] = await Promise.all([startRestate(), startShelf()]);
    const { url } = shelf;
    const providers = ["BOOKS", "CRM", "DIRECTORY", "DOCGEN"];
    const addresses = providers.map((name) => [`${name}_BASE_URL`, url]);
    workers = workersWith({
      blocks: { ...secrets, ...Object.fromEntries(addresses) },
      workflows: {}, // which needs no secret
    });
    for (const service of both) await restate.register(await workers.start(service));
  });
  afterAll(async () => {
    await Promise.all(both.map(workers.kill));
    await restate.stop();
    await shelf.close();
  });
  beforeEach(() => shelf.forget());

  test("runs each block on a worker, branches side by side", async () => {
    shelf.hold(search, users);
    const running = restate.run("branches", branches);
    await shelf.arrived(search, users);
    shelf.release();
    expect(await running).toMatchObject({
      status: "completed",
      blocks: {
        volume: { outputs: { data: { volumeInfo: { title: "Bees at work" } } } },
        readers: { outputs: { metadata: { count: 2 } } },
        note: { outputs: { metadata: { id: "n1" } } },
      },
    });
    expect(shelf.bodies(create)).toEqual([{ Title: "Bees at work", Readers: 2 }]);
  });

  test("goes on after all workers were killed between two blocks, and repeats no call", async () => {
    const before = await endedBlocks();
    shelf.hold(search);
    const running = restate.run("between", branches);
    await shelf.arrived(search, users);
    await workers.kill("workflows"); // nobody starts a block from here
    shelf.release();
    await vi.waitFor(async () => expect(await endedBlocks()).toBe(before + 2), 100_000);
    await workers.kill("blocks");
    expect(shelf.calls()).toEqual([search, users].toSorted());
    await Promise.all(both.map(workers.start));
    expect(await running).toMatchObject({ status: "completed" });
    expect(shelf.calls()).toEqual([search, volume, users, create].toSorted());
  });

  test("takes branches in the order in which they came when a run is replayed", async () => {
    shelf.hold(create);
    const running = restate.run("order", pairs);
    await shelf.arrived(create, search, volume);
    shelf.release(); // the first of the document comes second
    shelf.hold(users);
    await shelf.arrived(create, search, volume, users);
    await workers.kill("workflows");
    await workers.start("workflows");
    shelf.release();
    expect(await running).toMatchObject({ status: "completed" });
    expect(shelf.calls()).toEqual([search, volume, users, create].toSorted());
  });

  test("repeats a read that was cut off, and never a write", async () => {
    shelf.hold(create, search);
    const running = restate.run("in-flight", pairs);
    await shelf.arrived(create, search);
    await workers.kill("blocks");
    shelf.release();
    await workers.start("blocks");
    expect(await running).toMatchObject({
      status: "failed",
      blocks: {
        note: { status: "failed", error: { code: "unknown_outcome" } },
        readers: { status: "skipped", because: "note" },
        search: { status: "completed" },
        volume: { status: "completed" },
      },
    });
    expect(shelf.calls()).toEqual([create, search, search, volume].toSorted());
  });

  test("waits on for a job that a killed worker had started", async () => {
    shelf.hold(question);
    const running = restate.run("job", job);
    await shelf.arrived(generate, question);
    await workers.kill("blocks");
    shelf.release();
    await workers.start("blocks");
    expect(await running).toMatchObject({
      status: "completed",
      blocks: { document: { outputs: { status: "completed" } } },
    });
    expect(shelf.calls()).toEqual([question, question, generate]);
  });

  test("ends the calls in flight of a run that is cancelled", async () => {
    shelf.hold(search, users);
    const running = restate.run("cancelled", branches);
    await shelf.arrived(search, users);
    await restate.cancel("cancelled");
    await expect(running).rejects.toThrow("409");
    await shelf.deserted();
    expect(shelf.calls()).toEqual([search, users].toSorted());
    shelf.release();
  });

  test("refuses what cannot be run, and does not try again", async () => {
    const misspelt = branches.replace("books_get_volume", "books_get_volumes");
    await expect(restate.run("shape", "blocks: 1")).rejects.toThrow(/400.*workflow.yaml:1:9 error/);
    await expect(restate.run("meaning", misspelt)).rejects.toThrow(/400.*books_get_volumes/);
    expect(shelf.calls()).toEqual([]);
  });

  test("keeps no secret, neither in the journal nor in a file, and prints none", async () => {
    const rows = JSON.stringify(await restate.query("SELECT * FROM sys_journal"));
    const hex = [...rows.matchAll(/"raw":"([0-9a-f]*)"/g)].map(([, raw = ""]) => raw);
    const journal = hex.map((raw) => Buffer.from(raw, "hex").toString("latin1")).join("\n");
    await restate.stop();
    const names = readdirSync(restate.folder, { recursive: true, encoding: "utf8" });
    const paths = names.map((name) => join(restate.folder, name));
    const files = paths
      .filter((path) => statSync(path).isFile())
      .map((path) => readFileSync(path, "latin1"))
      .join("\n");
    for (const kept of [journal, files]) {
      expect(kept).toContain("Bees at work"); // it holds what the blocks came to
      expect(kept).toContain("{{BOOKS_API_KEY}}");
      expect(betrays(kept)).toBe(false);
    }
    expect(betrays(rows)).toBe(false);
    expect(betrays([...restate.printed, ...workers.printed()].join("\n"))).toBe(false);
  });
});
