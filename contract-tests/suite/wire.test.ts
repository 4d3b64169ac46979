import { describe, expect, test } from "vitest";
import type { Case } from "../cases/types.ts";
import { blockDocument } from "../support/block-document.ts";
import { blocks, operationOf } from "../support/operations.ts";
import { blamed, outcomeOf } from "../support/outcome.ts";
import { wireCases } from "../wire/cases.ts";
import { documentedFields } from "../wire/fields.ts";
import { wireExpectations } from "../wire/index.ts";

describe.each(wireExpectations)("$provider", (expectations) => {
  const { provider, block, operations } = expectations;

  test("the block presents itself as documented", () => {
    const document = blockDocument(provider);
    expect(document).toMatchObject(block);
    expect(document.operations.map(({ id }) => id)).toEqual(Object.keys(operations));
  });

  test.each(Object.keys(operations))("%s has the documented inputs", (id) => {
    const fields = operationOf(id).fields.map((field) => [
      field.name,
      {
        type: field.type,
        required: field.required,
        secret: field.secret,
        userOnly: field.visibility === "user-only",
        default: field.default,
        values: field.limits?.enum,
      },
    ]);
    expect(Object.fromEntries(fields)).toEqual(documentedFields(expectations, id));
  });

  test.each(wireCases(expectations))("$id", async (each: Case) => {
    const requests: unknown[] = [];
    const warnings: string[] = [];
    const { expected } = each;
    const outcome = await outcomeOf(async () =>
      blocks[each.provider]?.execute(
        { operation: each.operation, ...each.inputs },
        {
          maxRetries: 0,
          onWarning: ({ input }) => warnings.push(input),
          async fetch(request) {
            const url = new URL(request.url);
            const text = await request.text();
            const query: Record<string, string[]> = {};
            for (const [name, value] of url.searchParams) (query[name] ??= []).push(value);
            requests.push({
              method: request.method,
              origin: url.origin,
              path: url.pathname,
              query,
              headers: Object.fromEntries(request.headers),
              ...(text && { body: JSON.parse(text) }),
            });
            if (expected.kind === "refused") return Response.json({});
            const { status, headers, body } = expected.reply;
            return body === undefined
              ? new Response(null, { status, headers })
              : Response.json(body, { status, headers });
          },
        },
      ),
    );
    if (expected.kind === "refused") {
      expect(outcome.error?.code).toEqual(expected.code);
      expect(outcome.error && blamed(outcome.error)).toEqual(expected.inputs);
      expect(requests).toEqual([]);
      return;
    }
    if (outcome.error && expected.outcome.kind === "output") throw outcome.error;
    expect(requests).toEqual([expected.request]);
    expect(warnings).toEqual(expected.warnings);
    if (expected.outcome.kind === "output") {
      expect(outcome).toEqual({ value: expected.outcome.output });
    } else {
      const { code, status, upstreamCode, message, requestId } = outcome.error ?? {};
      expect({ code, status, upstreamCode, message, requestId }).toEqual(expected.outcome.error);
    }
  });
});
