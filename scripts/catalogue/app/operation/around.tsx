import type { BlockOperation, BlockPage } from "../../data/types.ts";
import { Badge } from "../parts/badge.tsx";
import { Text } from "../parts/text.tsx";
import { OperationLink } from "./operation-link.tsx";

interface Props {
  readonly page: BlockPage;
  readonly operation: BlockOperation;
}

/** Conditions on several inputs. */
export function Rules({ operation }: Pick<Props, "operation">) {
  return (
    <ul class="sentences">
      {operation.rules?.map(({ severity, message }) => (
        <li key={message}>
          <Badge tone={severity === "error" ? "bad" : "warn"}>
            {severity === "error" ? "refused otherwise" : "warning otherwise"}
          </Badge>{" "}
          <Text text={message} />
        </li>
      ))}
    </ul>
  );
}

/** What else happens around a call, and what it needs. */
export function Around({ page, operation }: Props) {
  const { before = [], calls = [], scopes } = operation;
  return (
    <ul class="sentences">
      {before.map((id) => (
        <li key={id}>
          Calls <OperationLink page={page} id={id} /> first. A failure of it is a failure of this
          call.
        </li>
      ))}
      {calls.map((id) => (
        <li key={id}>
          May call <OperationLink page={page} id={id} />, as its hooks decide.
        </li>
      ))}
      {scopes.length > 0 && (
        <li>
          Needs the {scopes.length === 1 ? "scope" : "scopes"}{" "}
          {scopes.map((scope, index) => (
            <>
              {index > 0 && ", "}
              <code key={scope}>{scope}</code>
            </>
          ))}
          .
        </li>
      )}
    </ul>
  );
}

/** Whether there is anything around it. */
export function hasAround({ before = [], calls = [], scopes }: BlockOperation): boolean {
  return before.length + calls.length + scopes.length > 0;
}
