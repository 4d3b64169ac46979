import { blockFile } from "../../data/address.ts";
import type { BlockPage, Card, CatalogueIndex } from "../../data/types.ts";
import { useData } from "../data.ts";
import { Icon } from "../parts/icon.tsx";
import { blockHref, hrefOf, type Route } from "../route.ts";

interface Props {
  readonly index: CatalogueIndex;
  /** The block that is shown; null on a workflow. */
  readonly card: Card | null;
  readonly route: Route;
}

/** What belongs together, beside the screen: a block with its operations, or all workflows. */
export function SideList({ index, card, route }: Props) {
  if (card) return <Operations card={card} route={route} />;
  return (
    <nav class="side" aria-label="Workflows">
      <a class="whole" href={hrefOf(["workflows"])}>
        Workflows
      </a>
      <ul>
        {index.workflows.map(({ id, name }) => (
          <li key={id}>
            <a href={hrefOf(["workflows", id])} aria-current={here(route.path[1] === id)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Operations({ card, route }: { readonly card: Card; readonly route: Route }) {
  const { data } = useData<BlockPage>(blockFile(card.id));
  const [, shown] = route.path;
  return (
    <nav class="side" aria-label={card.name}>
      <a class="whole" href={blockHref(card.id)} aria-current={here(shown === undefined)}>
        <Icon of={card} size={24} />
        {card.name}
      </a>
      <ul>
        {data?.block.operations.map(({ id, name }) => {
          const change = data.changes.find(({ operation }) => operation === id);
          return (
            <li key={id}>
              <a href={blockHref(card.id, id)} aria-current={here(shown === id)}>
                {name}
                {change && (
                  <span class={`dot ${change.severity}`} title={`changed: ${change.severity}`}>
                    <span class="unseen">, changed</span>
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function here(isHere: boolean) {
  return isHere ? "page" : undefined;
}
