// Generated from specs/docgen.yaml. Do not edit; run `npm run generate`.

import {
  defineJobOperation,
  defineOperation,
  definePagedOperation,
  type ErrorMapping,
  enums,
  errorConditions,
  lists,
  rules,
  textLimits,
} from "@blockwright/runtime";
import {
  type CheckStatusParams,
  type DocgenCredentials as Credentials,
  checkStatusCall,
  connection,
  type GenerateFromTemplateParams,
  type GenerateParams,
  generateCall,
  generateFromTemplateCall,
  type ListFoldersParams,
  type ListThemesParams,
  listFoldersCall,
  listThemesCall,
} from "./client.ts";
import type { components } from "./schema.ts";

/** Inputs of `docgen_generate`. */
export interface GenerateInputs {
  /** API key of the workspace. Secret. */
  apiKey: string;
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

/** Outputs of `docgen_generate`. */
export interface GenerateOutputs {
  /** Job id to pass to Check status. */
  generationId: string;
  /**
   * What was ignored or replaced in the request, such as card dimensions that do not suit
   * the format. Absent when everything was used.
   */
  warnings?: string;
}

/** Inputs of `docgen_generate_from_template`. */
export interface GenerateFromTemplateInputs {
  /** API key of the workspace. Secret. */
  apiKey: string;
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
  folderIds?: string | readonly string[] | undefined;
  /** AI model that makes the images. */
  imageModel?: string | undefined;
  /** Style of AI images in free words. */
  imageStyle?: string | undefined;
}

/** Outputs of `docgen_generate_from_template`. */
export interface GenerateFromTemplateOutputs {
  /** Job id to pass to Check status. */
  generationId: string;
  /**
   * What was ignored or replaced in the request, such as card dimensions that do not suit
   * the format. Absent when everything was used.
   */
  warnings?: string;
}

/** Inputs of `docgen_check_status`. */
export interface CheckStatusInputs {
  /** API key of the workspace. Secret. */
  apiKey: string;
  /** Job id that Generate or Generate from template gave. */
  generationId: string;
}

/** Outputs of `docgen_check_status`. */
export interface CheckStatusOutputs {
  /** Job id. */
  generationId: string;
  /** State of the generation: pending, completed or failed. */
  status: string;
  /** Public address of the result. Present only when status is completed. */
  gammaUrl?: string;
  /** Credits deducted for the generation and remaining in the workspace. */
  credits?: {
    /** Credits taken for this generation. */
    deducted?: number;
    /** Credits left in the workspace. */
    remaining?: number;
  };
  /** Message and status code of what went wrong. Present when status is failed. */
  error?: {
    /** What went wrong, in words. */
    message?: string;
    /** What went wrong as an HTTP status code. */
    statusCode?: number;
  };
}

/** Inputs of `docgen_list_themes`. */
export interface ListThemesInputs {
  /** API key of the workspace. Secret. */
  apiKey: string;
  /** Part of the name that themes must have. */
  query?: string | undefined;
  /** How many themes a page holds, at most 50. Limits: integer 1 to 50. */
  limit?: number | undefined;
  /** Cursor from the nextCursor of the page before. Left out for the first page. */
  after?: string | undefined;
}

/** Outputs of `docgen_list_themes`. */
export interface ListThemesOutputs {
  /** Themes of this page, each with id, name, type, colorKeywords and toneKeywords. */
  themes: components["schemas"]["Theme"][];
  /** Whether more themes follow. */
  hasMore: boolean;
  /** Cursor to pass as after for the next page. Absent on the last page. */
  nextCursor?: string;
}

/** An item of the pages of `docgen_list_themes`. */
export type ListThemesItem = components["schemas"]["Theme"];

/** Inputs of `docgen_list_folders`. */
export interface ListFoldersInputs {
  /** API key of the workspace. Secret. */
  apiKey: string;
  /** Part of the name that folders must have. */
  query?: string | undefined;
  /** How many folders a page holds, at most 50. Limits: integer 1 to 50. */
  limit?: number | undefined;
  /** Cursor from the nextCursor of the page before. Left out for the first page. */
  after?: string | undefined;
}

/** Outputs of `docgen_list_folders`. */
export interface ListFoldersOutputs {
  /** Folders of this page, each with id and name. */
  folders: components["schemas"]["Folder"][];
  /** Whether more folders follow. */
  hasMore: boolean;
  /** Cursor to pass as after for the next page. Absent on the last page. */
  nextCursor?: string;
}

/** An item of the pages of `docgen_list_folders`. */
export type ListFoldersItem = components["schemas"]["Folder"];

/** Where the provider's own words lie in an error reply. */
const errorMapping: ErrorMapping = {
  message: ["body.message"],
  code: [],
  requestId: ["headers.x-request-id"],
  when: [{ status: [403], contains: { "body.message": "credits" }, code: "payment_required" }],
};

/**
 * Starts generating a presentation, document, webpage or social post from text. Resolves
 * to a job id at once; the result is ready when Check status says completed.
 *
 * `POST /v1.0/generations`
 */
export const generate = /* @__PURE__ */ defineJobOperation<
  GenerateInputs,
  GenerateParams & Credentials,
  GenerateOutputs,
  CheckStatusOutputs
>({
  id: "docgen_generate",
  provider: "docgen",
  name: "Generate",
  effect: "cost",
  inputs: {
    apiKey: { type: "string", required: true, secret: true },
    inputText: { type: "string", required: true, minLength: 1, maxLength: 400000 },
    textMode: { type: "string", required: true, enum: ["generate", "condense", "preserve"] },
    format: {
      type: "string",
      enum: ["presentation", "document", "webpage", "social"],
      default: "presentation",
    },
    themeId: { type: "string" },
    numCards: { type: "number", integer: true, minimum: 1, maximum: 75 },
    cardSplit: { type: "string", enum: ["auto", "inputTextBreaks"] },
    cardDimensions: {
      type: "string",
      enum: ["fluid", "16x9", "4x3", "pageless", "letter", "a4", "1x1", "4x5", "9x16"],
      enumBy: {
        input: "format",
        fallback: "presentation",
        severity: "warning",
        values: {
          presentation: ["fluid", "16x9", "4x3"],
          document: ["fluid", "pageless", "letter", "a4"],
          social: ["1x1", "4x5", "9x16"],
        },
      },
    },
    additionalInstructions: { type: "string", maxLength: 2000 },
    exportAs: { type: "string", enum: ["pdf", "pptx"] },
    folderIds: { type: "string", maxItems: 10, convert: "csv" },
    textAmount: { type: "string", enum: ["brief", "medium", "detailed", "extensive"] },
    textTone: { type: "string" },
    textAudience: { type: "string" },
    textLanguage: { type: "string", default: "en" },
    imageSource: {
      type: "string",
      enum: [
        "aiGenerated",
        "pictographic",
        "unsplash",
        "webAllImages",
        "webFreeToUse",
        "webFreeToUseCommercially",
        "giphy",
        "placeholder",
        "noImages",
      ],
    },
    imageModel: { type: "string" },
    imageStyle: { type: "string" },
  },
  rules: [
    {
      kind: "requires",
      input: "imageModel",
      needs: [{ input: "imageSource", equals: "aiGenerated" }],
      severity: "warning",
      message: "imageModel has an effect only when imageSource is aiGenerated.",
    },
    {
      kind: "requires",
      input: "imageStyle",
      needs: [{ input: "imageSource", equals: "aiGenerated" }],
      severity: "warning",
      message: "imageStyle has an effect only when imageSource is aiGenerated.",
    },
  ],
  outputs: {
    generationId: { type: "string", from: ["body.generationId"] },
    warnings: { type: "string", from: ["body.warnings"], optional: true },
  },
  replies: { 200: "object", 201: "object" },
  errors: errorMapping,
  job: {
    poll: () => checkStatus,
    shared: ["apiKey"],
    id: { generationId: "generationId" },
    until: { status: "completed" },
    fail: { status: "failed" },
    message: "error.message",
    status: "error.statusCode",
    everyMs: 5000,
    timeoutMs: 600000,
  },
  words: [enums, errorConditions, lists, rules, textLimits],
  connect: connection,
  call: generateCall,
});

/**
 * Starts generating a result by adapting an existing item. Resolves to a job id at once;
 * the result is ready when Check status says completed.
 *
 * `POST /v1.0/generations/from-template`
 */
export const generateFromTemplate = /* @__PURE__ */ defineJobOperation<
  GenerateFromTemplateInputs,
  GenerateFromTemplateParams & Credentials,
  GenerateFromTemplateOutputs,
  CheckStatusOutputs
>({
  id: "docgen_generate_from_template",
  provider: "docgen",
  name: "Generate from template",
  effect: "cost",
  inputs: {
    apiKey: { type: "string", required: true, secret: true },
    gammaId: { type: "string", required: true },
    prompt: { type: "string", required: true },
    themeId: { type: "string" },
    exportAs: { type: "string", enum: ["pdf", "pptx"] },
    folderIds: { type: "string", maxItems: 10, convert: "csv" },
    imageModel: { type: "string" },
    imageStyle: { type: "string" },
  },
  outputs: {
    generationId: { type: "string", from: ["body.generationId"] },
    warnings: { type: "string", from: ["body.warnings"], optional: true },
  },
  replies: { 200: "object", 201: "object" },
  errors: errorMapping,
  job: {
    poll: () => checkStatus,
    shared: ["apiKey"],
    id: { generationId: "generationId" },
    until: { status: "completed" },
    fail: { status: "failed" },
    message: "error.message",
    status: "error.statusCode",
    everyMs: 5000,
    timeoutMs: 600000,
  },
  words: [enums, errorConditions, lists],
  connect: connection,
  call: generateFromTemplateCall,
});

/**
 * Tells how far a generation is. A failed generation is an answer too: status is failed
 * and error says why.
 *
 * `GET /v1.0/generations/{generationId}`
 */
export const checkStatus = /* @__PURE__ */ defineOperation<
  CheckStatusInputs,
  CheckStatusParams & Credentials,
  CheckStatusOutputs
>({
  id: "docgen_check_status",
  provider: "docgen",
  name: "Check status",
  effect: "read",
  inputs: {
    apiKey: { type: "string", required: true, secret: true },
    generationId: { type: "string", required: true, convert: "trim" },
  },
  outputs: {
    generationId: { type: "string", from: ["body.generationId", "params.generationId"] },
    status: { type: "string", from: ["body.status"] },
    gammaUrl: { type: "string", from: ["body.gammaUrl"], optional: true },
    credits: { type: "json", shape: "object", from: ["body.credits"], optional: true },
    error: { type: "json", shape: "object", from: ["body.error"], optional: true },
  },
  replies: { 200: "object" },
  errors: errorMapping,
  words: [errorConditions],
  connect: connection,
  call: checkStatusCall,
});

/** Lists the themes of the workspace, one page at a time. `GET /v1.0/themes` */
export const listThemes = /* @__PURE__ */ definePagedOperation<
  ListThemesInputs,
  ListThemesParams & Credentials,
  ListThemesOutputs,
  ListThemesItem
>({
  id: "docgen_list_themes",
  provider: "docgen",
  name: "List themes",
  effect: "read",
  inputs: {
    apiKey: { type: "string", required: true, secret: true },
    query: { type: "string" },
    limit: { type: "number", integer: true, minimum: 1, maximum: 50 },
    after: { type: "string" },
  },
  outputs: {
    themes: { type: "json", shape: "array", from: ["body.data"] },
    hasMore: { type: "boolean", from: ["body.hasMore"] },
    nextCursor: { type: "string", from: ["body.nextCursor"], optional: true },
  },
  replies: { 200: "object" },
  errors: errorMapping,
  page: { output: "themes", next: "body.nextCursor", more: "body.hasMore", send: "after" },
  words: [errorConditions],
  connect: connection,
  call: listThemesCall,
});

/** Lists the folders of the workspace, one page at a time. `GET /v1.0/folders` */
export const listFolders = /* @__PURE__ */ definePagedOperation<
  ListFoldersInputs,
  ListFoldersParams & Credentials,
  ListFoldersOutputs,
  ListFoldersItem
>({
  id: "docgen_list_folders",
  provider: "docgen",
  name: "List folders",
  effect: "read",
  inputs: {
    apiKey: { type: "string", required: true, secret: true },
    query: { type: "string" },
    limit: { type: "number", integer: true, minimum: 1, maximum: 50 },
    after: { type: "string" },
  },
  outputs: {
    folders: { type: "json", shape: "array", from: ["body.data"] },
    hasMore: { type: "boolean", from: ["body.hasMore"] },
    nextCursor: { type: "string", from: ["body.nextCursor"], optional: true },
  },
  replies: { 200: "object" },
  errors: errorMapping,
  page: { output: "folders", next: "body.nextCursor", more: "body.hasMore", send: "after" },
  words: [errorConditions],
  connect: connection,
  call: listFoldersCall,
});
