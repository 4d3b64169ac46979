import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Json } from "../ir/types.ts";
import type { ManifestPath, ManifestSource } from "../manifest/source.ts";
import type { Findings, PreparedManifest } from "./prepared.ts";

/** Names and texts of headers that a manifest states: those that HTTP cannot carry. */
export function* checkHeaderTexts({ operations, source }: PreparedManifest): Findings {
  for (const { at, operation } of operations) {
    for (const [name, { request, reply }] of Object.entries(operation.examples ?? {})) {
      const place = [...at, "examples", name];
      yield* checkHeaders(request?.headers, [...place, "request", "headers"], source);
      yield* checkHeaders(reply.headers, [...place, "reply", "headers"], source);
    }
  }
}

function* checkHeaders(
  headers: Readonly<Record<string, string>> = {},
  at: ManifestPath,
  source: ManifestSource,
): Findings {
  for (const [name, text] of Object.entries(headers)) {
    const place = [...at, name];
    if (/^[!#$%&'*+.^_`|~\w-]+$/.test(name)) yield* checkText(name, text, place, source);
    else {
      const rule = "The name of a header is made of letters, digits and hyphens: `x-request-id`.";
      yield diagnostic("key-malformed", source.keyAt(place), { key: name, rule });
    }
  }
}

function* checkText(
  header: string,
  text: Json,
  at: ManifestPath,
  source: ManifestSource,
): Findings {
  if (typeof text !== "string" || isPrintable(text)) return;
  yield diagnostic("header-unsafe", source.valueAt(at), { header });
}

/** Whether a text arrives as it was sent. */
export function isPrintable(text: string): boolean {
  return !/[^\x20-\x7e]/.test(text);
}
