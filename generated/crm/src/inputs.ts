// Generated from specs/crm.yaml. Do not edit; run `npx blockwright generate`.

/** Credentials, and the parts of the address that a caller supplies. */
export interface CrmCredentials {
  /**
   * OAuth access token. It needs the scopes and permissions for the record types and fields
   * that are used. Secret.
   */
  apiKey: string;
  /**
   * Address of the org instance, beginning with https. Slashes at the end are dropped; a
   * path, query or user name in it is refused.
   */
  instanceUrl: string;
}

/** Inputs of `crm_create_record`. */
export interface CreateRecordInputs extends CrmCredentials {
  /** API name of the record type to create, standard or custom. */
  sobject: string;
  /** Field values by API name. An object, or JSON text of one. */
  fields: Readonly<Record<string, unknown>> | string;
}

/** Parameters of the client's `createRecord`: the same without credentials, as they are sent. */
export interface CreateRecordParams extends Omit<CreateRecordInputs, keyof CrmCredentials> {
  fields: Readonly<Record<string, unknown>>;
}

/** Inputs of `crm_query`. */
export interface QueryInputs extends CrmCredentials {
  /**
   * SOQL query text, sent exactly as given. The service refuses a request whose address, the
   * encoded text included, and headers exceed 16,384 bytes; below 2,000 characters are
   * recommended. Limits: 1 to 16,000 characters.
   */
  query: string;
}

/** Parameters of the client's `query`: the same without credentials, as they are sent. */
export interface QueryParams extends Omit<QueryInputs, keyof CrmCredentials> {}

/** Inputs of `crm_update_record`. */
export interface UpdateRecordInputs extends CrmCredentials {
  /** API name of the record type, standard or custom. */
  sobject: string;
  /** Id of the record, 15 or 18 characters. */
  recordId: string;
  /** Values to update by API name; null clears a field. An object, or JSON text of one. */
  fields: Readonly<Record<string, unknown>> | string;
}

/** Parameters of the client's `updateRecord`: the same without credentials, as they are sent. */
export interface UpdateRecordParams extends Omit<UpdateRecordInputs, keyof CrmCredentials> {
  fields: Readonly<Record<string, unknown>>;
}

/** Inputs of `crm_get_record`. */
export interface GetRecordInputs extends CrmCredentials {
  /** API name of the record type, standard or custom. */
  sobject: string;
  /** Id of the record, 15 or 18 characters. */
  recordId: string;
  /**
   * Comma-separated API names of the fields to return, those of parent records included.
   * Left out, all fields that the token may read are returned.
   */
  fields?: string | readonly string[] | undefined;
}

/** Parameters of the client's `getRecord`: the same without credentials, as they are sent. */
export interface GetRecordParams extends Omit<GetRecordInputs, keyof CrmCredentials> {
  fields?: string | undefined;
}
