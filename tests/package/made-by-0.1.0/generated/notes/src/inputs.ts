// Generated from specs/notes.yaml. Do not edit; run `npx blockwright generate`.

/** Credentials, and the parts of the address that a caller supplies. */
export interface NotesCredentials {
  /** API key of the account. Secret. */
  apiKey: string;
}

/** Inputs of `notes_find_notes`. */
export interface FindNotesInputs extends NotesCredentials {
  /** Words to look for. */
  query: string;
  /** How many notes to return. Limits: integer 1 to 50. Default at the provider: 10. */
  limit?: number | undefined;
}

/** Parameters of the client's `findNotes`: the same without credentials, as they are sent. */
export interface FindNotesParams extends Omit<FindNotesInputs, keyof NotesCredentials> {}

/** Inputs of `notes_create_note`. */
export interface CreateNoteInputs extends NotesCredentials {
  /** Title of the note. Limits: at most 100 characters. */
  title: string;
  /** Text of the note. */
  text?: string | undefined;
}

/** Parameters of the client's `createNote`: the same without credentials, as they are sent. */
export interface CreateNoteParams extends Omit<CreateNoteInputs, keyof NotesCredentials> {}
