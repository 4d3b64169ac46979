import type { CatalogueIndex } from "../../data/types.ts";
import { hrefOf } from "../route.ts";

/** All blocks. */
export function BlocksScreen({ index }: { readonly index: CatalogueIndex }) {
  return (
    <main>
      <h1>Blocks</h1>
      {index.blocks.map((card) => (
        <a key={card.id} href={hrefOf([card.id])}>
          {card.name}
        </a>
      ))}
    </main>
  );
}
