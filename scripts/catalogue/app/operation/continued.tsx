import type { BlockOperation } from "../../data/types.ts";
import type { Call } from "../call/types.ts";
import { objectCode, secretEntries } from "../call/snippets/code.ts";
import { givenValues } from "../call/snippets/values.ts";
import { CodeBlock } from "../parts/code-block.tsx";
import { number } from "../parts/words.ts";
import { OperationLink } from "./operation-link.tsx";

/** How a call goes on after its first reply. */
export function Continued({ call }: { readonly call: Call }) {
  const { page, job } = call.operation;
  return (
    <>
      {page && <Pages call={call} page={page} />}
      {job && <Job call={call} job={job} />}
    </>
  );
}

interface PagesOf {
  readonly call: Call;
  readonly page: NonNullable<BlockOperation["page"]>;
}

/** An operation whose outputs come in pages. */
function Pages({ call, page }: PagesOf) {
  const { collect, output } = page;
  return (
    <>
      <p>
        <code>items</code> yields what <code>{output}</code> holds on all pages, one by one;{" "}
        <code>pages</code> yields the outputs of each page. Both fetch a page only when it is
        needed.{" "}
        {collect ? (
          <>
            <code>execute</code> gives the items of all pages at once
            {collect.limit !== undefined && (
              <>
                , as many as <code>{collect.limit}</code> says
              </>
            )}
            .
          </>
        ) : (
          <>
            <code>execute</code> fetches one page.
          </>
        )}
      </p>
      <CodeBlock language="typescript" what="the loop over pages" text={pagesCode(call, page)} />
    </>
  );
}

function pagesCode(call: Call, page: PagesOf["page"]): string {
  const inputs = objectCode(entriesOf(call, page.input));
  return program(call, (method) => [
    `for await (const page of ${method}.pages(${inputs}, { maxPages: 3 })) {`,
    `  console.log(page${memberCode(page.output)});`,
    "}",
  ]);
}

/** An operation that only starts what it is for. */
function Job(props: { readonly call: Call; readonly job: NonNullable<BlockOperation["job"]> }) {
  const { call, job } = props;
  const { poll, result, everyMs, timeoutMs } = job;
  return (
    <>
      <p>
        <code>execute</code> starts the job. <code>executeAndWait</code> waits as well: it asks{" "}
        <OperationLink page={call.page} id={poll} /> every {number(everyMs)} milliseconds (
        <code>everyMs</code>), for at most {number(timeoutMs)} (<code>waitMs</code>), and resolves
        to the outputs of{" "}
        {result === undefined ? "the last answer" : <OperationLink page={call.page} id={result} />}.
        A job that fails rejects with the code <code>job_failed</code>.
      </p>
      <CodeBlock language="typescript" what="the call that waits" text={jobCode(call)} />
    </>
  );
}

function jobCode(call: Call): string {
  const inputs = objectCode(entriesOf(call));
  return program(call, (method) => [
    `const done = await ${method}.executeAndWait(${inputs}, { onProgress: console.log });`,
  ]);
}

/** What the call is given; the first page is asked for without the input that tells pages apart. */
function entriesOf(call: Call, cursor?: string) {
  return [...secretEntries(call), ...givenValues(call)].filter(([name]) => name !== cursor);
}

/** `.data["@items"]` */
function memberCode(output: string): string {
  const members = output.split(".");
  return members
    .map((name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`))
    .join("");
}

function program({ page, operation }: Call, lines: (method: string) => readonly string[]): string {
  const method = page.operations[operation.id]?.method ?? "";
  const head = `import { ${method} } from ${JSON.stringify(page.package.name)};`;
  return [head, "", ...lines(method), ""].join("\n");
}
