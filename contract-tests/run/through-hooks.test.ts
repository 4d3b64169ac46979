import { expect, test } from "vitest";
import { sample } from "../contract/contract.fixture.ts";
import { derive } from "../cases/derive.ts";
import type { Case } from "../contract/case.ts";
import { throughHooks } from "./through-hooks.ts";

const spec = "contract-tests/run/testdata/notes.yaml";

function hooked(hooks: object, more: object = {}) {
  const params = { text: { type: "string", required: true, example: "tea" } };
  const schemas = { Note: { type: "object", properties: { id: { type: "string" } } } };
  const output = { id: { from: "body.id", type: "string" } };
  return sample({ params, output, hooks, ...more }, { schemas }, spec);
}

async function expectedOf({ contract, operation }: ReturnType<typeof hooked>, title: string) {
  const found = derive(contract, operation).cases.find((each) => each.title === title);
  return throughHooks(found as Case, contract); // a missing one fails below
}

test.each(["shout", "shoutLater"])("a request is what %s makes of it", async (name) => {
  const request = `./hooks/notes.ts#${name}`;
  expect(await expectedOf(hooked({ request }), "required inputs only")).toMatchObject({
    kind: "sent",
    request: { body: { text: "TEA!" } },
    reply: { declared: false },
  });
});

test.each(["wrapped", "wrappedLater"])("outputs are what %s makes of a reply", async (name) => {
  const reply = `./hooks/notes.ts#${name}`;
  expect(await expectedOf(hooked({ reply }), "required inputs only")).toMatchObject({
    outcome: { kind: "output", output: { id: "<text 1>" } },
  });
});

test("a reply that a hook fails on is invalid", async () => {
  const reply = "./hooks/notes.ts#failing";
  expect(await expectedOf(hooked({ reply }), "required inputs only")).toMatchObject({
    outcome: { kind: "error", error: { code: "invalid_reply" } },
  });
});

test("a hook may refuse what the manifest takes, but not the smallest call", async () => {
  const sampled = hooked({ request: "./hooks/notes.ts#failing" });
  expect(await expectedOf(sampled, "required inputs only")).toMatchObject({ kind: "sent" });
  expect(await expectedOf(sampled, 'text="a+b&c=d%20e#f?g/h;i,j"')).toEqual({
    kind: "refused",
    inputs: [],
    code: "invalid_input",
  });
});

test("what an example declares is compared with what the hooks make", async () => {
  const hooks = { request: "./hooks/notes.ts#shout", reply: "./hooks/notes.ts#wrapped" };
  const request = { line: "POST /notes", body: { text: "TEA?" } };
  const reply = { status: 200, body: { id: "n1" } };
  const output = { id: "<n2>" };
  const examples = { wrong: { params: { text: "tea" }, request, reply, output } };
  expect(await expectedOf(hooked(hooks, { examples }), 'example "wrong"')).toMatchObject({
    request: { body: { text: "TEA?" } },
    outcome: { output: { id: "<n2>" } },
  });
});

test("a hook that returns nothing leaves the values as they are", async () => {
  const sampled = hooked({ request: "./hooks/notes.ts#silent" });
  expect(await expectedOf(sampled, "required inputs only")).toMatchObject({
    request: { body: { text: "tea" } },
  });
});
