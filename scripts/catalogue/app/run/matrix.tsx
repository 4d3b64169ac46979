import type { RunCase, RunPage, RunProvider } from "../../data/types.ts";
import { OperationName } from "./operation-name.tsx";

/** Every case as a cell: operations down, what the cases are about across. */
export function Matrix({ page: { matrix, links } }: { readonly page: RunPage }) {
  return (
    <>
      <p class="legend">
        <span>
          <i class="cell passed" /> passed
        </span>{" "}
        <span>
          <i class="cell failed">×</i> failed
        </span>{" "}
        <span>
          <i class="cell skipped">–</i> skipped
        </span>{" "}
        <span class="hint">hover over a cell to see the case</span>
      </p>
      <table class="matrix">
        <thead>
          <tr>
            <th scope="col">operation</th>
            <th scope="col">cases by group</th>
          </tr>
        </thead>
        {matrix.map(({ provider, problem, operations }) => (
          <tbody key={provider}>
            <ProviderRow provider={provider} problem={problem} />
            {operations.map((operation) => (
              <OperationRow key={operation.id} operation={operation} links={links} />
            ))}
          </tbody>
        ))}
      </table>
    </>
  );
}

function ProviderRow({ provider, problem }: Pick<RunProvider, "provider" | "problem">) {
  const found = problem === null ? {} : { "data-row": provider, "data-failed": true };
  return (
    <tr class="provider" {...found}>
      <th scope="rowgroup" colSpan={2}>
        {provider}
        {problem !== null && <span class="note bad"> not tested: {problem}</span>}
      </th>
    </tr>
  );
}

interface OperationProps extends Pick<RunPage, "links"> {
  readonly operation: RunProvider["operations"][number];
}

function OperationRow({ operation: { id, tally, groups }, links }: OperationProps) {
  return (
    <tr data-row={id}>
      <th scope="row">
        <OperationName id={id} links={links} />
        <span class="note">{tally}</span>
      </th>
      <td>
        <ul class="groups">
          {groups.map(({ name, cases }) => (
            <li key={name}>
              <span
                class={`name ${cases.some(({ failure }) => failure !== undefined) ? "bad" : "good"}`}
              >
                {name}
              </span>
              <span class="cells">
                {cases.map((each, place) => (
                  <Cell key={place} of={each} operation={id} />
                ))}
              </span>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}

/** A sign tells states apart without colour. */
function Cell({ of, operation }: { readonly of: RunCase; readonly operation: string }) {
  const { title, ms, failure } = of;
  if (failure !== undefined) {
    const text = `${title}: failed`;
    return (
      <a class="cell failed" href={`#${operation}-${failure}`} title={text} aria-label={text}>
        ×
      </a>
    );
  }
  if (ms !== undefined) return <i class="cell passed" title={`${title}: passed, ${ms} ms`} />;
  return (
    <i class="cell skipped" title={`${title}: skipped`}>
      –
    </i>
  );
}
