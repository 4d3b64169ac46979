import type { Card, CatalogueIndex } from "../../data/types.ts";
import { Icon } from "../parts/icon.tsx";
import { blockHref, keepState } from "../route.ts";
import type { ScreenProps } from "../screen.ts";
import { SeverityBadge } from "../parts/badge.tsx";
import { counted, number } from "../parts/words.ts";

const FILTERS = [
  { id: null, title: "all", has: () => true },
  { id: "read", title: "reads", has: ({ effects }: Card) => effects.includes("read") },
  { id: "write", title: "changes data", has: ({ effects }: Card) => effects.includes("write") },
  { id: "cost", title: "costs money", has: ({ effects }: Card) => effects.includes("cost") },
] as const;

/** All blocks, or those of the filter in the address. */
export function BlocksScreen({ index, route }: ScreenProps) {
  const { blocks, base } = index;
  const changed = {
    id: "changed",
    title: `changed since ${base}`,
    has: ({ change }: Card) => change !== null,
  };
  const filters = base === null ? FILTERS : [...FILTERS, changed];
  const filter = filters.find(({ id }) => id === (route.state["filter"] ?? null)) ?? FILTERS[0];
  const shown = blocks.filter(filter.has);
  const operations = blocks.reduce((sum, each) => sum + each.operations, 0);
  return (
    <>
      <h1>Blocks</h1>
      <p class="lead">
        {counted(blocks.length, "block")}, {counted(operations, "operation")} of {index.state}. Each
        comes as a typed client, checked operations and a block for workflow editors.
        {index.report !== null && (
          <>
            {" "}
            <a href={index.report}>Contract report</a>
          </>
        )}
      </p>
      <div class="filters" role="group" aria-label="Blocks that are shown">
        {filters.map(({ id, title }) => (
          <button
            key={title}
            type="button"
            aria-pressed={id === filter.id}
            onClick={() => keepState(route, { filter: id })}
          >
            {title}
          </button>
        ))}
      </div>
      <p class="unseen" role="status">
        {counted(shown.length, "block")} shown
      </p>
      {shown.length === 0 && index.broken.length === 0 ? (
        <p class="empty">No block {filter.title}.</p>
      ) : (
        <ul class="cards">
          {shown.map((card) => (
            <CardOf key={card.id} card={card} />
          ))}
          {index.broken.map((each) => (
            <BrokenCard key={each.id} {...each} />
          ))}
        </ul>
      )}
    </>
  );
}

/** A manifest that has had errors from the start; whatever it is about, it is shown. */
function BrokenCard({ id, file }: CatalogueIndex["broken"][number]) {
  return (
    <li>
      <div class="head">
        <div>
          <h2>
            <a href={blockHref(id)}>{id}</a>
          </h2>
          <p class="note">{file}</p>
        </div>
      </div>
      <p class="says">There is no page of this block yet.</p>
      <p class="facts">
        <span class="badge bad">has errors</span>
      </p>
    </li>
  );
}

function CardOf({ card }: { readonly card: Card }) {
  const { id, name, version, description, operations, names, coverage, untested, change } = card;
  const isCovered = coverage && coverage.covered === coverage.total;
  return (
    <li>
      <div class="head">
        <Icon of={card} size={36} />
        <div>
          <h2>
            <a href={blockHref(id)}>{name}</a>
          </h2>
          <p class="note">
            {card.package} · {version}
          </p>
        </div>
      </div>
      <p class="says">{description}</p>
      <p class="names">{names.join(" · ")}</p>
      <p class="facts">
        <span>{counted(operations, "operation")}</span>
        {coverage && (
          <span class={isCovered ? "good" : "warn"} title="Coverage of the contract">
            {isCovered ? "✓" : "!"} {number(coverage.covered)}/{number(coverage.total)}
            <span class="unseen"> coverage items of the contract</span>
          </span>
        )}
        {untested !== null && (
          <span class="badge bad" title={untested}>
            not tested
          </span>
        )}
        {change && <SeverityBadge severity={change} />}
      </p>
    </li>
  );
}
