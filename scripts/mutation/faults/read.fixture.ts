import { client, type Mistake, runtime } from "./mistake.fixture.ts";

const list = { manifest: "shop", operation: "shop_list_items" };
const rows = { manifest: "shop", operation: "shop_send_rows" };

/** In a file of the steps of outputs. */
function step(file: string, before: string, after: string) {
  return runtime(`steps/${file}.ts`, before, after);
}

/** What is made of replies. */
export const read: readonly Mistake[] = [
  {
    mistake: "a part is taken for the whole",
    ...list,
    fault: runtime("transport/send.ts", "reply.status === 206 &&", "reply.status === 0 &&"),
    says: "reply 206.*expected .*invalid_reply",
  },
  {
    mistake: "a part that was asked for is refused",
    manifest: "fetches",
    operation: "fetches_get_file",
    fault: client("ranged: true,", "ranged: false,"),
    says: "reply 206",
  },
  {
    mistake: "`where` is ignored",
    ...list,
    fault: step("lists", "holds(condition,", "true || holds(condition,"),
    says: "output.archived: expected",
  },
  {
    mistake: "one condition of `where` is enough",
    ...list,
    fault: runtime(
      "conditions.ts",
      "return all(Object.entries(condition)",
      "return one(Object.entries(condition)",
    ),
    says: "output.leveled",
  },
  {
    mistake: "a condition whose value is not given counts",
    ...list,
    fault: runtime("conditions.ts", "return wanted === undefined || [wanted]", "return [wanted]"),
    says: "output.leveled",
  },
  {
    mistake: "what is absent is not null",
    ...list,
    fault: runtime("conditions.ts", "(value ?? null) === test", "value === test"),
    says: "output.plain",
  },
  {
    mistake: "a limit is off by one",
    ...list,
    fault: step("lists", "Math.max(0, Number(most))", "Number(most) + 1"),
    says: "output.firsts",
  },
  {
    mistake: "names in one text are one name",
    ...list,
    fault: step("objects", ".split(/\\s*,\\s*/)", ".split(/\\n/)"),
    says: "output.chosen",
  },
  {
    mistake: "items of which nothing is left stay",
    ...list,
    fault: step(
      "sources",
      "return all.filter((item) => item !== undefined && item !== null);",
      "return all;",
    ),
    says: "output.names",
  },
  {
    mistake: "a sum is off by one",
    ...list,
    fault: step("lists", "total + number, 0)", "total + number, 1)"),
    says: "output.sizes",
  },
  {
    mistake: "an empty list is given",
    ...list,
    fault: step("values", "value.length > 0", "value.length >= 0"),
    says: "output.hasItems",
  },
  {
    mistake: "a cut text counts units",
    ...list,
    fault: step("values", "[...value]", 'value.split("")'),
    says: "output.short",
  },
  {
    mistake: "a text stands without one of its values",
    ...list,
    fault: step(
      "sources",
      'if (typeof said !== "string") return said;',
      'if (typeof said !== "string") continue;',
    ),
    says: "output.content",
  },
  {
    mistake: "a number is multiplied",
    ...list,
    fault: step("values", "value / by", "value * by"),
    says: "output.amount",
  },
  {
    mistake: "a table has entries that nobody wrote",
    ...list,
    fault: step("values", "Object.hasOwn(table, String(value))", "String(value) in table"),
    says: 'body.kind "constructor": expected an output',
  },
  {
    mistake: "a value that is not listed is let through",
    ...list,
    fault: step("values", "values.some(", "values || values.some("),
    says: "state",
  },
  {
    mistake: "text of base64 is Latin-1",
    ...list,
    fault: step(
      "conversions",
      'new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes)',
      "String.fromCharCode(...bytes)",
    ),
    says: "output.doc",
  },
  {
    mistake: "a date of seconds is one of milliseconds",
    ...list,
    fault: step("conversions", "new Date(seconds * 1000)", "new Date(seconds)"),
    says: "output.created",
  },
  {
    mistake: "the last item is the first",
    ...list,
    fault: step("paths", "found.at(Number(index))", "found.at(0)"),
    says: "output.lastName",
  },
  {
    mistake: "any link is the next one",
    ...list,
    fault: step("paths", "if (rel && !links.has(rel))", "if (rel && links.set('next', { url }))"),
    says: "output.next",
  },
];

/** What is taken for an error, and what not. */
export const failed: readonly Mistake[] = [
  {
    mistake: "an error needs all items",
    ...rows,
    fault: runtime("conditions.ts", "? one(value, (item)", "? all(value, (item)"),
    says: "body.results .*: expected the error rate_limited",
  },
  {
    mistake: "the first of several values is none",
    ...rows,
    fault: runtime("conditions.ts", "return one(test, (each)", "return one(test.slice(1), (each)"),
    says: 'body.results .*: error.code: expected "bad_request"',
  },
  {
    mistake: "success is not looked for",
    ...rows,
    fault: runtime("conditions.ts", "not(passes(value, test, path, asked)),", "false,"),
    says: 'body.state "another text": expected the error conflict',
  },
  {
    mistake: "a status of errors is told by a word of success",
    ...rows,
    fault: runtime(
      "conditions.ts",
      "Math.floor(Number(value) / 100) === hundreds",
      "Number(value) / 100 >= hundreds",
    ),
    says: "status",
  },
];
