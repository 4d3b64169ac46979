import type { Call } from "../call/types.ts";
import { objectCode, secretEntries } from "../call/snippets/code.ts";
import { givenValues } from "../call/snippets/values.ts";

/** A program that goes on after the first reply: page after page, or until the job is done. Null where a reply is all. */
export function continuedCode(call: Call): string | null {
  const { page, operation } = call;
  const method = page.operations[operation.id]?.method ?? "";
  const entries = [...secretEntries(call), ...givenValues(call)];
  // Whoever wants all pages begins with the first.
  const inputs = objectCode(entries.filter(([name]) => name !== operation.page?.input));
  const program = (...lines: readonly string[]) =>
    [`import { ${method} } from ${JSON.stringify(page.package.name)};`, "", ...lines, ""].join(
      "\n",
    );
  if (operation.page)
    return program(
      `for await (const page of ${method}.pages(${inputs}, { maxPages: 3 })) {`,
      `  console.log(page${memberCode(operation.page.output)});`,
      "}",
    );
  if (!operation.job) return null;
  const options = "{ onProgress: console.log }";
  return program(`const outputs = await ${method}.executeAndWait(${inputs}, ${options});`);
}

/** `.data["@items"]` */
function memberCode(output: string): string {
  const members = output.split(".");
  return members
    .map((name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`))
    .join("");
}
