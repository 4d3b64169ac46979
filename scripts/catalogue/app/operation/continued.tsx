import type { BlockOperation, BlockPage } from "../../data/types.ts";
import { number } from "../parts/words.ts";
import { OperationLink } from "./operation-link.tsx";

/** How a caller gets all pages. */
export function Pages({ page }: { readonly page: NonNullable<BlockOperation["page"]> }) {
  const { collect, output } = page;
  return (
    <p>
      <code>items</code> yields what <code>{output}</code> holds on all pages, one by one;{" "}
      <code>pages</code> yields the outputs of each page. <code>execute</code>{" "}
      {!collect && "fetches one page."}
      {collect && "gives the items of all pages at once"}
      {collect?.limit !== undefined && (
        <>
          , as many as <code>{collect.limit}</code> says
        </>
      )}
      {collect && "."}
    </p>
  );
}

/** How a caller waits for what the operation only starts. */
export function Job(props: {
  readonly page: BlockPage;
  readonly job: NonNullable<BlockOperation["job"]>;
}) {
  const { poll, result, everyMs, timeoutMs } = props.job;
  return (
    <p>
      <code>execute</code> starts the job. <code>executeAndWait</code> waits as well: it asks{" "}
      <OperationLink page={props.page} id={poll.call} /> every {number(everyMs)} milliseconds (
      <code>everyMs</code>), for at most {number(timeoutMs)} (<code>waitMs</code>), and resolves to
      the outputs of{" "}
      {result === undefined ? (
        "the last answer"
      ) : (
        <OperationLink page={props.page} id={result.call} />
      )}
      . A job that fails rejects with the code <code>job_failed</code>.
    </p>
  );
}
