import { expect, test } from "vitest";
import { parse } from "yaml";
import { manifestText } from "../../../tests/kit/manifest.ts";
import { readContract } from "../../contract/read.ts";
import { inputCases } from "../input-cases.ts";

const login = { operation: "words_enter", gives: { token: "output.token" } };
const auth = [{ param: "key", send: "basic:{user}:{}", description: "Key.", login }];
const manifest = `${manifestText("words", { auth })}
headers: { Authorization: "Bearer {token}" }
params:
  user: { type: string, required: true, to: none, description: User., example: ann }
operations:
  words_send:
    name: Send words
    request: POST /words
    effect: write
    before: { list: { run: words_find, params: { in: "{in}" }, take: body.id } }
    body: { list?: "{list}", note: "{note}" }
    params:
      in: { type: string, description: Shelf., example: a }
      note: { type: string, description: Note. }
    reply: { 200: empty }
    output: { done: { const: true, type: boolean, description: Done. } }
  words_find:
    name: Find words
    request: GET /shelves/{in}
    effect: read
    auth: []
    params: { in: { type: string, required: true, description: Shelf., example: a } }
    reply: { 200: any }
    output: { id: { from: body.id, description: Id. } }
    examples: { one: { params: { in: a }, reply: { status: 200, body: { id: l } }, output: { id: l } } }
  words_enter:
    name: Enter
    request: POST /enter
    effect: read
    headers: { Authorization: null }
    reply: { 200: any }
    output: { token: { from: body.token, description: Token. } }
    examples: { one: { params: {}, reply: { status: 200, body: { token: t } }, output: { token: t } } }
`;

test("a text that a call before this one could not send is none that arrives", () => {
  const contract = readContract(parse(manifest), "specs/words.yaml");
  const [operation] = contract.operations;
  if (!operation) throw new Error("no operation");
  const { cases } = inputCases(contract, operation);
  const titles = (start: string) =>
    cases
      .map(({ title }) => title)
      .filter((title) => title.startsWith(start) && /[&c]/.test(title));
  const broken = String.raw`"\"a\" 'b' \\c\\\nd\te"`;
  expect(titles("note=")).toContain(`note=${broken}`);
  expect(titles("in=")).toContain(`in="a+b&c=d%20e#f?g/h;i,j"`);
  expect(titles("in=")).not.toContain(`in=${broken}`);
  expect(titles("user=")).toContain(`user="a+b&c=d%20e#f?g/h;i,j"`);
  expect(titles("user=")).not.toContain(`user=${broken}`);
});
