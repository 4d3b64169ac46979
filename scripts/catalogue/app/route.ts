import { useEffect, useState } from "preact/hooks";

/** What the address says after `#/`: the screen, and its state that may be shared by a link. */
export interface Route {
  /** Parts of the path, decoded: `["docgen", "docgen_generate"]`. */
  readonly path: readonly string[];
  /** `example`, `tab`, `filter`. No value that a person typed ever stands here. */
  readonly state: Readonly<Record<string, string>>;
}

/** Reads an address; one that means nothing is the first screen. */
export function routeOf(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const parts = path.split("/").filter((part) => part !== "");
  return { path: parts.map(decoded), state: Object.fromEntries(new URLSearchParams(query)) };
}

/** `#/docgen/docgen_generate?tab=curl` */
export function hrefOf(path: readonly string[], state: Route["state"] = {}): string {
  const query = new URLSearchParams(state).toString();
  return `#/${path.map(encodeURIComponent).join("/")}${query && `?${query}`}`;
}

/** Changes the state of this screen; back goes to the screen before, not through every choice. */
export function keepState(route: Route, change: Readonly<Record<string, string | null>>): void {
  const all = Object.entries({ ...route.state, ...change });
  const state = Object.fromEntries(
    all.flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
  history.replaceState(null, "", hrefOf(route.path, state));
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
