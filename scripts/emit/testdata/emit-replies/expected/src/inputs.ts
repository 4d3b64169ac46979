// Generated from specs/demo.yaml. Do not edit; run `npx blockwright generate`.

/** Credentials, and the parts of the address that a caller supplies. */
export interface DemoCredentials {
  /** Token. Secret. */
  token: string;
}

/** Inputs of `demo_list_records`. */
export interface ListRecordsInputs extends DemoCredentials {
  /** Cursor of a page. */
  cursor?: string | undefined;
}

/** Parameters of the client's `listRecords`: the same without credentials, as they are sent. */
export interface ListRecordsParams extends Omit<ListRecordsInputs, keyof DemoCredentials> {}

/** Inputs of `demo_get_record`. */
export interface GetRecordInputs extends DemoCredentials {
  /** Id. */
  recordId: string;
}

/** Parameters of the client's `getRecord`: the same without credentials, as they are sent. */
export interface GetRecordParams extends Omit<GetRecordInputs, keyof DemoCredentials> {}
