import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import type { CatalogueIndex } from "../../data/types.ts";
import { useSource } from "../data.ts";
import { STATUS_ID } from "../parts/announce.ts";
import { hrefOf, type Route } from "../route.ts";
import { useArrival } from "./arrival.ts";
import { Header } from "./header.tsx";
import { SideList } from "./side-list.tsx";

interface Props {
  /** Null until it is loaded. */
  readonly index: CatalogueIndex | null;
  readonly route: Route;
  readonly children: ComponentChildren;
}

/** What stands around every screen. */
export function Shell({ index, route, children }: Props) {
  const { live } = useSource();
  const main = useRef<HTMLElement>(null);
  const card = isOfBlock(route) ? index?.blocks.find(({ id }) => id === route.path[0]) : undefined;
  const hasSide = card !== undefined || route.screen === "workflow";
  useArrival(main, route, route.screen === "operation" ? (card?.name ?? "") : "");
  return (
    <>
      <Header index={index} route={route} onSkip={() => main.current?.focus()} />
      {live && <live.Trouble />}
      <div class={hasSide ? "frame with-side" : "frame"}>
        {index && hasSide && <SideList index={index} card={card ?? null} route={route} />}
        <main ref={main} tabIndex={-1}>
          {children}
        </main>
      </div>
      <footer class="foot">
        <a href={hrefOf(["reference"])}>Manifest reference</a>
        <a href={hrefOf(["diagnostics"])}>Diagnostics</a>
      </footer>
      <div id={STATUS_ID} class="unseen" role="status" />
    </>
  );
}

function isOfBlock({ screen }: Route): boolean {
  return screen === "block" || screen === "operation";
}
