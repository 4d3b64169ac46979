import { createContext } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import type { Source } from "./source.ts";

/** Where every part of the page gets its data. */
export const SourceContext = createContext<Source | null>(null);

/** The source of this page. */
export function useSource(): Source {
  const source = useContext(SourceContext);
  if (!source) throw new Error("the page has no source");
  return source;
}

/** Data that is loaded once: null until it is there. */
export interface Loaded<Data> {
  readonly data: Data | null;
  /** Why it is not there; null while it may still come. */
  readonly problem: string | null;
}

/** What a source has given, by path: two parts of the page that ask for the same cause one request. */
const given = new WeakMap<Source, Map<string, Given>>();

interface Given {
  readonly promise: Promise<unknown>;
  /** Null until it is there. */
  data: unknown;
}

/** Loads data by its path; of another path, the data of the one before is not shown. */
export function useData<Data>(path: string): Loaded<Data> {
  const source = useSource();
  const [state, setState] = useState<Loaded<Data> & { readonly of: string }>(() =>
    first(source, path),
  );
  useEffect(() => {
    let isCurrent = true;
    const set = (next: Loaded<Data>) => isCurrent && setState({ ...next, of: path });
    // What this path holds; the caller names its type.
    (loadOnce(source, path).promise as Promise<Data>).then(
      (data) => set({ data, problem: null }),
      (error: unknown) => set({ data: null, problem: String(Object(error).message) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [source, path]);
  return state.of === path ? state : first(source, path);
}

function first<Data>(source: Source, path: string) {
  const data = (given.get(source)?.get(path)?.data ?? null) as Data | null; // as above
  return { data, problem: null, of: path };
}

function loadOnce(source: Source, path: string): Given {
  const all = given.get(source) ?? new Map<string, Given>();
  given.set(source, all);
  const known = all.get(path);
  if (known) return known;
  const own: Given = { promise: source.json(path), data: null };
  all.set(path, own);
  own.promise.then(
    (data) => (own.data = data),
    () => all.delete(path),
  );
  return own;
}
