// Generated from specs/docgen.yaml. Do not edit; run `npm run generate`.

import {
  type Call,
  type CallInit,
  type Connection,
  callOptions,
  clientOptions,
  connect,
  credential,
  group,
  type RequestOf,
  type Sendable,
  type TransportOptions,
} from "@blockwright/runtime";
import createClient from "openapi-fetch";
import type { paths } from "./schema.ts";

/** What every call needs: credentials, and what makes up the address. */
export interface DocgenCredentials {
  /** API key of the workspace. Secret. */
  apiKey: string;
}

/** Credentials and transport of a client. */
export interface DocgenClientOptions extends DocgenCredentials, TransportOptions {}

/** Parameters of `generate`, as they are sent. */
export interface GenerateParams {
  /**
   * Source text, 1 to 100,000 tokens: a topic, notes or a finished text. At most 400,000
   * characters are accepted, about as many as 100,000 tokens have. Limits: 1 to 400,000
   * characters.
   */
  inputText: string;
  /**
   * What is done with the source text: generate (write it out), condense (shorten it) or
   * preserve (keep it as it is).
   */
  textMode: "generate" | "condense" | "preserve";
  /**
   * Kind of result: presentation, document, webpage or social post. Default at the provider:
   * presentation.
   */
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
   * Shape of the cards. For a presentation fluid, 16x9 or 4x3; for a document fluid,
   * pageless, letter or a4; for social 1x1, 4x5 or 9x16. A value that does not suit the
   * format may be rejected or replaced. Expected values by format: presentation: fluid,
   * 16x9, 4x3; document: fluid, pageless, letter, a4; social: 1x1, 4x5, 9x16.
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
  /** Further wishes about content, layout or style, in words. At most 2,000 characters. */
  additionalInstructions?: string | undefined;
  /** File format to export the result to as well. */
  exportAs?: "pdf" | "pptx" | undefined;
  /**
   * Ids of the folders that the result is filed in, separated by commas. At most 10. Limits:
   * at most 10 items.
   */
  folderIds?: string[] | undefined;
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

/** Parameters of `generateFromTemplate`, as they are sent. */
export interface GenerateFromTemplateParams {
  /** Id of the template item to adapt. */
  gammaId: string;
  /** Instructions on how the template is adapted. */
  prompt: string;
  /** Id of a theme of the workspace, as List themes gives it. */
  themeId?: string | undefined;
  /** File format to export the result to as well. */
  exportAs?: "pdf" | "pptx" | undefined;
  /**
   * Ids of the folders that the result is filed in, separated by commas. At most 10. Limits:
   * at most 10 items.
   */
  folderIds?: string[] | undefined;
  /** AI model that makes the images. */
  imageModel?: string | undefined;
  /** Style of AI images in free words. */
  imageStyle?: string | undefined;
}

/** Parameters of `checkStatus`, as they are sent. */
export interface CheckStatusParams {
  /** Job id that Generate or Generate from template gave. */
  generationId: string;
}

/** Parameters of `listThemes`, as they are sent. */
export interface ListThemesParams {
  /** Part of the name that themes must have. */
  query?: string | undefined;
  /** How many themes a page holds, at most 50. Limits: integer 1 to 50. */
  limit?: number | undefined;
  /** Cursor from the nextCursor of the page before. Left out for the first page. */
  after?: string | undefined;
}

/** Parameters of `listFolders`, as they are sent. */
export interface ListFoldersParams {
  /** Part of the name that folders must have. */
  query?: string | undefined;
  /** How many folders a page holds, at most 50. Limits: integer 1 to 50. */
  limit?: number | undefined;
  /** Cursor from the nextCursor of the page before. Left out for the first page. */
  after?: string | undefined;
}

/** Where calls go and what they carry, all of it checked. */
export function connection(given: DocgenCredentials, options: TransportOptions): Connection {
  return connect(options, {
    home: "https://public-api.gamma.app",
    headers: { "X-API-KEY": credential("apiKey", given.apiKey) },
  });
}

type GenerateRequest = RequestOf<paths["/v1.0/generations"]["post"]>;

/** How `generate` is sent. */
export const generateCall = {
  operation: "docgen_generate",
  effect: "cost",
  method: "POST",
  path: "/v1.0/generations",
  request(params: GenerateParams): GenerateRequest {
    return {
      body: {
        inputText: params.inputText,
        textMode: params.textMode,
        format: params.format,
        themeId: params.themeId,
        numCards: params.numCards,
        cardSplit: params.cardSplit,
        cardOptions: group({ dimensions: params.cardDimensions }),
        additionalInstructions: params.additionalInstructions,
        exportAs: params.exportAs,
        folderIds: params.folderIds,
        textOptions: group({
          amount: params.textAmount,
          tone: params.textTone,
          audience: params.textAudience,
          language: params.textLanguage,
        }),
        imageOptions: group({
          source: params.imageSource,
          model: params.imageModel,
          style: params.imageStyle,
        }),
      },
    };
  },
} satisfies Call<GenerateParams>;

type GenerateFromTemplateRequest = RequestOf<paths["/v1.0/generations/from-template"]["post"]>;

/** How `generateFromTemplate` is sent. */
export const generateFromTemplateCall = {
  operation: "docgen_generate_from_template",
  effect: "cost",
  method: "POST",
  path: "/v1.0/generations/from-template",
  request(params: GenerateFromTemplateParams): GenerateFromTemplateRequest {
    return {
      body: {
        gammaId: params.gammaId,
        prompt: params.prompt,
        themeId: params.themeId,
        exportAs: params.exportAs,
        folderIds: params.folderIds,
        imageOptions: group({ model: params.imageModel, style: params.imageStyle }),
      },
    };
  },
} satisfies Call<GenerateFromTemplateParams>;

type CheckStatusRequest = RequestOf<paths["/v1.0/generations/{generationId}"]["get"]>;

/** How `checkStatus` is sent. */
export const checkStatusCall = {
  operation: "docgen_check_status",
  effect: "read",
  method: "GET",
  path: "/v1.0/generations/{generationId}",
  request(params: CheckStatusParams): CheckStatusRequest {
    return { params: { path: { generationId: params.generationId } } };
  },
} satisfies Call<CheckStatusParams>;

type ListThemesRequest = RequestOf<paths["/v1.0/themes"]["get"]>;

/** How `listThemes` is sent. */
export const listThemesCall = {
  operation: "docgen_list_themes",
  effect: "read",
  method: "GET",
  path: "/v1.0/themes",
  request(params: ListThemesParams): ListThemesRequest {
    return { params: { query: { query: params.query, limit: params.limit, after: params.after } } };
  },
} satisfies Call<ListThemesParams>;

type ListFoldersRequest = RequestOf<paths["/v1.0/folders"]["get"]>;

/** How `listFolders` is sent. */
export const listFoldersCall = {
  operation: "docgen_list_folders",
  effect: "read",
  method: "GET",
  path: "/v1.0/folders",
  request(params: ListFoldersParams): ListFoldersRequest {
    return { params: { query: { query: params.query, limit: params.limit, after: params.after } } };
  },
} satisfies Call<ListFoldersParams>;

/** Typed HTTP client. Methods resolve to openapi-fetch's `{ data, error, response }`. */
export function createDocgenClient(options: DocgenClientOptions) {
  const connected = connection(options, options);
  const http = createClient<Sendable<paths>>(clientOptions);

  return {
    /** Generate: `POST /v1.0/generations` */
    generate(params: GenerateParams, init?: CallInit) {
      return http.POST("/v1.0/generations", {
        ...callOptions(generateCall, connected, init),
        ...generateCall.request(params),
      });
    },

    /** Generate from template: `POST /v1.0/generations/from-template` */
    generateFromTemplate(params: GenerateFromTemplateParams, init?: CallInit) {
      return http.POST("/v1.0/generations/from-template", {
        ...callOptions(generateFromTemplateCall, connected, init),
        ...generateFromTemplateCall.request(params),
      });
    },

    /** Check status: `GET /v1.0/generations/{generationId}` */
    checkStatus(params: CheckStatusParams, init?: CallInit) {
      return http.GET("/v1.0/generations/{generationId}", {
        ...callOptions(checkStatusCall, connected, init),
        ...checkStatusCall.request(params),
      });
    },

    /** List themes: `GET /v1.0/themes` */
    listThemes(params: ListThemesParams = {}, init?: CallInit) {
      return http.GET("/v1.0/themes", {
        ...callOptions(listThemesCall, connected, init),
        ...listThemesCall.request(params),
      });
    },

    /** List folders: `GET /v1.0/folders` */
    listFolders(params: ListFoldersParams = {}, init?: CallInit) {
      return http.GET("/v1.0/folders", {
        ...callOptions(listFoldersCall, connected, init),
        ...listFoldersCall.request(params),
      });
    },
  };
}

/** What `createDocgenClient` returns. */
export type DocgenClient = ReturnType<typeof createDocgenClient>;
