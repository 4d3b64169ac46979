// Generated from specs/docgen.yaml. Do not edit; run `npx blockwright generate`.

import {
  defineJobOperation,
  defineOperation,
  definePagedOperation,
  endingPages,
  enums,
  errorConditions,
  type Job,
  lists,
  type Provider,
  rules,
  textLimits,
} from "@blockwright/runtime";
import {
  checkStatusCall,
  connection,
  generateCall,
  generateFromTemplateCall,
  listFoldersCall,
  listThemesCall,
} from "./client.ts";
import type {
  CheckStatusInputs,
  CheckStatusParams,
  DocgenCredentials as Credentials,
  GenerateFromTemplateInputs,
  GenerateFromTemplateParams,
  GenerateInputs,
  GenerateParams,
  ListFoldersInputs,
  ListFoldersParams,
  ListThemesInputs,
  ListThemesParams,
} from "./inputs.ts";
import type { Folder, Theme } from "./types.ts";

/** What operations have in common. */
const docgen: Provider<Credentials> = {
  id: "docgen",
  credentials: { apiKey: { type: "string", required: true, secret: true, credential: true } },
  errors: {
    message: ["body.message"],
    requestId: ["headers.x-request-id"],
    when: [
      { if: { status: 403, "body.message": { contains: "credits" } }, code: "payment_required" },
    ],
  },
  connect: connection,
};

/** How the job `generation` is waited for. */
const generationJob: Job<CheckStatusOutputs> = {
  poll: {
    operation: () => checkStatus,
    shared: ["apiKey"],
    inputs: { generationId: "generationId" },
  },
  until: { status: "completed" },
  fail: { status: "failed" },
  message: "error.message",
  status: "error.statusCode",
  everyMs: 5000,
  timeoutMs: 600000,
};

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
>(docgen, generateCall, {
  name: "Generate",
  inputs: {
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
      when: { cardDimensions: { given: true }, format: "presentation" },
      need: { cardDimensions: ["fluid", "16x9", "4x3"] },
      input: "cardDimensions",
      severity: "warning",
      message: "cardDimensions must be one of fluid, 16x9, 4x3 when format is presentation",
      shown: true,
    },
    {
      when: { cardDimensions: { given: true }, format: "document" },
      need: { cardDimensions: ["fluid", "pageless", "letter", "a4"] },
      input: "cardDimensions",
      severity: "warning",
      message: "cardDimensions must be one of fluid, pageless, letter, a4 when format is document",
      shown: true,
    },
    {
      when: { cardDimensions: { given: true }, format: "social" },
      need: { cardDimensions: ["1x1", "4x5", "9x16"] },
      input: "cardDimensions",
      severity: "warning",
      message: "cardDimensions must be one of 1x1, 4x5, 9x16 when format is social",
      shown: true,
    },
    {
      when: { imageModel: { given: true } },
      need: { imageSource: "aiGenerated" },
      input: "imageModel",
      severity: "warning",
      message: "imageModel has an effect only when imageSource is aiGenerated.",
    },
    {
      when: { imageStyle: { given: true } },
      need: { imageSource: "aiGenerated" },
      input: "imageStyle",
      severity: "warning",
      message: "imageStyle has an effect only when imageSource is aiGenerated.",
    },
  ],
  outputs: {
    generationId: { type: "string", from: ["body.generationId"] },
    warnings: { type: "string", from: ["body.warnings"], optional: true },
  },
  replies: { 200: "object", 201: "object" },
  job: generationJob,
  keywords: [enums, errorConditions, lists, rules, textLimits],
});

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
>(docgen, generateFromTemplateCall, {
  name: "Generate from template",
  inputs: {
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
  job: generationJob,
  keywords: [enums, errorConditions, lists],
});

/** Outputs of `docgen_check_status`. */
export interface CheckStatusOutputs {
  /** Job id. */
  generationId: string;
  /** State of the generation. */
  status: "pending" | "completed" | "failed" | (string & {});
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
>(docgen, checkStatusCall, {
  name: "Check status",
  inputs: { generationId: { type: "string", required: true, convert: "trim" } },
  outputs: {
    generationId: { type: "string", from: ["body.generationId", "params.generationId"] },
    status: { type: "string", from: ["body.status"] },
    gammaUrl: { type: "string", from: ["body.gammaUrl"], optional: true },
    credits: { type: "json", shape: "object", from: ["body.credits"], optional: true },
    error: { type: "json", shape: "object", from: ["body.error"], optional: true },
  },
  replies: { 200: "object" },
  keywords: [errorConditions],
});

/** Outputs of `docgen_list_themes`. */
export interface ListThemesOutputs {
  /** Themes of this page, each with id, name, type, colorKeywords and toneKeywords. */
  themes: Theme[];
  /** Whether more themes follow. */
  hasMore: boolean;
  /** Cursor to pass as after for the next page. Absent on the last page. */
  nextCursor?: string;
}

/** An item of the pages of `docgen_list_themes`. */
export type ListThemesItem = Theme;

/** Lists the themes of the workspace, one page at a time. `GET /v1.0/themes` */
export const listThemes = /* @__PURE__ */ definePagedOperation<
  ListThemesInputs,
  ListThemesParams & Credentials,
  ListThemesOutputs,
  ListThemesItem
>(docgen, listThemesCall, {
  name: "List themes",
  inputs: {
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
  page: {
    output: "themes",
    next: "body.nextCursor",
    until: { "body.hasMore": false },
    send: "after",
  },
  keywords: [endingPages, errorConditions],
});

/** Outputs of `docgen_list_folders`. */
export interface ListFoldersOutputs {
  /** Folders of this page, each with id and name. */
  folders: Folder[];
  /** Whether more folders follow. */
  hasMore: boolean;
  /** Cursor to pass as after for the next page. Absent on the last page. */
  nextCursor?: string;
}

/** An item of the pages of `docgen_list_folders`. */
export type ListFoldersItem = Folder;

/** Lists the folders of the workspace, one page at a time. `GET /v1.0/folders` */
export const listFolders = /* @__PURE__ */ definePagedOperation<
  ListFoldersInputs,
  ListFoldersParams & Credentials,
  ListFoldersOutputs,
  ListFoldersItem
>(docgen, listFoldersCall, {
  name: "List folders",
  inputs: {
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
  page: {
    output: "folders",
    next: "body.nextCursor",
    until: { "body.hasMore": false },
    send: "after",
  },
  keywords: [endingPages, errorConditions],
});
