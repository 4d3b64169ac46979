import { describe, expect, test, vi } from "vitest";
import type { Context, Warning } from "../context.ts";
import {
  operationOf,
  inParts,
  thing,
  type ThingInputs,
  type ThingOutputs,
} from "../operation.fixture.ts";
import type { WholeDefinition } from "../operation-definition.ts";
import type { Condition, ErrorCondition } from "../definition.ts";
import { hooks } from "../hooks/hooks.ts";
import { lookups } from "../hooks/lookups.ts";
import { errorConditions } from "./misleading-status.ts";
import { definePartialOperation, definePartialPagedOperation } from "./partial.ts";

const code = "conflict";
const inputs = { apiKey: "s3cret", id: "a" };
const definition: WholeDefinition<ThingInputs> = {
  ...thing,
  outputs: { data: { type: "json", from: ["body.data"] } },
  errors: {
    message: ["body.errors[0].message"],
    code: [],
    when: [
      { if: { "body.data.ok": false }, code: "conflict" },
      { if: { status: 200, "body.errors[0]": { not: null } }, code: "bad_request" },
    ],
  },
  keywords: [errorConditions],
};

function called(body: unknown, onWarning?: Context["onWarning"]) {
  const { execute } = definePartialOperation<ThingInputs, ThingInputs, ThingOutputs>(
    ...inParts(definition),
  );
  return execute(inputs, { fetch: async () => Response.json(body), onWarning });
}

test("data beside errors is an answer, and the errors are warnings", async () => {
  const warnings: Warning[] = [];
  const errors = [{ message: "One is hidden from s3cret" }, { code: 1 }];
  const outputs = await called({ data: { a: 1 }, errors }, (each) => warnings.push(each));
  expect(outputs).toEqual({ data: { a: 1 } });
  expect(warnings).toEqual([
    { operation: "shop_get_thing", input: "", message: "One is hidden from [secret]" },
    {
      operation: "shop_get_thing",
      input: "",
      message: "The reply holds an error without a message.",
    },
  ]);
});

test("a host that sends by itself hears of the errors, too", async () => {
  const own = definePartialOperation<ThingInputs, ThingInputs, ThingOutputs>(
    ...inParts(definition),
  );
  const body = { data: { a: 1 }, errors: [{ message: "Not for s3cret" }] };
  const warnings: Warning[] = [];
  const onWarning = (each: Warning) => warnings.push(each);
  const { read } = await own.prepare(inputs, { onWarning });
  expect(await read(Response.json(body))).toEqual({ data: { a: 1 } });
  expect(await own.read(Response.json(body), { inputs, onWarning })).toEqual({ data: { a: 1 } });
  expect(warnings.map(({ message }) => message)).toEqual(Array(2).fill("Not for [secret]"));
});

test("whoever reads a reply that another one sent hears of the errors", async () => {
  const own = definePartialOperation<ThingInputs, ThingInputs, ThingOutputs>(
    ...inParts(definition),
  );
  const body = { data: { a: 1 }, errors: [{ message: "Not for s3cret" }] };
  const warnings: Warning[] = [];
  const { send } = await own.prepare(inputs, { fetch: async () => Response.json(body) });
  await own.read(await send(), { inputs, onWarning: (each) => warnings.push(each) });
  expect(warnings.map(({ message }) => message)).toEqual(["Not for [secret]"]);
});

test("of very many errors the last warning says how many more there are", async () => {
  const warnings: Warning[] = [];
  const errors = Array.from({ length: 250 }, () => ({ message: "No s3cret" }));
  await called({ data: { a: 1 }, errors }, (each) => warnings.push(each));
  expect(warnings).toHaveLength(101);
  expect(warnings[99]?.message).toBe("No [secret]");
  expect(warnings[100]?.message).toBe("The reply holds 150 more errors.");
});

test("what a hook keeps secret is in no warning", async () => {
  const own: WholeDefinition<ThingInputs> = {
    ...definition,
    hooks: hooks({
      request(values, { secret }) {
        secret("derived-9");
        return { ...values, apiKey: "exchanged-9" };
      },
    }),
  };
  const { execute } = definePartialOperation<ThingInputs, ThingInputs, ThingOutputs>(
    ...inParts(own),
  );
  const messages: string[] = [];
  const body = { data: {}, errors: [{ message: "derived-9" }, { message: "exchanged-9" }] };
  const onWarning = ({ message }: Warning) => messages.push(message);
  await execute(inputs, { fetch: async () => Response.json(body), onWarning });
  expect(messages).toEqual(["[secret]", "[secret]"]);
});

test("a lookup takes data beside errors, too", async () => {
  const partial = definePartialOperation<ThingInputs, ThingInputs, ThingOutputs>(
    ...inParts(definition),
  );
  const asked = { shared: ["apiKey", "id"], take: "body.data.top", operation: () => partial };
  const looking = operationOf({ hooks: lookups(thing as never, [{ name: "top", ...asked }]) });
  const sent: string[] = [];
  const fetch = async ({ url }: Request) => {
    sent.push(url);
    return Response.json({ id: "a", data: { top: 7 }, errors: [{ message: "One is hidden" }] });
  };
  await looking.execute(inputs, { fetch });
  expect(sent[1]).toContain("top=7");
});

test.each([null, undefined])("without data (%s), errors are errors", async (data) => {
  const onWarning = vi.fn();
  const failed = called({ data, errors: [{ message: "No" }] }, onWarning);
  await expect(failed).rejects.toMatchObject({ code: "bad_request", message: "No" });
  expect(onWarning).not.toHaveBeenCalled();
});

test("what the data itself says is an error stays one", async () => {
  const onWarning = vi.fn();
  const failed = called({ data: { ok: false }, errors: [{ message: "No" }] }, onWarning);
  await expect(failed).rejects.toMatchObject({ code: "conflict" });
  expect(onWarning).not.toHaveBeenCalled();
});

describe("conditions on items and words of success", () => {
  const told = (when: readonly ErrorCondition[]) => ({
    ...definition,
    errors: { ...definition.errors, when },
    keywords: [errorConditions],
  });
  const answer = { data: { ok: true, rows: [{ state: "failed" }] }, errors: [{ type: "LIMIT" }] };

  test.each<[string, Condition, boolean]>([
    ["any item of the data", { "body.data.rows": { any: { "item.state": "failed" } } }, true],
    ["any of the errors", { "body.errors": { any: { "item.type": "LIMIT" } } }, false],
    ["the list of errors", { "body.errors": { not: null } }, false],
    ["a member with a longer name", { "body.errorsOf": { not: null } }, true],
    [
      "errors, and what the data says",
      { "body.errors": { any: { "item.type": "LIMIT", "body.data.ok": true } } },
      true,
    ],
    ["no word of success in the data", { status: 200, "body.data.ok": { not: false } }, true],
    ["no word of success in the errors", { "body.errors[0].type": { not: "INFO" } }, false],
  ])("%s", async (_, condition, isError) => {
    const { execute } = definePartialOperation(...inParts(told([{ if: condition, code }])));
    const body = { ...answer, errorsOf: 1 };
    const made = execute(inputs, { fetch: async () => Response.json(body) });
    if (isError) await expect(made).rejects.toMatchObject({ code });
    else expect(await made).toEqual({ data: answer.data });
  });
});

test.each(["x", 7, [], { message: {} }, null])("odd errors end no call: %j", async (errors) => {
  expect(await called({ data: { a: 1 }, errors })).toEqual({ data: { a: 1 } });
  expect(await called({ data: { a: 1 }, errors: [errors] })).toEqual({ data: { a: 1 } });
});

test("each page warns for itself, and calls do not hear each other", async () => {
  const { pages } = definePartialPagedOperation<ThingInputs, ThingInputs, ThingOutputs, unknown>(
    ...inParts({
      ...definition,
      page: { output: "data", next: "body.next", send: "top" },
      outputs: { data: { type: "json", shape: "array", from: ["body.data"] } },
    }),
  );
  const hear = async (word: string) => {
    const heard: string[] = [];
    let left = 2;
    const fetch = async () => {
      left -= 1;
      const errors = [{ message: `${word} ${left}` }];
      return Response.json({ data: [1], errors, ...(left > 0 && { next: 1 }) });
    };
    const context = { fetch, onWarning: ({ message }: Warning) => void heard.push(message) };
    for await (const _ of pages(inputs, context));
    return heard;
  };
  expect(await Promise.all([hear("a"), hear("b")])).toEqual([
    ["a 1", "a 0"],
    ["b 1", "b 0"],
  ]);
});
