import type { ComponentChildren } from "preact";

/** One line of a list of facts (`dl`). */
export function Fact(props: { readonly term: string; readonly children: ComponentChildren }) {
  return (
    <div>
      <dt>{props.term}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}
