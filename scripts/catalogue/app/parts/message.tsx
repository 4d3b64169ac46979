import type { ComponentChildren } from "preact";

/** Stands where something is missing: what is not there, and where to go on. */
export function Message(props: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <div class="missing">
      <h1>{props.title}</h1>
      {props.children}
    </div>
  );
}

/** An address that leads nowhere. */
export function NotFound({ what }: { readonly what: string }) {
  return (
    <Message title="Not found">
      <p>There is no {what} here. It may have been renamed or removed.</p>
      <p>
        <a href="#/">All blocks</a>
      </p>
    </Message>
  );
}

/** A block whose manifest has had errors from the start; above it is said which. */
export function BrokenBlock({ id, file }: { readonly id: string; readonly file: string }) {
  return (
    <Message title={id}>
      <p>
        There is no page of this block yet: <code>{file}</code> has errors. It appears as soon as
        they are mended.
      </p>
    </Message>
  );
}

/** Shown until data is there, and where it does not come. */
export function Waiting({ problem }: { readonly problem: string | null }) {
  if (problem === null) return <p class="loading">Loading …</p>;
  return (
    <Message title="Cannot be loaded">
      <p>{problem}</p>
      <p>
        <button type="button" class="button" onClick={() => location.reload()}>
          Try again
        </button>
      </p>
    </Message>
  );
}
