import { describe, expect, test } from "vitest";
import type { WaitContext } from "./context.ts";
import type { Rule } from "./definition.ts";
import { followUps } from "./hooks/follow-ups.ts";
import { hooks } from "./hooks/hooks.ts";
import { login } from "./hooks/login.ts";
import { lookups } from "./hooks/lookups.ts";
import { signing } from "./hooks/signing.ts";
import { jsonInputs } from "./inputs/json-input.ts";
import { rules } from "./inputs/rules.ts";
import { inputs as jobInputs, jobOperation, poll } from "./jobs/job.fixture.ts";
import { defineOperation, type Operation } from "./operation.ts";
import { operationOf, inParts, thing } from "./operation.fixture.ts";
import {
  byCursor,
  collect,
  inputs as pageInputs,
  pageAt,
  pagedOperation,
} from "./pages/pages.fixture.ts";
import { connect } from "./request/connection.ts";

const inputs = { apiKey: "canary-given-01", id: "a" };
const derived = "canary-derived-23";

/** Derives a secret before each call. */
const deriving = hooks({ request: (values, { secret }) => (secret(derived), values) });

/** What a host is told, and what it knew by then of everything else that it heard. */
function listening(answer: (request: Request) => Response = () => Response.json({ id: "a" })) {
  const secrets = new Set<string>();
  const heard: [event: string, known: readonly string[]][] = [];
  const hear = (event: string) => void heard.push([event, [...secrets]]);
  const context = {
    secrets,
    onWarning: () => hear("warning"),
    onProgress: () => hear("progress"),
    everyMs: 1,
    fetch: async (request: Request) => (hear("request"), answer(request)),
  } satisfies WaitContext<unknown>;
  return { heard, context };
}

/** The message of the error that a call ends with. */
const messageOf = (call: Promise<unknown>) =>
  call.then(
    () => "none",
    ({ message }: Error) => message,
  );

const saying = (...texts: readonly string[]) =>
  Response.json({ message: `No: ${texts.join(" ")}` }, { status: 400 });

const polledBy = (polling: Operation<never, never>) => ({
  operation: () => polling,
  shared: ["apiKey"],
  inputs: { generationId: "generationId" },
});

describe("a host is told the secrets of a call", () => {
  test("before its warnings and its request", async () => {
    const { heard, context } = listening();
    const odd: Rule = {
      need: { top: { given: true } },
      input: "top",
      severity: "warning",
      message: "Odd.",
    };
    const headers = { Authorization: `Basic ${btoa(inputs.apiKey)}` };
    const { execute } = operationOf({
      hooks: deriving,
      rules: [odd],
      keywords: [rules],
      connect: (_, options) => connect(options, { home: "https://api.example.com", headers }),
    });
    await execute(inputs, context);
    const known = expect.arrayContaining([inputs.apiKey, derived, headers.Authorization]);
    expect(heard).toEqual([
      ["warning", known],
      ["request", known],
    ]);
  });

  test("whatever number of texts a secret holds", async () => {
    const { context } = listening();
    const texts = Array.from({ length: 150_000 }, (_, at) => `canary-${at}`);
    const { execute } = operationOf({
      inputs: { ...thing.inputs, notes: { type: "json", shape: "array", secret: true } },
      keywords: [jsonInputs],
    });
    const given = { ...inputs, notes: texts };
    await execute(given, context);
    expect(context.secrets.size).toBeGreaterThan(texts.length);
  });

  test("before a poll of its job is reported", async () => {
    const { heard, context } = listening(({ method }) =>
      Response.json(method === "POST" ? { id: "gen_1" } : { status: "completed" }),
    );
    const polling = defineOperation(
      ...inParts({ ...(poll as object as typeof thing), hooks: deriving }),
    );
    const job = jobOperation({ poll: polledBy(polling as never) }); // only its hooks are other ones
    await job.executeAndWait(jobInputs, context);
    expect(heard.at(-1)).toEqual(["progress", expect.arrayContaining([derived])]);
  });

  test("before a poll of a job that another process started, also what only the start takes", async () => {
    const { heard, context } = listening(() => Response.json({ status: "completed" }));
    const text = { type: "string", required: true, secret: true } as const;
    const job = jobOperation({}, { inputs: { apiKey: text, text } });
    await job.waitFor(jobInputs, { generationId: "gen_1" }, context);
    expect(heard).toEqual([
      ["request", expect.arrayContaining([jobInputs.text])],
      ["progress", expect.arrayContaining([jobInputs.text])],
    ]);
  });

  test("when a reply hook or a signature makes one, also where the host sends by itself", async () => {
    const sign = () => ({ "x-signature": derived });
    const connected = signing(thing.connect as never, thing.call, { sign, adds: ["x-signature"] });
    const signed = operationOf({ connect: connected });
    const replied = operationOf({ hooks: hooks({ reply: (_, { secret }) => [secret(derived)] }) });
    const calls = [
      (context: object) => signed.execute(inputs, context),
      async (context: object) => {
        const { send, read } = await signed.prepare(inputs, context);
        return read(await send());
      },
      (context: object) => replied.execute(inputs, context),
    ];
    for (const call of calls) {
      const { context } = listening();
      await call(context);
      expect(context.secrets).toContain(derived);
    }
  });
});

describe.each([
  ["a host has a set", {}],
  ["the host has none", { secrets: undefined }],
])("where %s, secrets of another call are in no error:", (_, own) => {
  const listeningTo = (answer: (request: Request) => Response) => ({
    ...listening(answer).context,
    ...own,
  });
  const other = operationOf({ id: "shop_other", hooks: deriving });

  test("of one that a hook asks for", async () => {
    const calls = followUps({
      shop_other: { operation: () => other, shared: ["apiKey"], most: 1 },
    });
    const { execute } = operationOf({
      hooks: hooks({
        calls,
        request: async (values, call) => {
          const { run } = call as object as { run(id: string, given: object): Promise<unknown> };
          await run("shop_other", { id: "other" });
          return values;
        },
      }),
    });
    const answer = ({ url }: Request) =>
      url.endsWith("other") ? Response.json({ id: "a" }) : saying(derived);
    expect(await messageOf(execute(inputs, listeningTo(answer)))).toBe("No: [secret]");
  });

  const first = hooks({ request: (values, { secret }) => (secret("canary-first-67"), values) });
  const before = { operation: () => other, shared: ["apiKey", "id"] };
  test.each([
    ["lookup", lookups(thing as never, [{ ...before, name: "top", take: "body.n" }], first)],
    ["login", login(thing as never, { ...before, gives: { token: "metadata.id" } }, first)],
  ])("of a %s, and of a hook before it", async (_name, both) => {
    let requests = 0;
    const context = listeningTo(() =>
      ++requests > 1 ? saying(derived, "canary-first-67") : Response.json({ id: "token-7" }),
    );
    const { execute } = operationOf({ hooks: both });
    expect(await messageOf(execute(inputs, context))).toBe("No: [secret] [secret]");
  });

  test("of the page before", async () => {
    let page = 0;
    const each = hooks({
      request: (values, { secret }) => (secret(`${derived}-${++page}`), values),
    });
    const { pages } = pagedOperation(byCursor, { hooks: each });
    const context = listeningTo(({ url }) =>
      page === 1 ? Response.json(pageAt(url)) : saying(`${derived}-1`, `${derived}-2`),
    );
    expect(await messageOf(collect(pages(pageInputs, context)))).toBe("No: [secret] [secret]");
  });

  test("of what starts a job and asks for it", async () => {
    const polling: Operation<never, never> = defineOperation(
      ...inParts({
        ...(poll as object as typeof thing),
        hooks: deriving,
      }),
    );
    const body = { status: "failed", error: { message: `No: ${derived} canary-started-45` } };
    const context = listeningTo(({ method }) =>
      Response.json(method === "POST" ? { id: "gen_1" } : body),
    );
    const starting = hooks({
      request: (values, { secret }) => (secret("canary-started-45"), values),
    });
    const job = jobOperation({ poll: polledBy(polling) }, { hooks: starting });
    expect(await messageOf(job.executeAndWait(jobInputs, context))).toBe("No: [secret] [secret]");
  });
});

test("where the reply is read in another context, both are told", async () => {
  const prepared = listening().context;
  const read = { inputs, secrets: new Set<string>() };
  const operation = operationOf({ hooks: hooks({ reply: (_, { secret }) => [secret(derived)] }) });
  const call = await operation.prepare(inputs, prepared);
  await operation.read(await call.send(), read);
  for (const { secrets } of [prepared, read]) expect(secrets).toContain(derived);
});
