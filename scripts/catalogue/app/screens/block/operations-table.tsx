import type { BlockOperation, BlockPage, ChangeLine } from "../../../data/types.ts";
import { Badge, EffectBadge, SeverityBadge } from "../../parts/badge.tsx";
import { Request } from "../../parts/method.tsx";
import { Text } from "../../parts/text.tsx";
import { counted, number } from "../../parts/words.ts";
import { blockHref } from "../../route.ts";

interface Props {
  readonly page: BlockPage;
  /** What changes are told since; null: nothing was compared, so there is no such column. */
  readonly base: string | null;
  /** Address of the contract report. */
  readonly report: string | null;
}

/** What a block can do. */
export function OperationsTable({ page, base, report }: Props) {
  const { id, block, changes } = page;
  const hasContract = Object.values(page.operations).some(({ contract }) => contract);
  return (
    <section>
      <h2>Operations</h2>
      <table class="operations">
        <thead>
          <tr>
            <th scope="col">Operation</th>
            <th scope="col">Request</th>
            {hasContract && (
              <th scope="col">{report === null ? "Contract" : <a href={report}>Contract</a>}</th>
            )}
            {base !== null && <th scope="col">Since {base}</th>}
          </tr>
        </thead>
        <tbody>
          {block.operations.map((operation) => (
            <tr key={operation.id}>
              <Name block={id} operation={operation} />
              <td>
                <Request method={operation.method} path={operation.path} />
              </td>
              {hasContract && <Contract result={page.operations[operation.id]?.contract ?? null} />}
              {base !== null && (
                <Changed changes={changes.filter((each) => each.operation === operation.id)} />
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Name(props: { readonly block: string; readonly operation: BlockOperation }) {
  const { id, name, description, effect, deprecated } = props.operation;
  return (
    <th scope="row">
      <a href={blockHref(props.block, id)}>{name}</a>{" "}
      {effect !== "read" && <EffectBadge effect={effect} />}{" "}
      {deprecated && <Badge tone="warn">deprecated</Badge>}
      <p class="note">
        <Text text={description} />
      </p>
    </th>
  );
}

type Result = BlockPage["operations"][string]["contract"];

function Contract({ result }: { readonly result: Result }) {
  if (!result) return <td class="note">–</td>;
  const { passed, failed, coverage } = result;
  if (failed > 0) return <td class="tally bad">✗ {number(failed)} failed</td>;
  const isWhole = coverage.covered === coverage.total;
  return (
    <td class={`tally ${isWhole ? "good" : "warn"}`}>
      {isWhole ? "✓" : "!"} {counted(passed, "case")}
      {!isWhole && (
        <p class="note">
          {number(coverage.covered)} of {number(coverage.total)} items covered
        </p>
      )}
    </td>
  );
}

function Changed({ changes }: { readonly changes: readonly ChangeLine[] }) {
  const [gravest] = changes;
  if (!gravest) return <td class="note none">–</td>;
  return (
    <td>
      <SeverityBadge severity={gravest.severity} />
      {changes.length > 1 && <span class="note"> and {number(changes.length - 1)} more</span>}
    </td>
  );
}
