import fc from "fast-check";
import { expect, test } from "vitest";
import { manifestText } from "../../../tests/kit/manifest.ts";
import { check } from "../check/manifest.ts";
import type { Provider } from "../ir/types.ts";
import { parse } from "../manifest/parse.ts";
import { lower } from "./provider.ts";

/** A member of a reply. */
interface Member {
  readonly type: "string" | "integer" | "number" | "boolean" | "object" | "array";
  readonly description: string;
  readonly required: boolean;
  readonly nullable: boolean;
  readonly values: readonly string[];
}

const member: fc.Arbitrary<Member> = fc.record({
  type: fc.constantFrom("string", "integer", "number", "boolean", "object", "array"),
  description: fc.constantFrom("Its own.", "What it is: text, a number or a list."),
  required: fc.boolean(),
  nullable: fc.boolean(),
  values: fc.uniqueArray(fc.constantFrom("open", "closed", "on hold"), { maxLength: 3 }),
});

const members = fc.dictionary(fc.stringMatching(/^[a-z][a-zA-Z]{0,6}$/), member, {
  minKeys: 1,
  maxKeys: 5,
});

type Members = Readonly<Record<string, Member>>;

function schemaOf({ type, description, nullable, values }: Member): object {
  const isListed = type === "string" && values.length > 0;
  return {
    type: nullable ? [type, "null"] : type,
    ...(isListed && { enum: nullable ? [...values, null] : values }),
    description,
  };
}

/** A manifest whose operation has these outputs, and what it is lowered to. */
function provider(reply: Members, outputs: object): Provider {
  const properties = Object.entries(reply).map(([name, each]) => [name, schemaOf(each)]);
  const required = Object.keys(reply).filter((name) => reply[name]?.required);
  const text = manifestText("demo", {
    schemas: { Item: { type: "object", required, properties: Object.fromEntries(properties) } },
    operations: {
      demo_get: {
        name: "Get",
        request: "GET /item",
        effect: "read",
        reply: { 200: "Item" },
        ...outputs,
      },
    },
  });
  const parsed = parse({ path: "specs/demo.yaml", text });
  if (!parsed.manifest) throw new Error(JSON.stringify(parsed.diagnostics[0]?.message));
  const found = check(parsed.manifest, parsed.source, new Map());
  expect(found.filter(({ severity }) => severity === "error")).toEqual([]);
  return lower(parsed.manifest, "specs/demo.yaml", new Map());
}

/** Everything that the schema says of an output, said again. */
function saidThrice([name, { type, description, required, nullable }]: readonly [string, Member]) {
  const isPlain = type !== "object" && type !== "array";
  const said = { from: `body.${name}`, type: isPlain ? type : "json", description };
  // No word says of one output that it may be left out and that it may be null.
  if (!required && nullable) return [name, said];
  return [
    required ? name : `${name}?`,
    { ...said, ...(required && { missing: nullable ? null : "error" }) },
  ];
}

test("an output that is said once is the one that was said three times", () => {
  fc.assert(
    fc.property(members, (reply) => {
      const entries = Object.entries(reply);
      const thrice = provider(reply, { output: Object.fromEntries(entries.map(saidThrice)) });
      const paths = entries.map(([name]) => [name, `body.${name}`]);
      expect(provider(reply, { output: Object.fromEntries(paths) })).toEqual(thrice);
      expect(provider(reply, { output: "body" })).toEqual(thrice);
    }),
  );
});
