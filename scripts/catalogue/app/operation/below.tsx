import type { ComponentChildren } from "preact";
import type { ChangeLine } from "../../data/types.ts";
import type { Call } from "../call/types.ts";
import { Around, hasAround, Rules } from "./around.tsx";
import { Errors } from "./errors.tsx";
import { lazy } from "../lazy.tsx";
import { Outputs } from "./outputs.tsx";
import { Policies } from "./policies.tsx";

// Few operations need it.
const Continued = lazy(async () => (await import("./continued.tsx")).Continued);

interface Props {
  readonly call: Call;
  /** Of outputs. */
  readonly changes: readonly ChangeLine[];
}

/** What comes of a call, and what else is known of it. */
export function Below({ call, changes }: Props) {
  const { page, operation } = call;
  return (
    <div class="below">
      <Part title="Outputs">
        <Outputs page={page} operation={operation} changes={changes} />
      </Part>
      {(operation.page || operation.job) && (
        <Part title={operation.page ? "Pages" : "The job"}>
          <Continued call={call} />
        </Part>
      )}
      {operation.rules && (
        <Part title="Rules">
          <Rules operation={operation} />
        </Part>
      )}
      {hasAround(operation) && (
        <Part title="Around the call">
          <Around page={page} operation={operation} />
        </Part>
      )}
      <Part title="Errors">
        <Errors page={page} operation={operation} />
      </Part>
      <Part title="Time limits, retries and sizes">
        <Policies page={page} operation={operation.id} />
      </Part>
    </div>
  );
}

function Part(props: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section>
      <h2>{props.title}</h2>
      {props.children}
    </section>
  );
}
