// Generated from specs/books.yaml. Do not edit; run `npx blockwright generate`.

/** Credentials, and the parts of the address that a caller supplies. */
export interface BooksCredentials {
  /** API key of a project that may use the book catalog. Secret. */
  apiKey: string;
}

/** Inputs of `books_search_volumes`. */
export interface SearchVolumesInputs extends BooksCredentials {
  /**
   * What to search for: plain words, or the operators intitle:, inauthor:, inpublisher:,
   * subject: and isbn:, each directly followed by its value. Join several with a space, not
   * with a plus sign.
   */
  q: string;
  /** How many volumes to return. Limits: integer 1 to 40. Default at the provider: 10. */
  maxResults?: number | undefined;
}

/** Parameters of the client's `searchVolumes`: the same without credentials, as they are sent. */
export interface SearchVolumesParams extends Omit<SearchVolumesInputs, keyof BooksCredentials> {}

/** Inputs of `books_get_volume`. */
export interface GetVolumeInputs extends BooksCredentials {
  /** Id of the volume, as the id of a search result. */
  volumeId: string;
}

/** Parameters of the client's `getVolume`: the same without credentials, as they are sent. */
export interface GetVolumeParams extends Omit<GetVolumeInputs, keyof BooksCredentials> {}
