import { headerValues, type Received } from "../../contract-tests/servers/loopback.ts";

/** Where a provider expects its credential. */
export interface CredentialPlace {
  readonly provider: string;
  /** Any read operation. */
  readonly operation: string;
  readonly input: string;
  /** Every value that stands in the place. */
  values(request: Received): readonly string[];
  /** The request without the place. */
  rest(request: Received): string;
}

/** The place of the credential of every provider. */
export const credentialPlaces: readonly CredentialPlace[] = [
  inQuery("books", "books_search_volumes", "apiKey", "key"),
  inHeader("crm", "crm_query", "apiKey", "authorization", "Bearer "),
  inHeader("directory", "directory_list_users", "accessToken", "authorization", "Bearer "),
  inHeader("docgen", "docgen_list_themes", "apiKey", "x-api-key"),
  inHeader("persondata", "persondata_person_enrich", "apiKey", "x-api-key"),
];

function inQuery(
  provider: string,
  operation: string,
  input: string,
  name: string,
): CredentialPlace {
  return {
    provider,
    operation,
    input,
    values: ({ target }) =>
      queryOf(target)
        .filter(([member]) => member === name)
        .map(([, value]) => value),
    rest: ({ target, rawHeaders, body }) =>
      JSON.stringify([queryOf(target).filter(([member]) => member !== name), rawHeaders, body]),
  };
}

function inHeader(
  provider: string,
  operation: string,
  input: string,
  name: string,
  scheme = "",
): CredentialPlace {
  return {
    provider,
    operation,
    input,
    values: (request) =>
      headerValues(request, name).map((value) =>
        value.startsWith(scheme) ? value.slice(scheme.length) : `not ${scheme}`,
      ),
    rest: ({ target, rawHeaders, body }) => {
      const other = rawHeaders.filter((_, i) => rawHeaders[i - (i % 2)]?.toLowerCase() !== name);
      return JSON.stringify([decodeURIComponent(target), other, body]);
    },
  };
}

/** Decoded here and not by URLSearchParams, which reads a plus sign as a space. */
function queryOf(target: string): readonly (readonly [name: string, value: string])[] {
  const [, query = ""] = target.split("?");
  return query.split("&").map((member) => {
    const [name = "", ...value] = member.split("=");
    return [decodeURIComponent(name), decodeURIComponent(value.join("="))];
  });
}
