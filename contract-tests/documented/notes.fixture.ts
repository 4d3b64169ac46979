import { parse } from "yaml";
import type { ManifestFile } from "../contract/manifests.ts";
import { documentedProviders } from "./read.ts";
import type { DocumentedExpectations } from "./types.ts";

const text = `provider: notes
block: { name: Notes, description: Notes., category: tools }
server: { url: https://notes.example }
auth: { apiKey: { to: query.key, description: Key. } }
operations:
  notes_list:
    request: GET /notes
    effect: read
    params:
      size: { type: integer, maximum: 10, description: How many. }
      after: { type: string, description: Where to go on. }
    reply: { 200: List }
    output: { notes: { from: body.items, missing: error } }
    page: { items: body.items, next: body.next, send: after }
`;

/** A manifest that says what its documentation says; a replacement makes another of it. */
export function notesManifest(before = "", after = ""): ManifestFile {
  if (!text.includes(before)) throw new Error(`the manifest has no ${before}`);
  const changed = text.replace(before, after);
  return { path: "specs/notes.yaml", text: changed, manifest: parse(changed) };
}

export function notesDocumented(): DocumentedExpectations {
  const [notes] = documentedProviders("contract-tests/documented/testdata");
  if (!notes) throw new Error("testdata has no documentation");
  return notes;
}
