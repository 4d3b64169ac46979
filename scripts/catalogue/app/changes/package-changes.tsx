import { useState } from "preact/hooks";
import type { Card, ChangeLine, ChangesPage } from "../../data/types.ts";
import { Badge, type Tone } from "../parts/badge.tsx";
import { Icon } from "../parts/icon.tsx";
import { counted } from "../parts/words.ts";
import { blockHref } from "../route.ts";
import { Change } from "./change.tsx";

type Changed = ChangesPage["packages"][number];

/** Changes of a package that are shown before somebody asks for all. */
const SHOWN = 60;

const BUMPS: Readonly<Record<Changed["bump"], Tone>> = {
  major: "bad",
  minor: "good",
  patch: "plain",
};

interface Props {
  readonly changed: Changed;
  /** Its block; null: it is not shown, or no longer there. */
  readonly card: Card | null;
}

/** Changes of one package by the operation that they are about. */
export function PackageChanges({ changed, card }: Props) {
  const { id, bump, changes, gone } = changed;
  const [isWhole, setWhole] = useState(changes.length <= SHOWN);
  const shown = isWhole ? changes : changes.slice(0, SHOWN);
  const operations = [...new Set(shown.map(({ operation }) => operation))];
  const blockOf = (operation: string | null) =>
    operation !== null && gone.includes(operation) ? null : (card?.id ?? null);
  return (
    <section class="package" aria-labelledby={`changed-${id}`}>
      <h2 id={`changed-${id}`}>
        {card && <Icon of={card} size={28} />}
        {card ? <a href={blockHref(id)}>{card.name}</a> : id}{" "}
        <Badge tone={BUMPS[bump]}>{bump}</Badge>
      </h2>
      {operations.map((operation) => (
        <OfOperation
          key={operation}
          operation={operation}
          block={blockOf(operation)}
          changes={shown.filter((each) => each.operation === operation)}
        />
      ))}
      {!isWhole && (
        <button type="button" class="button" onClick={() => setWhole(true)}>
          Show {counted(changes.length - SHOWN, "more change")}
        </button>
      )}
    </section>
  );
}

interface OfOperationProps {
  readonly operation: string | null;
  /** Null where nothing leads to it. */
  readonly block: string | null;
  readonly changes: readonly ChangeLine[];
}

function OfOperation({ operation, block, changes }: OfOperationProps) {
  const isLinked = operation !== null && block !== null;
  return (
    <>
      <h3>
        {isLinked && (
          <a href={blockHref(block, operation)}>
            <code>{operation}</code>
          </a>
        )}
        {!isLinked && (operation === null ? "The package" : <code>{operation}</code>)}
      </h3>
      <ul>
        {changes.map((change, at) => (
          <Change key={at} change={change} block={block} />
        ))}
      </ul>
    </>
  );
}
