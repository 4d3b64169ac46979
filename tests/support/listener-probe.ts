import { booksBlock } from "@blockwright/books";
import { crmBlock } from "@blockwright/crm";

// Makes many calls at once that share one signal, then some in turn, and prints how they ended.
const [baseUrl = "", atOnce = "1", inTurn = "1"] = process.argv.slice(2);
const { signal } = new AbortController();
const context = { baseUrl, signal };
const read = () =>
  booksBlock.execute({ operation: "books_search_volumes", apiKey: "any", q: "x" }, context);
const write = () => {
  const instanceUrl = "https://acme.my.salesforce.com";
  const record = { apiKey: "any", instanceUrl, sobject: "Account", fields: {} } as const;
  return crmBlock.execute({ operation: "crm_create_record", ...record }, context);
};

const codes: Record<string, number> = {};
async function count(call: Promise<unknown>): Promise<void> {
  const ending = await call.then(
    () => "ok",
    ({ name, code }: { name: string; code: string }) => `${name} ${code}`,
  );
  codes[ending] = (codes[ending] ?? 0) + 1;
}

const call = (i: number) => count(i % 2 ? read() : write());
await Promise.all(Array.from({ length: Number(atOnce) }, (_, i) => call(i)));
for (let i = 0; i < Number(inTurn); i++) await call(i);
process.stdout.write(JSON.stringify(codes));
