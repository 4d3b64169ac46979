import { useEffect, useState } from "preact/hooks";
import type { CatalogueIndex } from "../../data/types.ts";
import { lazy } from "../lazy.tsx";
import { Glyph } from "../parts/glyph.tsx";
import { hrefOf, type Route, type ScreenName } from "../route.ts";
import { toggleTheme } from "./theme.ts";

const Search = lazy(async () => (await import("../search/search.tsx")).Search);

interface Props {
  readonly index: CatalogueIndex | null;
  readonly route: Route;
  /** Goes past what is the same everywhere. */
  readonly onSkip: () => void;
}

/** Where one can go from everywhere. */
export function Header({ index, route, onSkip }: Props) {
  const [isSearching, setSearching] = useState(false);
  useSearchKeys(() => setSearching(true));
  const counts = Object.values(index?.changes ?? {});
  const changes = counts.reduce((sum, count) => sum + count, 0);
  const isBreaking = (index?.changes.breaking ?? 0) > 0;
  const { screen } = route;
  return (
    <header class="top">
      <SkipLink onSkip={onSkip} />
      <a class="product" href="#/">
        blockwright
      </a>
      <nav aria-label="Main">
        <Place of={["blocks", "block", "operation"]} at={screen} href="#/" title="Blocks" />
        <Place
          of={["workflows", "workflow"]}
          at={screen}
          href={hrefOf(["workflows"])}
          title="Workflows"
        />
        <Place
          of={["changes"]}
          at={screen}
          href={hrefOf(["changes"])}
          title="Changes"
          count={changes}
          isGrave={isBreaking}
        />
        {index && index.report !== null && (
          <a class="wide" href={index.report}>
            Contract
          </a>
        )}
      </nav>
      <button
        type="button"
        class="find"
        onClick={() => setSearching(true)}
        aria-label="Search"
        aria-keyshortcuts="/ Control+K Meta+K"
      >
        <Glyph name="search" />
        <span class="word">Search</span>
        <kbd aria-hidden="true">/</kbd>
      </button>
      <button
        type="button"
        class="theme"
        onClick={toggleTheme}
        aria-label="Change between light and dark"
        title="Light or dark"
      >
        <Glyph name="theme" />
      </button>
      {isSearching && <Search onClose={() => setSearching(false)} />}
    </header>
  );
}

function SkipLink({ onSkip }: Pick<Props, "onSkip">) {
  const skip = (event: Event) => {
    event.preventDefault();
    onSkip();
  };
  // What stands after # is the address of the screen, so it cannot name a place.
  return (
    <a class="skip" href={location.hash || "#/"} onClick={skip}>
      Skip to content
    </a>
  );
}

interface PlaceProps {
  /** Screens that belong to it. */
  readonly of: readonly ScreenName[];
  readonly at: ScreenName;
  readonly href: string;
  readonly title: string;
  readonly count?: number;
  readonly isGrave?: boolean;
}

function Place({ of, at, href, title, count = 0, isGrave = false }: PlaceProps) {
  const isHere = of.includes(at);
  return (
    <a href={href} aria-current={isHere ? (at === of[0] ? "page" : "true") : undefined}>
      {title}
      {count > 0 && <span class={isGrave ? "count grave" : "count"}>{count}</span>}
    </a>
  );
}

/** `/` where nothing is typed in, and Ctrl-K or Cmd-K anywhere. */
function useSearchKeys(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const isTyping =
        target instanceof Element && target.matches("input, select, textarea, [contenteditable]");
      const isCombined = (ctrlKey || metaKey) && !altKey && key.toLowerCase() === "k";
      const isSlash = key === "/" && !isTyping && !ctrlKey && !metaKey && !altKey;
      if (!isCombined && !isSlash) return;
      event.preventDefault();
      open();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
