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

/** Loads data by its path; of another path, the data of the one before is not shown. */
export function useData<Data>(path: string): Loaded<Data> {
  const source = useSource();
  const [state, setState] = useState<Loaded<Data> & { readonly of: string }>(() => waiting(path));
  useEffect(() => {
    let isCurrent = true;
    const set = (next: Loaded<Data>) => isCurrent && setState({ ...next, of: path });
    source.json<Data>(path).then(
      (data) => set({ data, problem: null }),
      (error: unknown) => set({ data: null, problem: String(Object(error).message) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [source, path]);
  return state.of === path ? state : waiting(path);
}

function waiting(of: string) {
  return { data: null, problem: null, of };
}
