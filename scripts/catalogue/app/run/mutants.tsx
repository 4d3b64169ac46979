import type { RunPage, RunScore } from "../../data/types.ts";
import { Bar } from "./bar.tsx";
import { Findings } from "./findings.tsx";
import { shareOf, shareText } from "./share.ts";

/** Which mutants the suite did not notice, and how many of each operation it did. */
export function Mutants({ report }: { readonly report: NonNullable<RunPage["mutation"]> }) {
  const { survivors, equivalent, operations, startedAt, sampled } = report;
  return (
    <>
      <p class="lead">
        The tests fail when the manifest says something else: measured on {startedAt.slice(0, 10)}
        {sampled && ", with a sample"}.
      </p>
      {survivors.length > 0 && (
        <div class="card bad">
          <h3>Survivors</h3>
          <Findings items={survivors.map(({ mutant, place }) => [mutant, place])} />
        </div>
      )}
      <div class="scroll" role="group" aria-labelledby="mutation-title" tabIndex={0}>
        <table class="coverage">
          <thead>
            <tr>
              <td />
              {["killed", "survived", "equivalent", "refused", "score"].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {operations.map((score) => (
              <Score key={score.id} {...score} />
            ))}
          </tbody>
        </table>
      </div>
      {equivalent.length > 0 && (
        <>
          <h3>Declared equivalent</h3>
          <Findings items={equivalent.map(({ mutant, reason }) => [mutant, reason])} />
        </>
      )}
    </>
  );
}

function Score({ id, killed, survived, equivalent, refused }: RunScore) {
  const share = shareOf(killed, killed + survived);
  return (
    <tr class="operation" data-row={id}>
      <th scope="row">{id}</th>
      <td>{killed}</td>
      <td>{survived}</td>
      <td>{equivalent}</td>
      <td>{refused}</td>
      <Bar share={share}>{shareText(share)}</Bar>
    </tr>
  );
}
