import type { ChangeLine } from "../../data/types.ts";
import { SeverityBadge } from "../parts/badge.tsx";
import { Text } from "../parts/text.tsx";
import { blockHref } from "../route.ts";

interface Props {
  readonly change: ChangeLine;
  /** The block that shows its operation; null: none does. */
  readonly block: string | null;
}

/** One change: how grave it is, what it is about, what changed, why that matters, and where it stands. */
export function Change({ change, block }: Props) {
  const { code, severity, message, reason, base, head } = change;
  return (
    <li class="diff-line">
      <SeverityBadge severity={severity} />
      <div>
        <p>
          <Text text={message} />
        </p>
        <p class="note">
          <Text text={reason} />
        </p>
        <p class="place">
          <Subject change={change} block={block} />
          <span>{code}</span>
          {base !== null && base !== head && <code>{base}</code>}
          {base !== null && head !== null && base !== head && <span aria-label="became">→</span>}
          {head !== null && <code>{head}</code>}
        </p>
      </div>
    </li>
  );
}

/** What an operation page shows as a field. */
const FIELDS = ["input", "credential"];

function Subject({ change: { operation, subject, head }, block }: Props) {
  if (!subject) return null;
  const { kind, name } = subject;
  const words = (
    <>
      {kind} <code>{name}</code>
    </>
  );
  const isField = FIELDS.includes(kind) && head !== null && operation !== null && block !== null;
  return (
    <span class="subject">
      {isField ? <a href={blockHref(block, operation, { field: name })}>{words}</a> : words}
    </span>
  );
}
