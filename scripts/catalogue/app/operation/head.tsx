import type { BlockOperation, BlockPage, ChangeLine } from "../../data/types.ts";
import { Badge, EffectBadge } from "../parts/badge.tsx";
import { Method } from "../parts/method.tsx";
import { Text } from "../parts/text.tsx";
import { counted, saysMore } from "../parts/words.ts";
import { blockHref } from "../route.ts";
import { ChangeNote } from "./change-note.tsx";
import { OperationLink } from "./operation-link.tsx";

interface Props {
  readonly page: BlockPage;
  readonly operation: BlockOperation;
  /** Those that stand at no field and no output. */
  readonly changes: readonly ChangeLine[];
}

/** What an operation is called, what it sends, and what a call does. */
export function OperationHead({ page, operation, changes }: Props) {
  const { name, description, docs } = operation;
  return (
    <header class="operation-head">
      <p class="way">
        <a href={blockHref(page.id)}>{page.block.name}</a>
      </p>
      <h1>{name}</h1>
      <Requests operation={operation} />
      <Badges page={page} operation={operation} />
      <p class="lead">
        {saysMore(description, name) && <Text text={description} />}
        {docs !== undefined && (
          <>
            {" "}
            <a href={docs} rel="noreferrer">
              The provider’s page
            </a>
          </>
        )}
      </p>
      <Deprecated page={page} operation={operation} />
      {changes.map((change) => (
        <ChangeNote key={change.message} change={change} />
      ))}
    </header>
  );
}

/** Method and path of each request that it may be. */
function Requests({ operation }: Pick<Props, "operation">) {
  const { method, path, lines, fetches, servers = [] } = operation;
  const shown = path ?? `the address in ${fetches?.parameter}`;
  return (
    <ul class="requests">
      {(lines ?? [{ method, path: shown }]).map((line) => (
        <li key={`${line.method} ${line.path}`}>
          <Method method={line.method} /> <code>{line.path}</code>
        </li>
      ))}
      {servers.map((server) => (
        <li key={server}>
          <span class="note">at</span> <code>{server}</code>
        </li>
      ))}
    </ul>
  );
}

function Badges({ page, operation }: Pick<Props, "page" | "operation">) {
  const { id, effect, destructive, idempotent, job, page: paged, deprecated } = operation;
  const contract = page.operations[id]?.contract;
  return (
    <p class="badges">
      <EffectBadge effect={effect} />
      {destructive && <Badge tone="bad">destructive</Badge>}
      {idempotent && <Badge>idempotent</Badge>}
      {deprecated !== undefined && <Badge tone="warn">deprecated</Badge>}
      {contract &&
        (contract.failed > 0 ? (
          <Badge tone="bad">✗ {counted(contract.failed, "contract case")} failed</Badge>
        ) : (
          <Badge tone="good">✓ {counted(contract.passed, "contract case")}</Badge>
        ))}
      {job && (
        <Badge>
          job, poll with <OperationLink page={page} id={job.poll.call} />
        </Badge>
      )}
      {paged && <Badge>pages</Badge>}
    </p>
  );
}

function Deprecated({ page, operation }: Pick<Props, "page" | "operation">) {
  if (operation.deprecated === undefined) return null;
  const isOperation = (word: string) => page.block.operations.some(({ id }) => id === word);
  return (
    <p class="deprecated">
      Deprecated.{" "}
      {operation.deprecated
        .split(/(\w+)/)
        .map((word) =>
          isOperation(word) ? <OperationLink key={word} page={page} id={word} /> : word,
        )}
    </p>
  );
}
