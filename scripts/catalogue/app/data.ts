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

/** Data that is loaded: null until it is there. */
export interface Loaded<Data> {
  readonly data: Data | null;
  /** Why it is not there, or may be old; null while it may still come. */
  readonly problem: string | null;
}

/** What was loaded, and from where. */
type State<Data> = Loaded<Data> & { readonly of: string };

/** What a source has given, by path: two parts of the page that ask for the same cause one request. */
const given = new WeakMap<Source, Map<string, Given>>();

interface Given {
  /** Null: it has changed since, and is asked for again. */
  promise: Promise<unknown> | null;
  /** Null until it is there. */
  data: unknown;
}

/**
 * Loads data by its path, and again whenever it has changed: what was there is shown until then. Of another
 * path, the data of the one before is not shown.
 */
export function useData<Data>(path: string): Loaded<Data> {
  const source = useSource();
  const [state, setState] = useState<State<Data>>(() => first(source, path));
  useEffect(() => {
    // Only the answer to the latest question counts.
    let latest = 0;
    const load = () => {
      const own = ++latest;
      const isLatest = () => own === latest;
      // What this path holds; the caller names its type.
      (loadOnce(source, path) as Promise<Data>).then(
        (data) => isLatest() && setState({ data, problem: null, of: path }),
        (error: unknown) => isLatest() && setState((before) => without(before, path, error)),
      );
    };
    load();
    const end = source.live?.onChange(path, load);
    return () => {
      latest = -1;
      end?.();
    };
  }, [source, path]);
  return state.of === path ? state : first(source, path);
}

/** Without data, unless nobody answered: then it is what it was, as far as anybody knows. */
function without<Data>(before: State<Data>, of: string, error: unknown): State<Data> {
  const isSilent = error instanceof TypeError && before.of === of;
  return { data: isSilent ? before.data : null, problem: String(Object(error).message), of };
}

function first<Data>(source: Source, path: string) {
  const data = (given.get(source)?.get(path)?.data ?? null) as Data | null; // as above
  return { data, problem: null, of: path };
}

function loadOnce(source: Source, path: string): Promise<unknown> {
  const all = given.get(source) ?? new Map<string, Given>();
  given.set(source, all);
  const own = all.get(path) ?? follow(source, path);
  all.set(path, own);
  own.promise ??= source.json(path).then(
    (data) => (own.data = data),
    (error: unknown) => {
      own.promise = null;
      throw error;
    },
  );
  return own.promise;
}

/** Asked for before any part of the page hears of a change: all of them ask for the new data together. */
function follow(source: Source, path: string): Given {
  const own: Given = { promise: null, data: null };
  source.live?.onChange(path, () => {
    own.promise = null;
  });
  return own;
}
