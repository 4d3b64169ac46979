import { expect, test } from "vitest";
import type { Reply } from "../contract/case.ts";
import { memoryTarget } from "./memory.ts";
import { mockProvider } from "./mock-provider.ts";
import { responseOf } from "./response.ts";

const job = "https://public-api.gamma.app/v1.0/generations/one";

async function bodyOf(response: Promise<Response>) {
  return (await response).json();
}

test("a job is pending when it is first asked for, and then done", async () => {
  const fetch = mockProvider("docgen", memoryTarget, expect.unreachable);
  const ask = (address: string) => bodyOf(fetch(new Request(address)));
  expect(await ask(job)).toMatchObject({ status: "pending" });
  expect(await ask(job)).toMatchObject({ status: "completed" });
  expect(await ask(job.replace("one", "two"))).toMatchObject({ status: "pending" });
});

test("any other operation answers with its first success", async () => {
  const wanted: Reply[] = [];
  const target = {
    async send(_: string, __: Request, reply: Reply) {
      wanted.push(reply);
      return { response: responseOf(reply), violations: ["Prism objects: x"] };
    },
  };
  const problems: string[] = [];
  const fetch = mockProvider("crm", target, (problem) => problems.push(problem));
  const path = "https://acme.my.salesforce.com/services/data/v59.0/sobjects/Contact";
  const created = await fetch(new Request(path, { method: "POST", body: "{}" }));
  expect(created.status).toBe(201);
  expect(wanted[0]?.declared).toBe(true);
  expect(problems).toEqual(["crm_create_record: Prism objects: x"]);
});

test("an address of no operation is reported", async () => {
  const problems: string[] = [];
  const fetch = mockProvider("docgen", memoryTarget, (problem) => problems.push(problem));
  expect((await fetch(new Request(`${job}/more`))).status).toBe(501);
  expect(problems).toEqual([`docgen has no operation at ${job}/more`]);
});
