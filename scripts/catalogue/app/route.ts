import { useEffect, useState } from "preact/hooks";
import { ESCAPE, WORDS } from "../data/address.ts";

export { blockHref, hrefOf } from "../data/address.ts";

export type ScreenName =
  | "blocks"
  | "block"
  | "operation"
  | "workflow"
  | "unknown"
  | (typeof WORDS)[number];

/** What the address says after `#/`: the screen, and its state that may be shared by a link. */
export interface Route {
  readonly screen: ScreenName;
  /** Parts of the path, decoded: `["docgen", "docgen_generate"]`. */
  readonly path: readonly string[];
  /** `example`, `tab`, `filter`. No value that a person typed ever stands here. */
  readonly state: Readonly<Record<string, string>>;
}

/** Reads an address. */
export function routeOf(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [first = "", ...rest] = path
    .split("/")
    .filter((part) => part !== "")
    .map(decoded);
  const state = Object.fromEntries(new URLSearchParams(query));
  if (first === "") return { screen: "blocks", path: [], state };
  const word = WORDS.find((each) => each === first);
  if (word) return { screen: ownScreen(word, rest.length), path: [first, ...rest], state };
  const id = first.startsWith(ESCAPE) ? first.slice(ESCAPE.length) : first;
  return { screen: BLOCK_SCREENS[rest.length] ?? "unknown", path: [id, ...rest], state };
}

/** By how many parts follow the block. */
const BLOCK_SCREENS: readonly ScreenName[] = ["block", "operation"];

function ownScreen(word: (typeof WORDS)[number], parts: number): ScreenName {
  if (parts === 0) return word;
  if (parts === 1 && word === "workflows") return "workflow";
  return parts === 1 && word === "diagnostics" ? word : "unknown";
}

/** Changes the state of this screen; back goes to the screen before, not through every choice. */
export function keepState(route: Route, change: Readonly<Record<string, string | null>>): void {
  const all = Object.entries({ ...route.state, ...change });
  const state = all.flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  const query = new URLSearchParams(state).toString();
  const [path = ""] = location.hash.split("?");
  history.replaceState(history.state, "", `${path || "#/"}${query && `?${query}`}`);
  dispatchEvent(new HashChangeEvent("hashchange"));
}

/** The address as it is now. */
export function useRoute(): Route {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = () => setHash(location.hash);
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return routeOf(hash);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
