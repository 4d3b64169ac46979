import type { ChangeLine as Change } from "../../data/types.ts";
import { SeverityBadge } from "./badge.tsx";
import { Text } from "./text.tsx";

/** One change: how grave it is, what it is, and why that matters. */
export function ChangeLine({ change }: { readonly change: Change }) {
  const { severity, message, reason } = change;
  return (
    <li class={`change ${severity}`}>
      <SeverityBadge severity={severity} />{" "}
      <span>
        <Text text={message} />{" "}
        <span class="note">
          <Text text={reason} />
        </span>
      </span>
    </li>
  );
}

/** Several, the gravest first as they come. Nothing where there are none. */
export function ChangeList({ changes }: { readonly changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <ul class="changes">
      {changes.map((change, at) => (
        <ChangeLine key={at} change={change} />
      ))}
    </ul>
  );
}
