import { client, runtime, type Mistake } from "./mistake.fixture.ts";

const letters = { manifest: "letters", operation: "letters_send" };
const search = { manifest: "letters", operation: "letters_find" };

/** What travels written. */
export const written: readonly Mistake[] = [
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
      "return sendOnce(sent,",
      "return sendOnce({ ...sent, address: sent.address.replace(/[\\da-f-]{36}/, () => crypto.randomUUID()) },",
    ),
    says: "repeats.*is not the request that it repeats",
  },
  {
    mistake: "a time is that of each attempt",
    ...letters,
    fault: runtime(
      "transport/send.ts",
      "return sendOnce(sent,",
      "return sendOnce({ ...sent, init: { ...init, body: String(init.body).replace(/\\d\\d:\\d\\d:\\d\\d(?= GMT)/, () => new Date(Date.now()).toISOString().slice(11, 19)) } },",
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
