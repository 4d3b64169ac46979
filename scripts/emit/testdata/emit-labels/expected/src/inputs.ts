// Generated from specs/demo.yaml. Do not edit; run `npx blockwright generate`.

/** Credentials, and the parts of the address that a caller supplies. */
export interface DemoCredentials {
  /** Token. Secret. */
  accessToken: string;
}

/** Inputs of `demo_insert_text`. */
export interface InsertTextInputs extends DemoCredentials {
  /** Id of the document. */
  documentId: string;
  /** Text. */
  text: string;
  /** Where. Limits: integer at least 0. */
  index?: number | undefined;
}

/** Parameters of the client's `insertText`: the same without credentials, as they are sent. */
export interface InsertTextParams extends Omit<InsertTextInputs, keyof DemoCredentials> {}

/** Inputs of `demo_replace_text`. */
export interface ReplaceTextInputs extends DemoCredentials {
  /** Id of the document. */
  document: string;
  /** Text to find. */
  find: string;
  /** Text in its place. */
  by: string;
  /** Whether to change what is locked. */
  force?: boolean | undefined;
}

/** Parameters of the client's `replaceText`: the same without credentials, as they are sent. */
export interface ReplaceTextParams extends Omit<ReplaceTextInputs, keyof DemoCredentials> {}
