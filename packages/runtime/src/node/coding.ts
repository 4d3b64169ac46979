import type { IncomingMessage } from "node:http";
import { pipeline, Readable, type Transform } from "node:stream";
import { createBrotliDecompress, createInflateRaw, createUnzip } from "node:zlib";

type Bytes = AsyncIterable<Uint8Array>;

/** The decoder of a coding, chosen by the first bytes of a body. */
export type Coding = (first: Uint8Array) => Transform;

const codings: Readonly<Record<string, Coding>> = {
  gzip: () => createUnzip(),
  "x-gzip": () => createUnzip(),
  br: () => createBrotliDecompress(),
  // Means zlib's format, but some servers leave out the two bytes that it begins with.
  deflate: ([first = 0]) => ((first & 0x0f) === 8 ? createUnzip() : createInflateRaw()),
};

// Each takes memory of its own, and no server needs more than one.
const mostCodings = 3;

/** The codings of a body, last first; none where one is unknown. */
export function codingsOf({ headers }: IncomingMessage): readonly Coding[] {
  const named = (headers["content-encoding"] ?? "").toLowerCase().split(/[\s,]+/);
  const names = named.filter((name) => name !== "" && name !== "identity");
  const known = names.flatMap((name) =>
    Object.hasOwn(codings, name) ? (codings[name] ?? []) : [],
  );
  return known.length < names.length || known.length > mostCodings ? [] : known.toReversed();
}

/** The body with all codings undone, no more of it at a time than is read. */
export function decoded(incoming: Readable, undo: readonly Coding[]): Readable {
  if (undo.length === 0) return incoming;
  const parts = Readable.from(undo.reduce<Bytes>(through, incoming), { objectMode: false });
  // At once, not after what is decoded already.
  incoming.on("error", (error) => parts.destroy(error));
  return parts;
}

async function* through(parts: Bytes, coding: Coding): Bytes {
  const rest = parts[Symbol.asyncIterator]();
  const first = await rest.next();
  // No bytes at all are an empty body, in whatever coding.
  if (first.done) return;
  async function* all() {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => rest };
  }
  const decoder = coding(first.value);
  // A failure ends both, and the reader of the decoder gets the error.
  pipeline(all, decoder, () => {});
  yield* decoder;
}
