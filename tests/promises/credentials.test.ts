import { inspect } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { startScript } from "../support/script.ts";
import { anything } from "../../packages/runtime/src/anything.fixture.ts";
import { readWithClient } from "../support/clients.ts";
import { credentialPlaces } from "../support/credentials.ts";
import { blocks, operationOf, operations } from "../support/operations.ts";
import { blamed, failureOf } from "../support/call-result.ts";
import {
  credentialPart,
  refusedCredentials,
  sentCredentials,
} from "../support/vectors/credentials.ts";
import { hostileText } from "../support/vectors/texts.ts";

const server = await startScript();

test("every provider has its place", () => {
  expect(credentialPlaces.map(({ provider }) => provider)).toEqual(Object.keys(blocks));
});

describe.each(credentialPlaces)("the credential of $provider", (place) => {
  const { operation, input } = place;
  /** The error, and the requests that were made. */
  const send = async (value: unknown) => {
    const context = { baseUrl: server.url, maxRetries: 0 };
    const call = () => operationOf(operation).execute({ [input]: value }, context);
    return { error: await failureOf(call), requests: server.take() };
  };

  test.each(Object.entries(refusedCredentials))("is not sent with %s", async (_, value) => {
    const { error, requests } = await send(value);
    expect(requests).toEqual([]);
    expect(error.code).toBe("invalid_input");
    expect(blamed(error)).toEqual([input]);
    expect(error.message).toContain(input);
    const shown = inspect(error, { depth: 20 }) + JSON.stringify(error);
    expect(shown).not.toContain(credentialPart);
    expect(shown).not.toContain("123456789");
  });

  test.each(Object.entries(sentCredentials))("is sent once, %s", async (_, [given, sent]) => {
    const { requests } = await send(given);
    expect(requests).toHaveLength(1);
    for (const request of requests) {
      expect(place.values(request)).toEqual([sent]);
      expect(place.rest(request)).not.toContain(credentialPart);
    }
  });

  /** The requests that the typed client made. */
  const sendWithClient = async (value: string) => {
    await readWithClient[place.provider]?.(value, { baseUrl: server.url, maxRetries: 0 });
    return server.take();
  };

  test.each(
    Object.entries(refusedCredentials).filter(([, value]) => value),
  )("makes no client with %s", async (_, value) => {
    const error = await failureOf(() => sendWithClient(anything(value)));
    expect(server.take()).toEqual([]);
    expect(error).toMatchObject({ code: "invalid_input", input });
    expect(inspect(error, { depth: 20 }) + JSON.stringify(error)).not.toContain(credentialPart);
  });

  test.each(Object.entries(sentCredentials))("is sent once by the client, %s", async (_, [
    given,
    sent,
  ]) => {
    const requests = await sendWithClient(given);
    expect(requests.map(place.values)).toEqual([[sent]]);
  });

  test("of any text is refused without repeating it, or sent once", async () => {
    let sentCount = 0;
    await fc.assert(
      fc.asyncProperty(hostileText, async (text) => {
        const value = text && `${text}${credentialPart}${text}`;
        const { error, requests } = await send(value);
        if (requests.length === 0) {
          expect(error.code).toBe("invalid_input");
          expect(blamed(error)).toEqual([input]);
        } else {
          expect(requests.map(place.values)).toEqual([[value.trim()]]);
          expect(value.trim()).toMatch(/^[\x20-\x7e\xa0-\xff]+$/);
          sentCount++;
        }
        expect(inspect(error, { depth: 20 }) + JSON.stringify(error)).not.toContain(credentialPart);
      }),
      { numRuns: 300 },
    );
    expect(sentCount).toBeGreaterThan(30);
  });
});

test.each(
  operations.map((operation) => [operation.id, operation] as const),
)("%s refuses a credential with a line break", async (_, { fields, execute }) => {
  const secret = fields.find((field) => field.secret)?.name ?? "";
  const value = `${credentialPart}\nX-Evil: 1`;
  const error = await failureOf(() => execute({ [secret]: value }, { baseUrl: server.url }));
  expect(server.take()).toEqual([]);
  expect(error).toMatchObject({ code: "invalid_input", input: secret });
  expect(inspect(error, { depth: 20 })).not.toContain(credentialPart);
});
