import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blocks, operations } from "../support/operations.ts";
import { blamed, failureOf, resultOf } from "../support/call-result.ts";
import type { RecordedRequest } from "../support/recorder.ts";
import { anyJson, badValues } from "../support/vectors/inputs.ts";
import { wireContract } from "../support/wire-contract.ts";

/** A `fetch` that keeps every request, and finds nothing. */
function recording() {
  const requests: RecordedRequest[] = [];
  const fetch = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    const body = await request.text();
    requests.push({
      method: request.method,
      path: pathname,
      query: Object.fromEntries(
        [...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]),
      ),
      headers: Object.fromEntries(request.headers),
      body: body ? JSON.parse(body) : undefined,
    });
    return new Response(null, { status: 404 });
  };
  return { requests, fetch };
}

describe.each(
  operations.map((operation) => [operation.id, operation] as const),
)("%s", (id, operation) => {
  const violations = wireContract(operation.provider, id);
  const { fields } = operation;
  const others = fields.filter(({ name }) => !(name in operation.inputs));

  test("sends its example within its contract, which can report a violation", async () => {
    const { requests, fetch } = recording();
    await resultOf(() => operation.execute({}, { fetch }));
    expect(requests.map(violations)).toEqual([[]]);
    for (const request of requests) {
      expect(violations({ ...request, path: `${request.path}/x` })).not.toEqual([]);
      expect(violations({ ...request, query: { ...request.query, x: ["1"] } })).not.toEqual([]);
      expect(violations({ ...request, body: 7 })).not.toEqual([]);
    }
  });

  test("takes any JSON for any input without sending what is not declared", async () => {
    let sentCount = 0;
    const some = fc.record(Object.fromEntries(fields.map(({ name }) => [name, anyJson])), {
      requiredKeys: [],
    });
    const one = fc.tuple(fc.constantFrom(...fields), anyJson).map(([{ name }, value]) => ({
      [name]: value,
    }));
    await fc.assert(
      fc.asyncProperty(fc.oneof(some, one), async (inputs) => {
        const { requests, fetch } = recording();
        const { error } = await resultOf(() => operation.execute(inputs, { fetch }));
        expect(requests.flatMap(violations)).toEqual([]);
        expect(requests.length).toBeLessThanOrEqual(1);
        sentCount += requests.length;
        if (requests.length === 0) {
          expect(["invalid_input", "blocked_address"]).toContain(error?.code);
          expect(blamed(error ?? expect.fail("no error")).length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 400 },
    );
    expect(sentCount).toBeGreaterThan(10);
  });

  test("takes any JSON for its inputs as a whole, and nothing at all", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyJson, fc.constant(undefined)), async (inputs) => {
        const block = blocks[operation.provider];
        const error = await failureOf(async () => block?.execute(inputs));
        expect(error.code).toBe("invalid_input");
        expect(error.input).toBe("operation");
      }),
      { numRuns: 100 },
    );
  });

  test.each(
    fields.map((field) => [field.name, field] as const),
  )("refuses every bad %s by name, and nothing else", async (name, field) => {
    for (const value of badValues(field)) {
      const { requests, fetch } = recording();
      const error = await failureOf(() => operation.execute({ [name]: value }, { fetch }));
      expect([value, error.code]).toEqual([value, "invalid_input"]);
      expect([value, requests]).toEqual([value, []]);
      const problems = error.problems?.filter(({ input }) => input === name);
      expect([value, problems?.length]).toEqual([value, 1]);
      expect(problems?.[0]?.message).toMatch(new RegExp(`^${name} .+\\.$`));
      expect(error.message).toContain(problems?.[0]?.message);
    }
  });

  test("reports all problems at once", async () => {
    const bad = fields.filter((field) => badValues(field).length > 0);
    const arbitrary = fc
      .subarray(bad, { minLength: 1 })
      .chain((chosen) =>
        fc.tuple(...chosen.map((field) => fc.tuple(fc.constant(field.name), badValue(field)))),
      )
      .map((entries) => Object.fromEntries(entries));
    await fc.assert(
      fc.asyncProperty(arbitrary, fc.boolean(), async (inputs, isUnknown) => {
        const { requests, fetch } = recording();
        const given = isUnknown ? { ...inputs, noSuchInput: 1 } : inputs;
        const error = await failureOf(() => operation.execute(given, { fetch }));
        expect(requests).toEqual([]);
        expect(error.code).toBe("invalid_input");
        // A rule over several inputs may name one of them again, or another one.
        const named = new Set(blamed(error).filter((name) => Object.hasOwn(given, name)));
        expect([...named].toSorted()).toEqual(Object.keys(given).toSorted());
        expect(error.input).toBe(error.problems?.[0]?.input);
      }),
      { numRuns: 200 },
    );
  });

  test("rejects with a ToolError also when an input cannot be read", async () => {
    for (const { name } of [...fields, { name: "operation" }]) {
      const inputs = Object.defineProperty({}, name, {
        enumerable: true,
        get() {
          throw new Error("unreadable");
        },
      });
      const { requests, fetch } = recording();
      const error = await failureOf(() => operation.execute(inputs, { fetch }));
      expect(error.code).toBe("invalid_input");
      expect(requests).toEqual([]);
    }
  });

  if (others.length === 0) return;
  test("takes what is blank for what is absent", async () => {
    const plain = recording();
    await resultOf(() => operation.execute({}, { fetch: plain.fetch }));
    for (const blank of ["", "  \n", null, undefined]) {
      const { requests, fetch } = recording();
      const inputs = Object.fromEntries(others.map(({ name }) => [name, blank]));
      await resultOf(() => operation.execute(inputs, { fetch }));
      expect(requests).toEqual(plain.requests);
    }
  });
});

function badValue(field: Parameters<typeof badValues>[0]): fc.Arbitrary<unknown> {
  return fc.constantFrom(...badValues(field));
}
