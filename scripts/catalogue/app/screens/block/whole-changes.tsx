import type { ChangeLine } from "../../../data/types.ts";
import { ChangeList } from "../../parts/change-line.tsx";
import { counted } from "../../parts/words.ts";

/** Lines that are shown at once; the gravest come first. */
const SHOWN = 4;

interface Props {
  readonly changes: readonly ChangeLine[];
  readonly base: string | null;
}

/** What changed of the package as a whole; what is of an operation stands there. */
export function WholeChanges({ changes, base }: Props) {
  const whole = changes.filter(({ operation }) => operation === null);
  if (whole.length === 0) return null;
  const rest = whole.slice(SHOWN);
  return (
    <section>
      <h2>The package since {base}</h2>
      <ChangeList changes={whole.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details class="more">
          <summary>{counted(rest.length, "more change")}</summary>
          <ChangeList changes={rest} />
        </details>
      )}
    </section>
  );
}
