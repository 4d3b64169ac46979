import type { RunCovered, RunPage } from "../../data/types.ts";
import { Bar } from "./bar.tsx";
import { OperationName } from "./operation-name.tsx";
import { shareOf, shareText } from "./share.ts";

/** Coverage items by operation and kind. */
export function CoverageTable({ page }: { readonly page: RunPage }) {
  const { columns, coverage, links } = page;
  return (
    <div class="scroll" role="group" aria-labelledby="coverage-title" tabIndex={0}>
      <table class="coverage">
        <thead>
          <tr>
            <td />
            {["together", ...columns].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {coverage.map(({ name, level, cells: [together, ...cells] }) => (
            <tr key={`${level} ${name}`} class={level} data-row={name}>
              <th scope="row">
                <OperationName id={name} links={links} />
              </th>
              {together && <Cell of={together} isShare />}
              {cells.map((cell, place) => (
                <Cell key={columns[place]} of={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ of, isShare }: { readonly of: RunCovered; readonly isShare?: boolean }) {
  const { covered, total, missing } = of;
  const share = shareOf(covered, total);
  const text = share === null || isShare ? shareText(share) : `${covered}/${total}`;
  return (
    <Bar share={share} title={share === null ? "no coverage items" : missing.join("\n")}>
      {text}
    </Bar>
  );
}
