import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { chosenProviders } from "../settings/environment.ts";
import { failWith } from "../report/meta.ts";
import { generatedBlocks } from "../run/blocks.ts";
import { type Loopback, type Received, startLoopback } from "../servers/loopback.ts";
import { sharedInputs } from "../cases/base.ts";
import { manifestOf } from "../contract/manifests.ts";
import { pinned, usualMoment } from "../oracle/moment.ts";
import { contractOf } from "../contract/read.ts";
import { askedCalls } from "../oracle/asked.ts";
import { followUpsOf } from "../oracle/hooks.ts";
import type { OperationContract, ReplyContent } from "../contract/types.ts";
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

  describe.each(
    Object.entries(manifest.operations).filter(([, { examples }]) => examples),
  )("%s", (operation, { examples = {} }) => {
    test.each(Object.entries(examples))("%s", async (_, { params }) => {
      const { call, method } = client.find(operation);
      const request = vi.spyOn(call, "request");
      // What each call makes of its own is the same in both.
      const id = vi.spyOn(crypto, "randomUUID").mockReturnValue(uuid);
      const now = vi.spyOn(Date, "now").mockReturnValue(Date.now());
      onTestFinished(() => [request, id, now].forEach((spy) => spy.mockRestore()));
      const own = operations.find((each) => each.id === operation);
      const shared = own ? sharedInputs(own) : {};
      const inputs = { operation, ...shared, ...params };
      const around = own ? await followUpsOf(own, inputs, null) : null;
      const asked = own ? askedCalls(contractOf(provider), own, inputs) : [];
      const before = [...(around?.before ?? []), ...asked];
      const lookups = before.map(({ reply }) => reply);
      answers = [...lookups];
      const execute = () => generatedBlocks.execute(provider, inputs, context());
      // A hook may depend on the time.
      const error: unknown = await pinned(usualMoment, execute).catch((each: unknown) => each);
      const checked: readonly object[] = request.mock.calls.map(([values]) => Object(values));
      const byOperation = server.take().slice(lookups.length);
      if (byOperation.length === 0) failWith([`the operation sends nothing: ${error}`]);
      // Where something is looked up, the request is tried before that.
      expect(checked).toHaveLength(1 + (own?.lookups.length ? triesOf(own) : 0));
      expect(byOperation).toHaveLength(1);

      // A hook may have made another credential of the one that was given.
      const sent = checked.at(-1);
      const create = () =>
        client.create({ ...requiredOf(operations), ...shared, ...sent, ...context() });
      await pinned(usualMoment, async () => create()[method]?.(sent));
      expect(server.take().map(asSent)).toEqual(byOperation.map(asSent));
    });
  });
});

/** What a client asks for whatever is called. */
function requiredOf(operations: readonly OperationContract[]): object {
  const all = operations.flatMap((operation) => {
    const { credentials, parameters } = operation;
    const asked = [...credentials, ...parameters].filter(({ required }) => required);
    const given = Object.entries(sharedInputs(operation));
    return given.filter(([name]) => asked.some((each) => each.name === name));
  });
  return Object.fromEntries(all);
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
