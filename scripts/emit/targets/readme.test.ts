import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import type { Job, Page, Provider } from "../../language/ir/types.ts";
import { project, provider } from "./fixture.ts";
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

const readme = await readmeOf(provider);

describe("the README", () => {
  test("shows the three ways to call, with code that parses", () => {
    const [use = "", ...examples] = blocks(readme, "ts");
    expect(use).toContain('import { createDemoClient, demoBlock, searchNotes } from "@demo/demo";');
    expect(use).toContain('const apiKey = process.env.DEMO_API_KEY ?? "";');
    expect(use).toContain(
      'await demoBlock.execute({\n  operation: "demo_search_notes",\n  accessToken,',
    );
    expect(use).toContain("await searchNotes.execute({");
    expect(use).toContain("await client.searchNotes({\n  folder: ");
    for (const code of [
      use,
      ...examples.map((text) => (text.startsWith("{") ? `x = ${text}` : text)),
    ]) {
      expect(ts.transpileModule(code, { reportDiagnostics: true }).diagnostics).toEqual([]);
    }
  });

  test("names the environment variables of credentials and of what all operations take", () => {
    expect(readme).toContain("- `DEMO_TEAM_KEY` for `teamKey`\n- `DEMO_REGION` for `region`\n\n");
  });

  test("gives the address to the client and not to its methods", () => {
    const [use = ""] = blocks(readme, "ts");
    const [, client = "", call = ""] =
      /createDemoClient\(\{(.*?)\}\);.*searchNotes\(\{(.*?)\}\);\n$/s.exec(use) ?? [];
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
      "| `metadata.next` | string | Cursor of the next page. Left out when absent. |",
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
    expect(readme).toContain("| `timeoutMs` | 30,000 | Milliseconds each attempt may take");
    expect(readme).toContain("5xx and connections that failed: `demo_search_notes`.\n");
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
    more: null,
    send: { kind: "url" },
  };
  const job: Job = {
    name: "note",
    start: [create.id],
    poll: search.id,
    id: { folder: "id" },
    until: { state: "done" },
    fail: {},
    error: { message: null, status: null },
    everyMs: 5_000,
    timeoutMs: 600_000,
  };

  test("are left out where there is nothing to say", () => {
    expect(readme).not.toMatch(/^## (?:Pages|Jobs)$/m);
  });

  test("show how to go through pages", async () => {
    const text = await readmeOf({ ...provider, operations: [{ ...search, page }, create] });
    const code = blocks(text, "ts").find((block) => block.includes(".items("));
    expect(code).toContain("searchNotes.items(inputs, { ...context, maxItems: 200 })");
    expect(code).toContain("console.log(page.metadata.notes);");
    expect(ts.transpileModule(code ?? "", { reportDiagnostics: true }).diagnostics).toEqual([]);
    expect(text).toContain("| `searchNotes` | `metadata.notes` |");
    expect(text).toContain("followed at the same origin only");
    expect(text).not.toContain("Every page is charged for");
  });

  test("say that pages cost, and nothing of addresses where a cursor is sent", async () => {
    const send = { kind: "parameter", name: "q" } as const;
    const paged = { ...create, page: { ...page, send } };
    const text = await readmeOf({ ...provider, operations: [paged] });
    expect(text).toContain("Every page is charged for: `createNote`.");
    expect(text).not.toContain("followed at the same origin only");
  });

  test("show how to wait for a job", async () => {
    const text = await readmeOf({ ...provider, jobs: [job] });
    const code = blocks(text, "ts").find((block) => block.includes("executeAndWait"));
    expect(code).toContain("await createNote.executeAndWait(inputs, {");
    expect(ts.transpileModule(code ?? "", { reportDiagnostics: true }).diagnostics).toEqual([]);
    expect(text).toContain(
      "`createNote`: asks with `searchNotes` every 5,000 milliseconds (`everyMs`), for 600,000 at most (`waitMs`)",
    );
  });
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
    for (const name of options) expect(readme).toContain(`| \`${name}\` |`);
  });

  test("every error code that has no reply", () => {
    const [, union = ""] = /export type ErrorCode =(.*?);/s.exec(runtime("tool-error.ts")) ?? [];
    const codes = [...union.matchAll(/"(\w+)"/g)].map(([, code]) => code);
    expect(codes.length).toBeGreaterThan(5);
    for (const code of codes) expect(readme).toContain(`\`${code}\``);
  });
});
