// Generated from specs/persondata.yaml. Do not edit; run `npx blockwright generate`.

/** Credentials, and the parts of the address that a caller supplies. */
export interface PersondataCredentials {
  /** API key of the account whose credits are spent. Secret. */
  apiKey: string;
}

/** Inputs of `persondata_person_enrich`. */
export interface PersonEnrichInputs extends PersondataCredentials {
  /** Email to match, personal or work. The most reliable signal. */
  email?: string | undefined;
  /** Full name. Goes together with company when no email is given. */
  name?: string | undefined;
  /** Name or website of a company the person works or worked for. Goes together with name. */
  company?: string | undefined;
  /**
   * Least likelihood of a match; the higher, the more certain it is. Records below it are
   * not returned. Left out, the service uses 2. Limits: integer 1 to 10.
   */
  min_likelihood?: number | undefined;
}

/** Parameters of the client's `personEnrich`: the same without credentials, as they are sent. */
export interface PersonEnrichParams extends Omit<PersonEnrichInputs, keyof PersondataCredentials> {}

/** Inputs of `persondata_company_enrich`. */
export interface CompanyEnrichInputs extends PersondataCredentials {
  /** Name of the company. */
  name?: string | undefined;
  /**
   * Domain of its website without protocol: fernweh.example rather than
   * https://fernweh.example.
   */
  website?: string | undefined;
  /** Stock ticker of a public company. */
  ticker?: string | undefined;
}

/** Parameters of the client's `companyEnrich`: the same without credentials, as they are sent. */
export interface CompanyEnrichParams
  extends Omit<CompanyEnrichInputs, keyof PersondataCredentials> {}

/** Inputs of `persondata_person_search`. */
export interface PersonSearchInputs extends PersondataCredentials {
  /**
   * Query object in the search engine's language, over the fields of a person. Give either
   * query or sql, not both.
   */
  query?: Readonly<Record<string, unknown>> | string | undefined;
  /**
   * SQL query over the fields of a person, such as SELECT * FROM person WHERE
   * location_country='norway'. Give either sql or query, not both.
   */
  sql?: string | undefined;
  /**
   * How many records to return at most. Each record spends a credit. Limits: integer 1 to
   * 100. Default at the provider: 1.
   */
  size?: number | undefined;
  /** Token of the next page, from metadata.scrollToken. Left out for the first page. */
  scrollToken?: string | undefined;
}

/** Parameters of the client's `personSearch`: the same without credentials, as they are sent. */
export interface PersonSearchParams extends Omit<PersonSearchInputs, keyof PersondataCredentials> {
  query?: Readonly<Record<string, unknown>> | undefined;
}
