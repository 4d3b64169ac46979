import type { Call } from "../types.ts";
import { objectCode, secretCode, secretEntries } from "./code.ts";
import { fileImports, withFiles } from "./files.ts";
import { type Entry, givenValues, sentValues } from "./values.ts";

/** The call through the block, whose inputs any text may be. */
export function blockSnippet(call: Call): string {
  const { block } = call.page.names;
  const inputs: readonly Entry[] = [
    ["operation", call.operation.id],
    ...secretEntries(call),
    ...givenValues(call),
  ];
  return program(
    call,
    block,
    inputs,
    `const outputs = await ${block}.execute(${objectCode(inputs)});`,
  );
}

/** The call of the operation: of all pages, until its job is done, or as it is. */
export function operationSnippet(call: Call): string {
  const { page, operation } = call;
  const method = page.operations[operation.id]?.method ?? "";
  const inputs = [...secretEntries(call), ...givenValues(call)];
  const given = objectCode(inputs);
  const cursor = operation.page?.input;
  const isWhole = cursor === undefined || !inputs.some(([name]) => name === cursor);
  if (operation.page && isWhole) {
    const loop = `for await (const item of ${method}.items(${given})) {\n  console.log(item);\n}`;
    return program(
      call,
      method,
      inputs,
      `// The items of all pages; ${method}.execute fetches one page.\n${loop}`,
    );
  }
  if (!operation.job)
    return program(call, method, inputs, `const outputs = await ${method}.execute(${given});`);
  const wait = `const outputs = await ${method}.executeAndWait(${given});`;
  return program(
    call,
    method,
    inputs,
    `// Waits until the job is done; ${method}.execute only starts it.\n${wait}`,
  );
}

/** The call through the HTTP client, which sends what it is given; null where the package does more than that. */
export function clientSnippet(call: Call): string | null {
  const { page, operation } = call;
  const { method = "", client = null } = page.operations[operation.id] ?? {};
  if (!client) return null;
  const { client: create } = page.names;
  const all: readonly Entry[] = [...secretEntries(call), ...withFiles(call, sentValues(call))];
  const isCredential = (name: string) => page.block.auth.some((each) => each.name === name);
  const own = all.filter(([name]) => isCredential(name) || client.options.includes(name));
  // A client serves all operations: it takes what the others need, too.
  const others = page.block.auth.filter(
    ({ name, required }) => required !== false && !all.some(([known]) => known === name),
  );
  const options = [...own, ...others.map(({ name, env }): Entry => [name, secretCode(env)])];
  const params = all.filter(([name]) => client.params.includes(name));
  const made = `const client = ${create}(${objectCode(options)});`;
  const sent = `const { data, error, response } = await client.${method}(${objectCode(params)});`;
  return program(call, create, all, `${made}\n${sent}`);
}

function program({ page }: Call, name: string, inputs: readonly Entry[], body: string): string {
  const imports = `import { ${name} } from ${JSON.stringify(page.package.name)};\n`;
  return `${fileImports(inputs)}${imports}\n${body}\n`;
}
