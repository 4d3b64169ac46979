import type { ServerResponse } from "node:http";

/** Proxies and sleeping machines drop what is silent for long. */
const ALIVE_MS = 15_000;

/** Pages that are told which data has changed, over an EventSource each. */
export interface Events {
  /** Keeps this reply open for events. */
  open(response: ServerResponse): void;
  /** Says that the data of these paths has changed. */
  changed(paths: readonly string[]): void;
  close(): void;
}

/** No page listens yet. */
export function events(): Events {
  const pages = new Set<ServerResponse>();
  const send = (text: string) => {
    for (const page of pages) page.write(text);
  };
  const timer = setInterval(() => send(":\n\n"), ALIVE_MS).unref();
  return {
    open(response) {
      response.setHeader("content-type", "text/event-stream");
      // An end is one of the server, or of a change of networks: it is looked for again soon.
      response.write("retry: 500\n\n");
      pages.add(response);
      response.on("close", () => pages.delete(response));
    },
    changed(paths) {
      if (paths.length > 0) send(`event: changed\ndata: ${JSON.stringify(paths)}\n\n`);
    },
    close() {
      clearInterval(timer);
      for (const page of pages) page.end();
    },
  };
}
