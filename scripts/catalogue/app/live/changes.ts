import type { Live } from "../source.ts";

/** Where the server says what is wrong. */
export const LIVE_DATA = "data/live.json";

/** Hears from the server which data has changed. */
export function changes(events: EventSource): Pick<Live, "onChange"> {
  const listeners = new Map<string, Set<() => void>>();
  const tell = (path: string) => {
    for (const listener of listeners.get(path) ?? []) listener();
  };
  // Nobody knows what has changed while there was no connection.
  events.addEventListener("open", () => [...listeners.keys()].forEach(tell));
  // That it has ended shows when it is asked.
  events.addEventListener("error", () => tell(LIVE_DATA));
  events.addEventListener("changed", ({ data }: MessageEvent<string>) => {
    const paths: readonly string[] = JSON.parse(data);
    paths.forEach(tell);
  });
  return {
    onChange(path, listener) {
      const all = listeners.get(path) ?? new Set();
      listeners.set(path, all.add(listener));
      return () => void all.delete(listener);
    },
  };
}
