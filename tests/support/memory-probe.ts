import { booksBlock } from "@blockwright/books";
import { crmBlock } from "@blockwright/crm";
import { collector, peakMemory } from "./peak-memory.ts";

// Calls one address again and again and prints what that took, as one line of JSON.
const [baseUrl = "", times = "1"] = process.argv.slice(2);
const collect = collector();

const context = { baseUrl, maxRetries: 0, timeoutMs: 60_000 };
const read = () =>
  booksBlock.execute({ operation: "books_search_volumes", apiKey: "any", q: "x" }, context);
const record = {
  operation: "crm_create_record",
  apiKey: "any",
  instanceUrl: "https://acme.my.salesforce.com",
  sobject: "Account",
  fields: {},
} as const;
const write = () => crmBlock.execute(record, context);

/** Bytes that are held after a collection, once streams that were cancelled have ended. */
async function held(): Promise<number> {
  collect();
  await new Promise((resolve) => setTimeout(resolve, 50));
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const codes: Record<string, number> = {};
let settled = 0;
for (let call = 1; call <= Number(times); call++) {
  const ending = await (call % 2 ? read() : write()).then(
    () => "ok",
    ({ name, code }: { name: string; code: string }) => `${name} ${code}`,
  );
  codes[ending] = (codes[ending] ?? 0) + 1;
  if (call === 10) settled = await held();
}
const result = { codes, peak: peakMemory(), growth: (await held()) - settled };
process.stdout.write(`${JSON.stringify(result)}\n`);
