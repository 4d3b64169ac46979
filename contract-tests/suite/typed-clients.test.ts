import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { chosenProviders } from "../settings/environment.ts";
import { failWith } from "../report/meta.ts";
import { generatedBlocks } from "../run/blocks.ts";
import { type Loopback, type Received, startLoopback } from "../servers/loopback.ts";
import { baseOf } from "../cases/base.ts";
import { exampleInputs } from "../cases/examples.ts";
import { manifestOf } from "../contract/manifests.ts";
import { pinned, usualMoment } from "../oracle/moment.ts";
import { contractOf } from "../contract/read.ts";
import { askedCalls } from "../oracle/asked.ts";
import { followUpsOf } from "../oracle/hooks.ts";
import type { OperationContract, ParameterContract, ReplyContent } from "../contract/types.ts";
import type { Inputs } from "../oracle/values.ts";
import { type AnyClient, typedClientOf } from "./typed-clients.ts";

let server: Loopback;
let answers: Partial<ReplyContent>[] = [];
beforeAll(async () => {
  // What is answered does not matter here, but for what is looked up first.
  server = await startLoopback((_, response) => {
    const { status = 400, headers = {}, body } = answers.shift() ?? {};
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(body === undefined ? "" : JSON.stringify(body));
  });
});
afterAll(() => server.close());

// Every example through the operation and through the typed client: the same bytes leave by both doors.
describe.each(chosenProviders())("%s", (provider) => {
  const manifest = manifestOf(provider);
  const { operations } = contractOf(provider);
  const context = () => ({ baseUrl: server.url, maxRetries: 0, idempotencyKey: "key-1", keep });
  let client: AnyClient;

  beforeAll(async () => {
    client = await typedClientOf(provider);
  });

  test("the client has a method for each operation", () => {
    const methods = Object.keys(client.create({ ...requiredOf(operations), ...context() }));
    const names = Object.keys(manifest.operations);
    expect(names.map((id) => client.find(id).method)).toEqual(methods);
  });

  const withExamples = operations.filter(({ examples }) => examples.length > 0);
  describe.each(withExamples.map((own) => [own.id, own] as const))("%s", (operation, own) => {
    test.each(own.examples.map((each) => [each.name, each] as const))("%s", async (_, example) => {
      const { call, method } = client.find(operation);
      const request = vi.spyOn(call, "request");
      // What each call makes of its own is the same in both.
      const id = vi.spyOn(crypto, "randomUUID").mockReturnValue(uuid);
      const now = vi.spyOn(Date, "now").mockReturnValue(Date.now());
      onTestFinished(() => [request, id, now].forEach((spy) => spy.mockRestore()));
      const inputs = { operation, ...exampleInputs(own, example) };
      const around = await followUpsOf(own, inputs, null);
      const before = [...around.before, ...askedCalls(contractOf(provider), own, inputs)];
      const lookups = before.map(({ reply }) => reply);
      answers = [...lookups];
      const execute = () => generatedBlocks.execute(provider, inputs, context());
      // A hook may depend on the time.
      const error: unknown = await pinned(usualMoment, execute).catch((each: unknown) => each);
      const checked: readonly object[] = request.mock.calls.map(([values]) => Object(values));
      const byOperation = server.take().slice(lookups.length);
      if (byOperation.length === 0) failWith([`the operation sends nothing: ${error}`]);
      // Where something is looked up, the request is tried before that.
      expect(checked).toHaveLength(1 + (own.lookups.length > 0 ? triesOf(own) : 0));
      expect(byOperation).toHaveLength(1);

      // A hook may have made another credential of the one that was given.
      const sent = checked.at(-1);
      const create = () =>
        client.create({
          ...requiredOf(operations),
          ...sharedOf(own, inputs),
          ...sent,
          ...context(),
        });
      await pinned(usualMoment, async () => create()[method]?.(sent));
      expect(server.take().map(asSent)).toEqual(byOperation.map(asSent));
    });
  });
});

/** What a client asks for whatever is called. */
function requiredOf(operations: readonly OperationContract[]): object {
  const all = operations.map((operation) => {
    const base = baseOf(operation);
    return "reason" in base ? {} : sharedOf(operation, base.inputs, ({ required }) => required);
  });
  return Object.assign({}, ...all);
}

type Shared = Pick<ParameterContract, "name" | "required">;

/** Of what is given, credentials and what operations share. */
function sharedOf(
  { credentials, parameters }: OperationContract,
  inputs: Inputs,
  isWanted: (each: Shared) => boolean = () => true,
): object {
  const shared: readonly Shared[] = [...credentials, ...parameters.filter((each) => each.shared)];
  const names = shared.filter(isWanted).map(({ name }) => name);
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => names.includes(name)));
}

/** How often a request is tried before it is known whole: before logins, and before lookups. */
function triesOf({ lookups }: OperationContract): number {
  const logins = lookups.filter(({ keepMs }) => keepMs !== undefined).length;
  return logins + (lookups.length > logins ? 1 : 0);
}

/** Nothing is kept from one call to the next. */
const keep = { get: () => undefined, set: () => {} };

const uuid = "3f2b8c1d-5e6f-4a7b-8c9d-0e1f2a3b4c5d";

/** A request as it arrived, whatever the order of its headers; its host is among them. */
function asSent({ method, target, rawHeaders, body }: Received) {
  const headers = rawHeaders.flatMap((name, i) =>
    i % 2 === 0 ? [`${name.toLowerCase()}: ${rawHeaders[i + 1]}`] : [],
  );
  return { method, target, headers: headers.toSorted(), body };
}
