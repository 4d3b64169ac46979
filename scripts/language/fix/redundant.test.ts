import { expect, test } from "vitest";
import { manifestText } from "../../../tests/kit/manifest.ts";
import { withoutRedundant } from "./redundant.ts";

const head = `${manifestText("demo")}
schemas:
  Item:
    type: object
    required: [id]
    properties:
      id: { type: string, description: Id of the item. }
      size: { type: integer, description: Size. }
operations:
`;

const before = `${head}  demo_get_item: # the only one
    name: Get item
    request: GET /items/{id}
    effect: read
    destructive: false
    params:
      id: { type: string, required: true, description: Id. }
      lang: { type: string, required: false, to: query.lang, description: Language. }
      kind:
        type: string
        to: query.kind # as the vendor calls it
        visibility: user-or-llm
        description: Kind.
    reply: { 200: Item }
    output:
      id: { from: body.id, type: string, description: Id of the item. }
      size?:
        from: body.size
        type: integer
        missing: omit
        description: How big it is.
`;

const after = `${head}  demo_get_item: # the only one
    name: Get item
    request: GET /items/{id}
    params:
      id: { type: string, required: true, description: Id. }
      lang: { type: string, description: Language. }
      kind:
        type: string
        to: query.kind # as the vendor calls it
        description: Kind.
    reply: { 200: Item }
    output:
      id: body.id
      size:
        from: body.size
        description: How big it is.
`;

const fixed = (text: string) => withoutRedundant({ path: "specs/demo.yaml", text }, "specs");

test("words go without which a manifest means the same, and comments stay", () => {
  expect(fixed(before).text).toBe(after);
  expect(fixed(before).removed).toBe(11);
});

test("words of the whole manifest, of credentials and of rules go as well", () => {
  const bare = before
    .replace("auth: {}", "auth: { key: { to: headers.x-key, description: Key. } }")
    .replace("    reply:", "    rules: [{ need: [lang, kind] }]\n    reply:");
  const said = bare
    .replace("description: Key.", "required: true, description: Key.")
    .replace("schemas:", "names: snake_case\nencode: json\nschemas:")
    .replace("[lang, kind] }", "[lang, kind], severity: error }");
  expect(fixed(said).text).toBe(fixed(bare).text);
  expect(fixed(said).removed).toBe(fixed(bare).removed + 4);
});

test("what says nothing twice stays as it is", () => {
  expect(fixed(after)).toEqual({ text: after, removed: 0 });
});

test("a manifest with mistakes stays as it is", () => {
  const broken = before.replace("effect: read", "effect: reads");
  expect(fixed(broken)).toEqual({ text: broken, removed: 0 });
});
