import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { newFolder } from "../../../../tests/kit/folder.ts";
import type { JsonReply, SeenRequest } from "../../../../tests/kit/server.ts";
import { create, generate, search, workflowOf } from "./run.fixture.ts";
import { serving } from "./server.fixture.ts";
import { memoryStore } from "./store.ts";
import type { WorkflowStore } from "./types.ts";
import { runWorkflow } from "./workflow.ts";

/** A store of one file for each key, as a process finds it that is started again. */
function fileStore(folder: string): WorkflowStore {
  return {
    async keep(key, make) {
      const file = join(folder, encodeURIComponent(key));
      if (!readdirSync(folder).includes(encodeURIComponent(key)))
        writeFileSync(file, JSON.stringify(await make()));
      return JSON.parse(readFileSync(file, "utf8"));
    },
  };
}

/** The store of a process that dies where the outcome of `block` would be kept. */
function dyingStore(folder: string, key: string): WorkflowStore {
  const store = fileStore(folder);
  return {
    keep: (each, make) =>
      store.keep(each, async () => {
        const value = await make();
        if (each === key) throw new Error("killed");
        return value;
      }),
  };
}

const answers = ({ method, target }: SeenRequest): JsonReply =>
  method === "POST"
    ? { status: 201, body: { id: "c1", success: true, generationId: "gen_1" } }
    : {
        body: target.includes("gen_1")
          ? { generationId: "gen_1", status: "completed" }
          : { totalItems: 7 },
      };

async function running(answer = answers) {
  const folder = newFolder();
  const { options: usual, requests } = await serving(answer);
  const options = { ...usual, store: fileStore(folder) };
  const calls = () => requests.map(({ method }) => method).join(" ");
  return { folder, options, requests, calls };
}

const chain = workflowOf({
  read: search({}, "write"),
  write: create({ Count__c: "{{read.metadata.totalItems}}" }, "job"),
  job: generate({ inputText: "{{write.metadata.id}}" }),
});

describe("a run that goes on", () => {
  test("repeats nothing that is kept", async () => {
    const { options, calls } = await running();
    const first = await runWorkflow(chain, options);
    expect(calls()).toBe("GET POST POST GET");
    expect(await runWorkflow(chain, options)).toEqual(first);
    expect(first.status).toBe("completed");
    expect(calls()).toBe("GET POST POST GET");
  });

  test("does not repeat what failed, either", async () => {
    const { options, calls } = await running(() => ({ status: 400 }));
    const first = await runWorkflow(chain, options);
    expect(await runWorkflow(chain, options)).toEqual(first);
    expect(calls()).toBe("GET");
  });

  test("makes a read again that was made and not kept", async () => {
    const { folder, options, calls } = await running();
    const killed = runWorkflow(chain, { ...options, store: dyingStore(folder, "read") });
    await expect(killed).rejects.toThrow("killed");
    expect(await runWorkflow(chain, options)).toMatchObject({ status: "completed" });
    expect(calls()).toBe("GET GET POST POST GET");
  });

  test("does not repeat a write that may have been made", async () => {
    const { folder, options, calls } = await running();
    const killed = runWorkflow(chain, { ...options, store: dyingStore(folder, "write") });
    await expect(killed).rejects.toThrow("killed");
    const result = await runWorkflow(chain, options);
    expect(result).toMatchObject({
      status: "failed",
      blocks: {
        read: { status: "completed" },
        write: {
          status: "failed",
          operation: "crm_create_record",
          error: { code: "unknown_outcome", message: expect.stringContaining("crm_create_record") },
        },
        job: { status: "skipped", because: "write" },
      },
    });
    expect(await runWorkflow(chain, options)).toEqual(result);
    expect(calls()).toBe("GET POST");
  });

  test("waits for the job that was started", async () => {
    const { folder, options, calls } = await running();
    const killed = runWorkflow(chain, { ...options, store: dyingStore(folder, "job") });
    await expect(killed).rejects.toThrow("killed");
    expect(await runWorkflow(chain, options)).toMatchObject({
      status: "completed",
      blocks: { job: { outputs: { generationId: "gen_1", status: "completed" } } },
    });
    expect(calls()).toBe("GET POST POST GET GET");
  });
});

describe("a run that was aborted goes on with", () => {
  /** Aborts at the n-th request, which is not answered, and runs again. */
  async function abortedAt(count: number) {
    const controller = new AbortController();
    let isFirst = true;
    const { options, calls } = await running((request) => {
      if (!isFirst || calls().split(" ").length !== count) return answers(request);
      isFirst = false;
      controller.abort();
      return { hangs: true };
    });
    const aborted = await runWorkflow(chain, { ...options, signal: controller.signal });
    return { aborted, result: await runWorkflow(chain, options), calls: calls() };
  }

  test("a read that was not answered", async () => {
    const { aborted, result, calls } = await abortedAt(1);
    expect(aborted.blocks["read"]).toMatchObject({ error: { message: "The call was aborted." } });
    expect(result.status).toBe("completed");
    expect(calls).toBe("GET GET POST POST GET");
  });

  test("the unknown outcome of a write that was sent", async () => {
    const { aborted, result, calls } = await abortedAt(2);
    const message = "The call was aborted. Check with the provider whether it was carried out.";
    expect(aborted).toMatchObject({
      status: "aborted",
      blocks: { write: { status: "aborted", error: { message } } },
    });
    expect(result.blocks["write"]).toMatchObject({ error: { code: "unknown_outcome" } });
    expect(calls).toBe("GET POST");
  });

  test("the job that was waited for", async () => {
    const { aborted, result, calls } = await abortedAt(4);
    expect(aborted).toMatchObject({
      blocks: { job: { status: "aborted", error: { jobId: "gen_1" } } },
    });
    expect(result.status).toBe("completed");
    expect(calls).toBe("GET POST POST GET GET");
  });

  test("a write that was claimed and never sent, as often as it takes", async () => {
    const { folder, options, calls } = await running();
    for (let times = 0; times < 3; times++) {
      const controller = new AbortController();
      const inner = fileStore(folder);
      // Aborts while the claim is written.
      const keep: WorkflowStore["keep"] = (key, make) =>
        inner.keep(key, () => {
          if (key.startsWith("write") && key.endsWith(":claim")) controller.abort();
          return make();
        });
      const run = { ...options, store: { keep }, signal: controller.signal };
      expect(await runWorkflow(chain, run)).toMatchObject({
        status: "aborted",
        blocks: {
          write: { status: "aborted", error: { attempts: 0, message: "The call was aborted." } },
        },
      });
    }
    expect(await runWorkflow(chain, options)).toMatchObject({ status: "completed" });
    expect(calls()).toBe("GET POST POST GET");
  });
});

test("attempts side by side make an unsafe call once", async () => {
  const { options, requests } = await running();
  const workflow = workflowOf({ write: create() });
  const store = memoryStore();
  const results = await Promise.all(
    Array.from({ length: 5 }, () => runWorkflow(workflow, { ...options, store })),
  );
  expect(requests.length).toBe(1);
  expect(results.filter(({ status }) => status === "completed").length).toBeGreaterThan(0);
});

describe("the store in memory", () => {
  test("makes a value once, and again when it could not be made", async () => {
    const store = memoryStore();
    let made = 0;
    const make = async () => ++made;
    expect(await Promise.all([store.keep("a", make), store.keep("a", make)])).toEqual([1, 1]);
    expect(await store.keep("b", make)).toBe(2);
    await expect(store.keep("c", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await store.keep("c", make)).toBe(3);
  });
});
