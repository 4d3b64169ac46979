import type { Fault } from "./faulty-runtime.fixture.ts";

/** A mistake that the generator or the runtime could have, and what the suite says of it. */
export interface Mistake {
  readonly mistake: string;
  /** Name of a manifest that uses every word. */
  readonly manifest: string;
  readonly operation: string;
  /** In an emitted file (`src/...`), or in one of the runtime. */
  readonly fault: Fault;
  /** What its message goes on with after the operation. */
  readonly says: string;
}

/** A text of the emitted client and another one in its place. */
function client(before: string, after: string): Fault {
  return { file: "src/client.ts", before, after };
}

/** The same in a file of the runtime. */
function runtime(file: string, before: string, after: string): Fault {
  return { file, before, after };
}

const letters = { manifest: "letters", operation: "letters_send" };
const tags = { manifest: "letters", operation: "letters_tag" };
const search = { manifest: "letters", operation: "letters_find" };
const form = { manifest: "forms", operation: "forms_create_customer" };
const signed = { manifest: "hooked", operation: "hooked_search" };
const values = { manifest: "values", operation: "values_add_item" };

/** What travels written. */
const written: readonly Mistake[] = [
  {
    mistake: "a `?` is dropped",
    ...letters,
    fault: client(
      'params.senderName === undefined ? undefined : { text: params.senderName, lang: "en" }',
      '{ text: params.senderName, lang: "en" }',
    ),
    says: 'body.from.name has "lang"',
  },
  {
    mistake: "alternatives are swapped",
    ...letters,
    fault: client("params.replyTo ?? params.sender", "params.sender ?? params.replyTo"),
    says: 'body "reply"',
  },
  {
    mistake: "`$each` is off by one",
    ...letters,
    fault: runtime(
      "request/written.ts",
      "given(list.map((item) => make(item as never)))",
      "given(list.slice(1).map((item) => make(item as never)))",
    ),
    says: "body.to\\[",
  },
  {
    mistake: "`$each` over an object is off by one",
    ...letters,
    fault: runtime(
      "request/inside.ts",
      "given(Object.entries(value).map(",
      "given(Object.entries(value).slice(0, 1).map(",
    ),
    says: 'body.fields.*"second"',
  },
  {
    mistake: "a part of `$join` is lost",
    ...search,
    fault: runtime(
      "request/written.ts",
      "const known = given<unknown>(parts);",
      "const known = given<unknown>(parts).slice(0, 2);",
    ),
    says: 'query "jql"',
  },
  {
    mistake: "a group is sent in part",
    ...letters,
    fault: client(
      "params.customerType === undefined || params.customerId === undefined",
      "params.customerType === undefined",
    ),
    says: 'body.customer has "type"',
  },
  {
    mistake: "a spread wins over what is written after it",
    ...letters,
    fault: client(
      "track: true,\n          ...params.options,",
      "...params.options,\n          track: true,",
    ),
    says: 'body.options "track"',
  },
  {
    mistake: "JSON text of a header is not ASCII",
    ...letters,
    fault: runtime("request/written.ts", "/[^\\x20-\\x7e]/g", "/[^\\x20-\\xff]/g"),
    says: "x-info",
  },
  {
    mistake: "a UUID is made anew for each use",
    ...letters,
    fault: runtime(
      "request/moment.ts",
      "return { uuid, now:",
      "return { get uuid() { return crypto.randomUUID(); }, now:",
    ),
    says: "",
  },
  {
    mistake: "a UUID is made anew for each attempt",
    ...search,
    fault: runtime(
      "transport/send.ts",
      "return sendOnce(address, init,",
      "return sendOnce(address.replace(/[\\da-f-]{36}/, () => crypto.randomUUID()), init,",
    ),
    says: "repeats.*is not the request that it repeats",
  },
  {
    mistake: "a time is that of each attempt",
    ...letters,
    fault: runtime(
      "transport/send.ts",
      "return sendOnce(address, init,",
      "return sendOnce(address, { ...init, body: String(init.body).replace(/\\d\\d:\\d\\d:\\d\\d(?= GMT)/, () => new Date(Date.now()).toISOString().slice(11, 19)) },",
    ),
    says: "repeats.*is not the request that it repeats",
  },
  {
    mistake: "a time is too early",
    ...letters,
    fault: client("2592000000", "2592000"),
    says: 'body.sent "since"',
  },
];

/** What is made of values on their way. */
const encoded: readonly Mistake[] = [
  {
    mistake: "names of a form are not encoded",
    ...form,
    fault: runtime("request/form.ts", "return encoded(name, input);", "return name;"),
    says: 'metadata=.*body has no "metadata',
  },
  {
    mistake: "brackets lead to another place of a form",
    ...form,
    fault: runtime("request/form.ts", "if (/[[\\]]/.test(name))", "if (!name)"),
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
    fault: runtime("request/segment.ts", "return encodeURIComponent(text);", "return text;"),
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
    fault: runtime("inputs/clearing.ts", 'typeof given === "string" ? "" : undefined', "undefined"),
    says: 'body.page has no "note"',
  },
];

/** Names that values make. */
const named: readonly Mistake[] = [
  {
    mistake: "a made name may be __proto__",
    ...tags,
    fault: runtime("request/named.ts", '["", "__proto__", ...taken]', '["", ...taken]'),
    says: "name __proto__: expected a refusal because of (custom|mark)",
  },
  {
    mistake: "a made name may be one that is written",
    ...tags,
    fault: runtime("request/named.ts", '["", "__proto__", ...taken]', '["", "__proto__"]'),
    says: "name written already: expected a refusal because of (custom|mark)",
  },
  {
    mistake: "a made name may be empty",
    ...tags,
    fault: runtime("request/named.ts", '["", "__proto__", ...taken]', '["__proto__", ...taken]'),
    says: "name empty: expected a refusal because of custom",
  },
  {
    mistake: "a made name may be there twice",
    ...tags,
    fault: runtime("request/named.ts", "seen.add(key);", ""),
    says: "name repeated: expected a refusal because of rows",
  },
  {
    mistake: "the names of headers differ by their case",
    ...tags,
    fault: runtime("request/named.ts", "[name.toLowerCase(), name]", "[name, name]"),
    says: "headers.* name repeated: expected a refusal because of marks",
  },
  {
    mistake: "a made header says how the request is read",
    ...tags,
    fault: runtime("request/named.ts", "&& !managed.test(name) ?", "?"),
    says: "headers.* name Authorization, .*expected a refusal because of marks",
  },
  {
    mistake: "an ampersand in a made name begins a new one",
    ...tags,
    fault: runtime("request/named.ts", "%(?:5B|5D|24|3A|2C|40)", "%(?:5B|5D|24|3A|2C|40|26|3D)"),
    says: "query.* odd names: query ",
  },
  {
    mistake: "the header of a made name is blamed for its value",
    ...tags,
    fault: runtime("request/named.ts", "credential(of, String(value))", "String(value)"),
    says: "value=.*is blamed",
  },
];

/** Credentials, signatures and addresses. */
const sent: readonly Mistake[] = [
  {
    mistake: "Basic is that of Latin-1",
    manifest: "agents",
    operation: "agents_list_tickets",
    fault: runtime(
      "request/basic.ts",
      "btoa(String.fromCharCode(...new TextEncoder().encode(pair)))",
      "btoa(pair.replace(/[^\\0-\\xff]/gu, '?'))",
    ),
    says: "authorization",
  },
  {
    mistake: "Basic has no colon",
    manifest: "bots",
    operation: "bots_get_me",
    fault: runtime("request/basic.ts", "`${name}:${filled(", "`${name}${filled("),
    says: "authorization",
  },
  {
    mistake: "a user of Basic may hold a colon",
    manifest: "agents",
    operation: "agents_list_tickets",
    fault: runtime("request/basic.ts", "/[:\\p{Cc}\\p{Cs}]/u", "/[\\p{Cc}\\p{Cs}]/u"),
    says: "expected a refusal",
  },
  {
    mistake: "the pair of Basic is shown in errors",
    manifest: "bots",
    operation: "bots_get_me",
    fault: runtime(
      "request/connection.ts",
      "const { Accept: _, ...credentials }",
      "const { Accept: _, Authorization: __, ...credentials }",
    ),
    says: "repeating userKey.*: error.message",
  },
  {
    mistake: "the credential of another site is sent",
    manifest: "agents",
    operation: "agents_get_status",
    fault: {
      file: "src/operations.ts",
      before: "connect: connection4,\n  call: getStatusCall,",
      after: "connect: connection3,\n  call: getStatusCall,",
    },
    says: "credentials of other operations",
  },
  {
    mistake: "a header of a signature is not sent",
    ...signed,
    fault: runtime(
      "hooks/signing.ts",
      "headers.set(name, value);",
      'if (name !== "x-time") headers.set(name, value);',
    ),
    says: "x-time",
  },
  {
    mistake: "a signature is made once for all attempts",
    ...signed,
    fault: runtime(
      "hooks/signing.ts",
      "Object.entries(await sign(about, hookCalls(operation, secrets)(signal)));",
      "Object.entries((secrets as any).made ??= await sign(about, hookCalls(operation, secrets)(signal)));",
    ),
    says: "repeats.*x-time",
  },
  {
    mistake: "the default of an address is ignored",
    manifest: "addresses",
    operation: "addresses_get_item",
    fault: runtime(
      "request/server.ts",
      ": defaults[name];",
      ": Object.keys(map[name] ?? {}).at(-1);",
    ),
    says: "address",
  },
  {
    mistake: "the second choice of an address goes first",
    manifest: "addresses",
    operation: "addresses_get_item",
    fault: runtime("request/server.ts", "names.find(isGiven) ??", "names.findLast(isGiven) ??"),
    says: "address",
  },
  {
    mistake: "a private host is let through",
    manifest: "addresses",
    operation: "addresses_get_item",
    fault: runtime(
      "request/server.ts",
      "const isPrivate = privateName.test(",
      "const isPrivate = /^$/.test(",
    ),
    says: "host=.*expected a refusal",
  },
  {
    mistake: "an operation goes to the usual address",
    manifest: "addresses",
    operation: "addresses_upload",
    fault: runtime(
      "request/elsewhere.ts",
      "return { ...connection, home,",
      "return connection; return { ...connection, home,",
    ),
    says: "address",
  },
  {
    mistake: "a credential in a body keeps its white space",
    manifest: "bots",
    operation: "bots_send",
    fault: runtime("request/carried.ts", "String(value).trim();", "String(value);"),
    says: 'body "secret"',
  },
];

/** All that are planted. */
export const mistakes: readonly Mistake[] = [...written, ...encoded, ...named, ...sent];
