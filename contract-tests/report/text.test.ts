import { expect, test } from "vitest";
import { causeOf } from "./causes.ts";
import { contractReport } from "./report.ts";
import { coverageItem, requiredOf, result, run } from "./sample.fixture.ts";
import { asText } from "./text.ts";

const plain = (_look: unknown, text: string) => text;
const operations = [
  requiredOf("books_search_volumes", [
    coverageItem("books_search_volumes/operation", "succeeds", "reply 200"),
    coverageItem("books_search_volumes/limit/41", "maxResults: 41 is refused", "maxResults=41"),
  ]),
  requiredOf("crm_query", [coverageItem("crm_query/operation", "succeeds", "volumeId=abc")]),
];
const succeeds = result({
  operation: "books_search_volumes",
  title: "reply 200",
});
const crm = result({ operation: "crm_query", provider: "crm" });
const textOf = (...args: Parameters<typeof run>) => asText(contractReport(run(...args)), plain);

test("says what is wrong in terms of the manifest, then the table, then the totals", () => {
  const results = [
    succeeds,
    result({
      operation: "books_search_volumes",
      title: "maxResults=41",
      state: "failed",
      failures: ["books_search_volumes maxResults=41: expected a refusal, was sent"],
    }),
    crm,
  ];
  expect(textOf(results, operations)).toMatchInlineSnapshot(`
    "x books_search_volumes maxResults=41: expected a refusal, was sent
      specs/books.yaml

    coverage  operations  parameters  limits  values  rules  replies  outputs  errors      %
    books            1/1           -     0/1       -      -        -        -       -     50
    crm              1/1           -       -       -      -        -        -       -    100
    all              2/2           -     0/1       -      -        -        -       -     66

    Not covered
      x books_search_volumes maxResults: 41 is refused: the cases that show it failed

    3 cases: 2 passed, 1 failed; 2 of 3 coverage items covered; 7.2 s, 11.8 s of CPU
    "
  `);
});

test("lists drift with the change that accepts it, what was skipped, and notes", () => {
  const drift = {
    provider: "crm",
    operation: "crm_query",
    case: "crm_query all",
    kind: "unknown-field",
    path: "body.records[].isNew",
    message: "an unknown field: true",
    change: "schemas:\n  Record:\n    properties:\n      isNew: { type: boolean }\n",
  } as const;
  const results = [
    { ...crm, drift: [drift], notes: ["recorded 100 days ago"] },
    result({ operation: "crm_create", provider: "crm", state: "skipped", reason: "effect: write" }),
  ];
  const report = contractReport({ ...run(results, []), target: "live", whole: false, cpuMs: null });
  expect(asText(report, plain)).toMatchInlineSnapshot(`
    "Drift: the provider differs from its manifest
      ! crm_query body.records[].isNew: an unknown field: true
          schemas:
            Record:
              properties:
                isNew: { type: boolean }

    Skipped
      - crm_create volumeId=abc: effect: write

    Notes
      - crm_query volumeId=abc: recorded 100 days ago

    2 cases: 1 passed, 1 skipped; 7.2 s
    "
  `);
});

test("shows what is wrong in many cases once, and the first causes of many", () => {
  const results = Array.from({ length: 30 }, (_, index) => {
    const message = `books_get_volume ${index}: wrong ${index}`;
    const changes = {
      state: "failed",
      failures: [message],
      causes: [`wrong ${index % 12}`],
    } as const;
    return result({ ...changes, title: `${index}`, place: "specs/books.yaml:9" });
  });
  const text = textOf(results, []);
  expect(text).toContain(
    "x 3 cases of books: wrong 0\n  first: books_get_volume 0; specs/books.yaml:9\nx ",
  );
  expect(text).toContain("and 2 more causes; --report html shows all\n");
  expect(text).not.toContain("wrong 10");
});

test("a cause is what is wrong without the values of its case", () => {
  const inputs = { text: "a+b&c", size: 41 };
  const of = (message: string) => causeOf(`op_a x: ${message}`, "op_a x", inputs);
  expect([
    of('body.Text: expected "a+b&c", got "x"'),
    of('query has no "$top" of top, expected "999"'),
    of('prepared: request 2: query has "top", which is not declared: "9"'),
    of("expected an output, got provider_error: 406 for a+b&c"),
    of(
      "expected a refusal because of text, was sent; documented/a.yaml:7 says so: correct it, or specs/a.yaml",
    ),
    of(
      "expected 2 requests, got 0, then network: It failed.; limits.retries in specs/a.yaml decides",
    ),
    of('expected the error invalid_reply, got {"data":[1]}'),
    of("expected an output, got invalid_reply: The reply has no string for a.id at body.id[0]."),
  ]).toEqual([
    "body.Text",
    'query has no "$top" of top',
    'query has "top", which is not declared',
    "expected an output, got provider_error: 406 for {text}",
    "expected a refusal because of text, was sent",
    "network: It failed.",
    "expected the error invalid_reply, got an output",
    "expected an output, got invalid_reply: The reply has no string for an output",
  ]);
});

test("reports a reason once that stands for many coverage items", () => {
  const limits = [1, 2, 3, 4].map((n) => coverageItem(`crm_query/limit/n/${n}`, `n: ${n} is sent`));
  const open = limits.map((each) => ({ ...each, reason: "give n an example" }));
  const text = textOf([crm], [requiredOf("crm_query", open)]);
  expect(text).toContain(
    "Not covered\n  x crm_query n: 1 is sent, and 3 more coverage items: give n an example\n",
  );
});

test("text of a provider does not steer the terminal", () => {
  const failures = ["wrong: \u001b[2J\u202etxet\nnext line"];
  const text = textOf([result({ state: "failed", failures })], []);
  expect(text).toContain(
    "x books_get_volume volumeId=abc: wrong: \\u{1b}[2J\\u{202e}txet\n  next line\n",
  );
});

test("what is not covered is cut like failures", () => {
  const coverageItems = Array.from({ length: 23 }, (_, index) =>
    coverageItem(`books_search_volumes/parameter/p${index}`, `p${index}`),
  );
  const open = coverageItems.map((each) => ({ ...each, reason: `say more of ${each.id}` }));
  const text = textOf([succeeds], [requiredOf("books_search_volumes", open)]);
  expect(text).toContain("  and 3 more of books_search_volumes; --report html shows all\n");
});
