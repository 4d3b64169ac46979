import { manifestText } from "../../tests/kit/manifest.ts";
import { type Original, readOriginal } from "./original.ts";

const auth = { apiKey: { to: "query.key", description: "Key." } };

const text = `${manifestText("notes", { auth })}
errors: { message: body.reason, reply: { 400: Problem } }
schemas:
  Problem: { type: object, properties: { reason: { type: string, description: Why. } } }
  Note:
    type: object
    properties:
      id: { type: string, description: Id. }
      title: { type: [string, "null"], description: Title. }
operations:
  notes_find:
    name: Find
    request: GET /notes
    effect: read
    params:
      page: { type: integer, minimum: 1, description: Page. }
    reply: { 200: Note }
    output:
      id: { from: body.id, type: string, description: Id. }
    examples:
      one:
        params: { page: 2 }
        reply: { status: 200, body: { id: a } }
        output: { id: a }
      none:
        params: {}
        reply: { status: 400, body: { reason: no notes } }
        error: { code: bad_request, message: no notes }
`;

/** A manifest with one of each, small enough that all of its mutants can be listed. */
export function readNotes(): Original {
  return readOriginal({ file: { path: "specs/notes.yaml", text }, folder: "specs" });
}
