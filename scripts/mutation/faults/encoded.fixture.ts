import { client, runtime, type Mistake } from "./mistake.fixture.ts";

const form = { manifest: "forms", operation: "forms_create_customer" };
const values = { manifest: "values", operation: "values_add_item" };

/** What is made of values on their way. */
export const encoded: readonly Mistake[] = [
  {
    mistake: "names of a form are not encoded",
    ...form,
    fault: runtime(
      "request/form.ts",
      "const member = encoded(input || key, key);",
      "const member = key;",
    ),
    says: 'metadata=.*body has no "metadata',
  },
  {
    mistake: "brackets lead to another place of a form",
    ...form,
    fault: runtime("request/form.ts", "if (input && /[[\\]]/.test(key)", "if (!key"),
    says: "metadata.*expected a refusal",
  },
  {
    mistake: "base64 is that of Latin-1",
    ...values,
    fault: runtime(
      "request/sent-values.ts",
      "new TextEncoder().encode(text)",
      "[...text].map((sign) => sign.charCodeAt(0) & 255)",
    ),
    says: 'body "text"',
  },
  {
    mistake: "a prefix is put before one that is there",
    ...values,
    fault: runtime(
      "request/sent-values.ts",
      "text === undefined || text.startsWith(prefix)",
      "text === undefined",
    ),
    says: 'body "phone"',
  },
  {
    mistake: "the whole is sent in place of what a pattern extracts",
    ...values,
    fault: runtime(
      "request/sent-values.ts",
      ".exec(text)?.[1] ?? text",
      ".exec(text)?.[0] ?? text",
    ),
    says: 'body "sheet"',
  },
  {
    mistake: "a pattern extracts the last part that it finds",
    ...values,
    fault: runtime(
      "request/sent-values.ts",
      '(new RegExp(pattern, "u").exec(text)?.[1] ?? text)',
      '([...text.matchAll(new RegExp(pattern, "gu"))].at(-1)?.[1] ?? text)',
    ),
    says: 'body "sheet"',
  },
  {
    mistake: "a pattern disregards capitals",
    ...values,
    fault: runtime("request/sent-values.ts", 'RegExp(pattern, "u")', 'RegExp(pattern, "iu")'),
    says: 'body "sheet"',
  },
  {
    mistake: "a pattern looks into what is encoded",
    ...values,
    fault: runtime(
      "request/sent-values.ts",
      ".exec(text)?.[1] ?? text",
      ".exec(/%(?!2F|3A)/.test(text) ? text : decodeURIComponent(text))?.[1] ?? text",
    ),
    says: 'body "sheet"',
  },
  {
    mistake: "a pattern lacks an alternative",
    ...values,
    fault: client("(?:/d/|[?&]id=)", "(?:/d/)"),
    says: 'body "sheet"',
  },
  {
    mistake: "a pattern has to be found at the end",
    ...values,
    fault: runtime(
      "request/sent-values.ts",
      "RegExp(pattern,",
      "RegExp(`(?:${pattern})(?:/edit)?$`,",
    ),
    says: 'body "sheet"',
  },
  {
    mistake: "an entry of a table that is to go is sent",
    ...values,
    fault: client('{ true: "all" }', '{ true: "all", false: false }'),
    says: 'body has "notify"',
  },
  {
    mistake: "a quote is not escaped in HTML",
    manifest: "forms",
    operation: "forms_add_page",
    fault: runtime("request/markup.ts", `/[&<>"']/g`, "/[&<>']/g"),
    says: "body",
  },
  {
    mistake: "a segment of a path is not encoded",
    manifest: "addresses",
    operation: "addresses_get_item",
    fault: runtime("request/segment.ts", ": encoded(name, text, expected);", ": text;"),
    says: "itemId=.*path",
  },
  {
    mistake: "two dots are let through as a segment",
    manifest: "addresses",
    operation: "addresses_get_item",
    fault: runtime("request/segment.ts", "/^\\.{0,2}$|", "/^$|"),
    says: 'itemId="\\.+": expected a refusal',
  },
  {
    mistake: "dots are let through among several segments",
    manifest: "addresses",
    operation: "addresses_put_file",
    fault: runtime(
      "request/lines.ts",
      ".map((part) => segment(name, part))",
      ".map((part) => encodeURIComponent(part))",
    ),
    says: "key=.*expected a refusal",
  },
  {
    mistake: "a line is taken without its condition",
    manifest: "addresses",
    operation: "addresses_save_item",
    fault: runtime("request/lines.ts", "(!when ||", "(when !== undefined || !when ||"),
    says: "(method|path)",
  },
  {
    mistake: "a list of a query has no brackets",
    manifest: "forms",
    operation: "forms_list",
    fault: client('"ids[]": params.ids', "ids: params.ids"),
    says: 'query (has|"ids)',
  },
  {
    mistake: "blank text that is to be sent is left out",
    manifest: "forms",
    operation: "forms_change_page",
    fault: runtime("inputs/clearing.ts", "(isNull ? nulls : blank)", "(isNull && nulls)"),
    says: 'body.page has no "note"',
  },
];
