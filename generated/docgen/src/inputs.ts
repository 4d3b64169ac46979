// Generated from specs/docgen.yaml. Do not edit; run `npx blockwright generate`.

/** Credentials, and the parts of the address that a caller supplies. */
export interface DocgenCredentials {
  /** API key of the workspace. Secret. */
  apiKey: string;
}

/** Inputs of `docgen_generate`. */
export interface GenerateInputs extends DocgenCredentials {
  /**
   * Source text of 1 to 100,000 tokens: a topic, notes or a finished text. The limit in
   * characters is an estimate of the limit in tokens. Limits: 1 to 400,000 characters.
   */
  inputText: string;
  /**
   * What is done with the source text: generate (write it out), condense (shorten it) or
   * preserve (keep it as it is).
   */
  textMode: "generate" | "condense" | "preserve";
  /** Kind of result; social means a social post. Default at the provider: presentation. */
  format?: "presentation" | "document" | "webpage" | "social" | undefined;
  /** Id of a theme of the workspace, as List themes gives it. */
  themeId?: string | undefined;
  /**
   * Number of cards (slides or sections) of the result. Counts when cardSplit is auto.
   * Limits: integer 1 to 75.
   */
  numCards?: number | undefined;
  /**
   * How the text is divided into cards: auto (into numCards cards) or inputTextBreaks (where
   * the text itself has breaks, lines of three dashes).
   */
  cardSplit?: "auto" | "inputTextBreaks" | undefined;
  /**
   * Shape of the cards. A value that does not suit the format may be rejected or replaced.
   * Expected values by format: presentation: fluid, 16x9, 4x3; document: fluid, pageless,
   * letter, a4; social: 1x1, 4x5, 9x16.
   */
  cardDimensions?:
    | "fluid"
    | "16x9"
    | "4x3"
    | "pageless"
    | "letter"
    | "a4"
    | "1x1"
    | "4x5"
    | "9x16"
    | undefined;
  /**
   * Further wishes about content, layout or style, in words. Limits: at most 2,000
   * characters.
   */
  additionalInstructions?: string | undefined;
  /** File format to export the result to as well. */
  exportAs?: "pdf" | "pptx" | undefined;
  /**
   * Ids of the folders that the result is filed in, separated by commas. Limits: at most 10
   * items.
   */
  folderIds?: string | readonly string[] | undefined;
  /** How much text each card holds. */
  textAmount?: "brief" | "medium" | "detailed" | "extensive" | undefined;
  /** Tone of the text in free words. */
  textTone?: string | undefined;
  /** Who the text is for, in free words. */
  textAudience?: string | undefined;
  /**
   * Language of the result as a BCP-47 code, such as en or pt-br. Ignored when textMode is
   * preserve, which keeps the language of the text. Default at the provider: en.
   */
  textLanguage?: string | undefined;
  /** Where images come from. */
  imageSource?:
    | "aiGenerated"
    | "pictographic"
    | "unsplash"
    | "webAllImages"
    | "webFreeToUse"
    | "webFreeToUseCommercially"
    | "giphy"
    | "placeholder"
    | "noImages"
    | undefined;
  /** AI model that makes the images. Only relevant when imageSource is aiGenerated. */
  imageModel?: string | undefined;
  /** Style of AI images in free words. Only relevant when imageSource is aiGenerated. */
  imageStyle?: string | undefined;
}

/** Parameters of the client's `generate`: the same without credentials, as they are sent. */
export interface GenerateParams extends Omit<GenerateInputs, keyof DocgenCredentials> {
  folderIds?: string[] | undefined;
}

/** Inputs of `docgen_generate_from_template`. */
export interface GenerateFromTemplateInputs extends DocgenCredentials {
  /** Id of the template item to adapt. */
  gammaId: string;
  /** Instructions on how the template is adapted. */
  prompt: string;
  /** Id of a theme of the workspace, as List themes gives it. */
  themeId?: string | undefined;
  /** File format to export the result to as well. */
  exportAs?: "pdf" | "pptx" | undefined;
  /**
   * Ids of the folders that the result is filed in, separated by commas. Limits: at most 10
   * items.
   */
  folderIds?: string | readonly string[] | undefined;
  /** AI model that makes the images. */
  imageModel?: string | undefined;
  /** Style of AI images in free words. */
  imageStyle?: string | undefined;
}

/** Parameters of the client's `generateFromTemplate`: the same without credentials, as they are sent. */
export interface GenerateFromTemplateParams
  extends Omit<GenerateFromTemplateInputs, keyof DocgenCredentials> {
  folderIds?: string[] | undefined;
}

/** Inputs of `docgen_check_status`. */
export interface CheckStatusInputs extends DocgenCredentials {
  /** Job id that Generate or Generate from template gave. */
  generationId: string;
}

/** Parameters of the client's `checkStatus`: the same without credentials, as they are sent. */
export interface CheckStatusParams extends Omit<CheckStatusInputs, keyof DocgenCredentials> {}

/** Inputs of `docgen_list_themes`. */
export interface ListThemesInputs extends DocgenCredentials {
  /** Part of the name that themes must have. */
  query?: string | undefined;
  /** How many themes a page holds. Limits: integer 1 to 50. */
  limit?: number | undefined;
  /** Cursor from the nextCursor of the page before. Left out for the first page. */
  after?: string | undefined;
}

/** Parameters of the client's `listThemes`: the same without credentials, as they are sent. */
export interface ListThemesParams extends Omit<ListThemesInputs, keyof DocgenCredentials> {}

/** Inputs of `docgen_list_folders`. */
export interface ListFoldersInputs extends DocgenCredentials {
  /** Part of the name that folders must have. */
  query?: string | undefined;
  /** How many folders a page holds. Limits: integer 1 to 50. */
  limit?: number | undefined;
  /** Cursor from the nextCursor of the page before. Left out for the first page. */
  after?: string | undefined;
}

/** Parameters of the client's `listFolders`: the same without credentials, as they are sent. */
export interface ListFoldersParams extends Omit<ListFoldersInputs, keyof DocgenCredentials> {}
