import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import type { Job, Page, Provider } from "../../language/ir/types.ts";
import { project, provider } from "./provider.fixture.ts";
import { readmeTarget } from "./readme.ts";

async function readmeOf(of: Provider): Promise<string> {
  const [file] = await readmeTarget.emit(of, project);
  return file?.contents ?? "";
}

/** Texts of the code blocks of one language. */
function blocks(text: string, language: string): readonly string[] {
  return [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)]
    .filter(([, found]) => found === language)
    .map(([, , code = ""]) => code);
}

/** The code from its first call on. */
function callOf(code: string): string {
  return code.slice(code.indexOf("const outputs"));
}

const readme = await readmeOf(provider);

describe("the README", () => {
  test("begins with one call, and shows the other ways later, with code that parses", () => {
    const [first = "", ...others] = blocks(readme, "ts");
    expect(first).toBe(
      `import { searchNotes } from "@demo/demo";

const accessToken = process.env.DEMO_ACCESS_TOKEN ?? "";
const apiKey = process.env.DEMO_API_KEY ?? "";
const teamKey = process.env.DEMO_TEAM_KEY ?? "";

${callOf(first)}`,
    );
    expect(callOf(first)).toMatch(
      /^const outputs = await searchNotes\.execute\(\{\n {2}accessToken,/,
    );
    const ways = others.find((code) => code.includes("import "));
    expect(ways).toContain('import { createDemoClient, demoBlock } from "@demo/demo";');
    expect(ways).toContain(
      'await demoBlock.execute({\n  operation: "demo_search_notes",\n  accessToken,',
    );
    expect(ways).toMatch(/await client\.searchNotes\(\{\s+folder: /);
    for (const code of [first, ...others]) {
      const statement = code.startsWith("{") ? `x = ${code}` : code;
      expect(ts.transpileModule(statement, { reportDiagnostics: true }).diagnostics).toEqual([]);
    }
  });

  test("lists operations with links to their sections", () => {
    expect(readme).toContain(
      "| [`searchNotes`](#searchnotes) | Finds notes by text. | read-only |\n",
    );
    expect(readme).toContain("\n### searchNotes\n");
    expect(readme).toContain("\n### createNote\n");
  });

  test("says nothing of the tests of this repository", () => {
    expect(readme).not.toMatch(/contract|test suite/i);
  });

  test("gives the address to the client and not to its methods", () => {
    const ways = blocks(readme, "ts").find((code) => code.includes("createDemoClient")) ?? "";
    const [, client = "", call = ""] =
      /createDemoClient\(\{(.*?)\}\);.*searchNotes\(\{(.*?)\}\);\n$/s.exec(ways) ?? [];
    expect(client).toContain("region:");
    expect(call).not.toContain("region:");
  });

  test("lists every input with its limits, default and dependencies", () => {
    expect(readme).toContain("| `q` | string | yes | Search text. 1 to 2,000 characters. |");
    expect(readme).toContain(
      "| `limit` | number |  | The limit. Integer 1 to 40. Default at the provider: 10. |",
    );
    expect(readme).toContain("| `tags` | string, comma-separated |  | The tags. 1 to 5 items. |");
    expect(readme).toContain("| `fields` | json object |  | The fields. |");
    expect(readme).toContain("The bullets. Integer. Sent only while kind is list.");
    for (const { parameters } of provider.operations) {
      for (const { name } of parameters) expect(readme).toContain(`| \`${name}\` |`);
    }
  });

  test("lists outputs, rules, scopes and accepted replies", () => {
    expect(readme).toContain(
      "| `metadata.count` | number | Number of notes returned. 0 when absent. |",
    );
    expect(readme).toContain(
      "| `metadata.next` | string or null, optional | Cursor of the next page. |",
    );
    expect(readme).toContain("\n- trace goes with order asc.\n- Needs the scopes notes.read.\n");
    expect(readme).toContain("- A reply with status 404 is an answer, not an error.\n");
  });

  test("lists errors by status, with the provider's codes and ours", () => {
    expect(readme).toContain("| `unauthorized` | 401 |  | Unauthorized. |\n");
    expect(readme).toContain("| `rate_limited` | 429 | `slow_down` | Slow down |\n");
    expect(readme).not.toMatch(/^\| `not_found`/m);
  });

  test("lists policies, what is repeated when, and the hosts that are allowed", () => {
    expect(readme).toContain("| `timeoutMs` | 30,000 | Milliseconds that each attempt may take");
    expect(readme).toContain("5xx and failed connections: `demo_search_notes`.\n");
    expect(readme).toContain("429 only, which says that nothing was done: `demo_create_note`.\n");
    expect(readme).toContain("beyond the package's own: `.example.com`. |");
  });

  test("shows no secret", () => {
    const given = { ...provider.operations[1]?.examples[0]?.params };
    expect(given.password).toBe("x");
    expect(readme).toContain('password: "********"');
    expect(readme).not.toContain('password: "x"');
  });

  test("keeps hostile text inside its cell", async () => {
    const payload = "a | b\n\n# c <script>`${x}`</script> [d](e)";
    const [first, ...rest] = provider.operations;
    if (!first) throw new Error("the fixture has operations");
    const text = await readmeOf({
      ...provider,
      block: { ...provider.block, name: payload, description: payload },
      operations: [{ ...first, name: payload, description: payload }, ...rest],
    });
    expect(text.split("\n")).toHaveLength(readme.split("\n").length);
    // In a block of code nothing is markup.
    const prose = text.replace(/^```yaml\n.*?^```$/gms, "");
    expect(prose.replace(/\\./g, "")).not.toMatch(/<script|^# c/m);
  });
});

describe("the README's sections about calls that follow one another", () => {
  const [search, create] = provider.operations;
  if (!search || !create) throw new Error("the fixture has operations");
  const page: Page = {
    items: "body.items",
    output: "metadata.notes",
    next: "body.next",
    until: null,
    send: { kind: "url" },
  };
  const job: Job = {
    name: "note",
    start: [create.id],
    poll: {
      call: search.id,
      with: { folder: { kind: "hole", choices: [{ kind: "output", path: "id" }] } },
    },
    until: { state: "done" },
    fail: {},
    error: { message: null, status: null },
    everyMs: 5_000,
    timeoutMs: 600_000,
  };

  test("are left out where there is nothing to say", () => {
    expect(readme).not.toMatch(/^## (?:Pages|Jobs)$/m);
  });

  test("show how to go through pages, items first", async () => {
    const text = await readmeOf({ ...provider, operations: [{ ...search, page }, create] });
    const code = blocks(text, "ts");
    const [first = "", own = ""] = code;
    const pages = code.find((block) => block.includes(".pages("));
    expect(first).toContain("for await (const item of searchNotes.items({\n  accessToken,");
    expect(own).toMatch(/^for await \(const item of searchNotes\.items\(\{/);
    expect(pages).toContain("searchNotes.pages(inputs, { maxPages: 3 })");
    expect(pages).toContain("console.log(page.metadata.notes);");
    for (const block of [first, own, pages ?? ""]) {
      expect(ts.transpileModule(block, { reportDiagnostics: true }).diagnostics).toEqual([]);
    }
    expect(text).toContain("| `searchNotes` | `metadata.notes` |");
    expect(text).toContain("followed within the same origin only");
    expect(text).not.toContain("Each page is charged for");
  });

  test("show all pages from the first on", async () => {
    const send = { kind: "parameter", name: "q" } as const;
    const operations = [{ ...search, page: { ...page, send } }, create];
    const [, own = ""] = blocks(await readmeOf({ ...provider, operations }), "ts");
    expect(own).toContain("searchNotes.items({");
    expect(own).not.toMatch(/^\s+q:/m);
  });

  test("say that pages cost, and nothing of addresses where a cursor is sent", async () => {
    const send = { kind: "parameter", name: "q" } as const;
    const paged = { ...create, page: { ...page, send } };
    const text = await readmeOf({ ...provider, operations: [paged] });
    expect(text).toContain("Each page is charged for: `createNote`.");
    expect(text).not.toContain("followed within the same origin only");
  });

  test("show how to wait for a job, which comes first", async () => {
    const text = await readmeOf({ ...provider, jobs: [job] });
    const section = text.slice(text.indexOf("### createNote"));
    const [own = "", , options = ""] = blocks(section, "ts");
    expect(own).toMatch(/^const outputs = await createNote\.executeAndWait\(\{/);
    expect(section).toContain("resolves to the outputs of [`searchNotes`](#searchnotes)");
    expect(options).toContain("await createNote.executeAndWait(inputs, {");
    for (const code of [own, options]) {
      expect(ts.transpileModule(code, { reportDiagnostics: true }).diagnostics).toEqual([]);
    }
    expect(text).toContain(
      "`createNote`: `searchNotes` is polled every 5,000 milliseconds (`everyMs`) for at most 600,000 milliseconds (`waitMs`)",
    );
  });
});

test("a README of operations that declare no error has no table of errors", async () => {
  const replies = { errorReplies: [], accept: [], examples: [] };
  const operations = provider.operations.map((operation) => ({ ...operation, ...replies }));
  const text = await readmeOf({ ...provider, operations });
  expect(text).not.toContain("| Code | Status |");
  expect(text).toContain("so it can be logged as it is.\n\nNo request was sent:");
  expect(readme).toContain("| Code | Status |");
});

describe("the README's fixed parts name what the runtime has", () => {
  const runtime = (file: string) =>
    readFileSync(new URL(`../../../packages/runtime/src/${file}`, import.meta.url), "utf8");

  test("every context option", () => {
    const [general = ""] = runtime("context.ts").split("export interface PageContext");
    const [policy = ""] = runtime("policy/policy.ts").split("export interface CallPolicy");
    const options = [...(general + policy).matchAll(/^ {2}readonly (\w+)\?:/gm)].map(
      ([, name]) => name,
    );
    expect(options.length).toBeGreaterThan(12);
    // Packages that take a whole address, log in or take files name these.
    const some = ["allowedOrigins", "keep", "readFile", "storeFile"];
    const everywhere = options.filter((name) => name && !some.includes(name));
    for (const name of everywhere) expect(readme).toContain(`| \`${name}\` |`);
    expect(readme).not.toMatch(/allowedOrigins|storeFile/);
  });

  test("every error code that has no reply", () => {
    const [, union = ""] = /export type ErrorCode =(.*?);/s.exec(runtime("tool-error.ts")) ?? [];
    const codes = [...union.matchAll(/"(\w+)"/g)].map(([, code]) => code);
    expect(codes.length).toBeGreaterThan(5);
    for (const code of codes) expect(readme).toContain(`\`${code}\``);
  });
});
