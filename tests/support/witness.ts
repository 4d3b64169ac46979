import { type IncomingMessage, request } from "node:http";
import { openServer } from "../kit/server.ts";

/** A publication as the registry saw it. */
export interface Publication {
  /** Of the package: `@blockwright/books`. */
  readonly name: string;
  /** What the registry answered; 0 when it was not asked. */
  readonly status: number;
}

/** Stands before a registry and sees every publication; the packages' addresses are its own. */
export interface Witness {
  /** Address without a trailing slash. */
  readonly url: string;
  /** All publications so far. */
  readonly publications: readonly Publication[];
  /** Calls this at the next publication, before the registry or before its answer goes back. */
  onNext(when: "before" | "after", act: () => void): void;
}

/** Starts one for the tests of a file. */
export async function startWitness(registry: string): Promise<Witness> {
  const publications: Publication[] = [];
  let next: { readonly when: "before" | "after"; readonly act: () => void } | null = null;
  /** True when the publication was interrupted here. */
  const interrupted = (when: "before" | "after") => {
    if (next?.when !== when) return false;
    next.act();
    next = null;
    return true;
  };
  const url = await openServer((incoming, outgoing) => {
    const isPublication = incoming.method === "PUT";
    const name = decodeURIComponent(incoming.url?.slice(1) ?? "");
    if (isPublication && interrupted("before")) {
      publications.push({ name, status: 0 });
      return;
    }
    forward(registry, incoming, (answer) => {
      const { statusCode: status = 0 } = answer;
      if (isPublication) publications.push({ name, status });
      if (isPublication && interrupted("after")) return;
      outgoing.writeHead(status, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    outgoing.on("error", () => {}); // whoever asked was killed
  });
  return {
    url,
    publications,
    onNext(when, act) {
      next = { when, act };
    },
  };
}

function forward(
  registry: string,
  incoming: IncomingMessage,
  answered: (answer: IncomingMessage) => void,
): void {
  const { method, headers } = incoming;
  const outgoing = request(new URL(incoming.url ?? "/", registry), { method, headers }, answered);
  outgoing.on("error", () => incoming.destroy());
  incoming.pipe(outgoing);
}
