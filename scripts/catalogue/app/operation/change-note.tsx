import type { ChangeLine } from "../../data/types.ts";
import { SeverityBadge } from "../parts/badge.tsx";
import { Text } from "../parts/text.tsx";

/** What changed since the base, and what that means for callers. */
export function ChangeNote({ change }: { readonly change: ChangeLine }) {
  const { severity, message, reason } = change;
  return (
    <p class={`change-note ${severity}`}>
      <SeverityBadge severity={severity} /> <Text text={message} />{" "}
      <span class="note">
        <Text text={reason} />
      </span>
    </p>
  );
}
