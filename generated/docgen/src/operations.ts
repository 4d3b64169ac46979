// Generated from specs/docgen.yaml. Do not edit; run `npm run generate`.

import { defineOperation, type ErrorMapping } from "@blockwright/runtime";
import {
  type CheckStatusParams,
  type DocgenCredentials as Credentials,
  createDocgenClient,
  type GenerateFromTemplateParams,
  type GenerateParams,
  type ListFoldersParams,
  type ListThemesParams,
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

/** Where the provider's own words lie in an error reply. */
const errorMapping: ErrorMapping = {
  message: ["body.message"],
  code: [],
  requestId: ["headers.x-request-id"],
  when: [
    {
      status: [403],
      contains: {
        "body.message": "credits",
      },
      code: "payment_required",
    },
  ],
};

/**
 * Starts generating a presentation, document, webpage or social post from text. Resolves
 * to a job id at once; the result is ready when Check status says completed.
 *
 * `POST /v1.0/generations`
 */
export const generate = defineOperation<
  GenerateInputs,
  GenerateParams & Credentials,
  GenerateOutputs
>({
  id: "docgen_generate",
  provider: "docgen",
  name: "Generate",
  description:
    "Starts generating a presentation, document, webpage or social post from text. Resolves to a job id at once; the result is ready when Check status says completed.",
  effect: "cost",
  inputs: {
    apiKey: {
      type: "string",
      description: "API key of the workspace.",
      required: true,
      visibility: "user-only",
      secret: true,
      convert: "trim",
    },
    inputText: {
      type: "string",
      description:
        "Source text, 1 to 100,000 tokens: a topic, notes or a finished text. At most 400,000 characters are accepted, about as many as 100,000 tokens have.",
      required: true,
      minLength: 1,
      maxLength: 400000,
    },
    textMode: {
      type: "string",
      description:
        "What is done with the source text: generate (write it out), condense (shorten it) or preserve (keep it as it is).",
      required: true,
      enum: ["generate", "condense", "preserve"],
    },
    format: {
      type: "string",
      description: "Kind of result: presentation, document, webpage or social post.",
      enum: ["presentation", "document", "webpage", "social"],
      default: "presentation",
    },
    themeId: {
      type: "string",
      description: "Id of a theme of the workspace, as List themes gives it.",
    },
    numCards: {
      type: "number",
      integer: true,
      description:
        "Number of cards (slides or sections) of the result. Counts when cardSplit is auto.",
      minimum: 1,
      maximum: 75,
    },
    cardSplit: {
      type: "string",
      description:
        "How the text is divided into cards: auto (into numCards cards) or inputTextBreaks (where the text itself has breaks, lines of three dashes).",
      enum: ["auto", "inputTextBreaks"],
    },
    cardDimensions: {
      type: "string",
      description:
        "Shape of the cards. For a presentation fluid, 16x9 or 4x3; for a document fluid, pageless, letter or a4; for social 1x1, 4x5 or 9x16. A value that does not suit the format may be rejected or replaced.",
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
    additionalInstructions: {
      type: "string",
      description:
        "Further wishes about content, layout or style, in words. At most 2,000 characters.",
      maxLength: 2000,
    },
    exportAs: {
      type: "string",
      description: "File format to export the result to as well.",
      enum: ["pdf", "pptx"],
    },
    folderIds: {
      type: "string",
      description:
        "Ids of the folders that the result is filed in, separated by commas. At most 10.",
      maxItems: 10,
      convert: "csv",
    },
    textAmount: {
      type: "string",
      description: "How much text each card holds.",
      enum: ["brief", "medium", "detailed", "extensive"],
    },
    textTone: {
      type: "string",
      description: "Tone of the text in free words.",
    },
    textAudience: {
      type: "string",
      description: "Who the text is for, in free words.",
    },
    textLanguage: {
      type: "string",
      description:
        "Language of the result as a BCP-47 code, such as en or pt-br. Ignored when textMode is preserve, which keeps the language of the text.",
      default: "en",
    },
    imageSource: {
      type: "string",
      description: "Where images come from.",
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
    imageModel: {
      type: "string",
      description: "AI model that makes the images. Only relevant when imageSource is aiGenerated.",
    },
    imageStyle: {
      type: "string",
      description:
        "Style of AI images in free words. Only relevant when imageSource is aiGenerated.",
    },
  },
  rules: [
    {
      kind: "requires",
      input: "imageModel",
      needs: [
        {
          input: "imageSource",
          equals: "aiGenerated",
        },
      ],
      severity: "warning",
      message: "imageModel has an effect only when imageSource is aiGenerated.",
    },
    {
      kind: "requires",
      input: "imageStyle",
      needs: [
        {
          input: "imageSource",
          equals: "aiGenerated",
        },
      ],
      severity: "warning",
      message: "imageStyle has an effect only when imageSource is aiGenerated.",
    },
  ],
  outputs: {
    generationId: {
      type: "string",
      description: "Job id to pass to Check status.",
      from: ["body.generationId"],
    },
  },
  replies: {
    200: "json",
    201: "json",
  },
  errors: errorMapping,
  call: (values, context) => {
    const client = createDocgenClient({
      ...context,
      apiKey: values.apiKey,
    });
    return client.generate(values, {
      parseAs: "text",
    });
  },
});

/**
 * Starts generating a result by adapting an existing item. Resolves to a job id at once;
 * the result is ready when Check status says completed.
 *
 * `POST /v1.0/generations/from-template`
 */
export const generateFromTemplate = defineOperation<
  GenerateFromTemplateInputs,
  GenerateFromTemplateParams & Credentials,
  GenerateFromTemplateOutputs
>({
  id: "docgen_generate_from_template",
  provider: "docgen",
  name: "Generate from template",
  description:
    "Starts generating a result by adapting an existing item. Resolves to a job id at once; the result is ready when Check status says completed.",
  effect: "cost",
  inputs: {
    apiKey: {
      type: "string",
      description: "API key of the workspace.",
      required: true,
      visibility: "user-only",
      secret: true,
      convert: "trim",
    },
    gammaId: {
      type: "string",
      description: "Id of the template item to adapt.",
      required: true,
    },
    prompt: {
      type: "string",
      description: "Instructions on how the template is adapted.",
      required: true,
    },
    themeId: {
      type: "string",
      description: "Id of a theme of the workspace, as List themes gives it.",
    },
    exportAs: {
      type: "string",
      description: "File format to export the result to as well.",
      enum: ["pdf", "pptx"],
    },
    folderIds: {
      type: "string",
      description:
        "Ids of the folders that the result is filed in, separated by commas. At most 10.",
      maxItems: 10,
      convert: "csv",
    },
    imageModel: {
      type: "string",
      description: "AI model that makes the images.",
    },
    imageStyle: {
      type: "string",
      description: "Style of AI images in free words.",
    },
  },
  outputs: {
    generationId: {
      type: "string",
      description: "Job id to pass to Check status.",
      from: ["body.generationId"],
    },
  },
  replies: {
    200: "json",
    201: "json",
  },
  errors: errorMapping,
  call: (values, context) => {
    const client = createDocgenClient({
      ...context,
      apiKey: values.apiKey,
    });
    return client.generateFromTemplate(values, {
      parseAs: "text",
    });
  },
});

/**
 * Tells how far a generation is. A failed generation is an answer too: status is failed
 * and error says why.
 *
 * `GET /v1.0/generations/{generationId}`
 */
export const checkStatus = defineOperation<
  CheckStatusInputs,
  CheckStatusParams & Credentials,
  CheckStatusOutputs
>({
  id: "docgen_check_status",
  provider: "docgen",
  name: "Check status",
  description:
    "Tells how far a generation is. A failed generation is an answer too: status is failed and error says why.",
  effect: "read",
  inputs: {
    apiKey: {
      type: "string",
      description: "API key of the workspace.",
      required: true,
      visibility: "user-only",
      secret: true,
      convert: "trim",
    },
    generationId: {
      type: "string",
      description: "Job id that Generate or Generate from template gave.",
      required: true,
      convert: "trim",
    },
  },
  outputs: {
    generationId: {
      type: "string",
      description: "Job id.",
      from: ["body.generationId", "params.generationId"],
    },
    status: {
      type: "string",
      description: "State of the generation: pending, completed or failed.",
      from: ["body.status"],
    },
    gammaUrl: {
      type: "string",
      description: "Public address of the result. Present only when status is completed.",
      from: ["body.gammaUrl"],
      optional: true,
    },
    credits: {
      type: "json",
      description: "Credits deducted for the generation and remaining in the workspace.",
      from: ["body.credits"],
      optional: true,
    },
    error: {
      type: "json",
      description: "Message and status code of what went wrong. Present when status is failed.",
      from: ["body.error"],
      optional: true,
    },
  },
  replies: {
    200: "json",
  },
  errors: errorMapping,
  call: (values, context) => {
    const client = createDocgenClient({
      ...context,
      apiKey: values.apiKey,
    });
    return client.checkStatus(values, {
      parseAs: "text",
    });
  },
});

/** Lists the themes of the workspace, one page at a time. `GET /v1.0/themes` */
export const listThemes = defineOperation<
  ListThemesInputs,
  ListThemesParams & Credentials,
  ListThemesOutputs
>({
  id: "docgen_list_themes",
  provider: "docgen",
  name: "List themes",
  description: "Lists the themes of the workspace, one page at a time.",
  effect: "read",
  inputs: {
    apiKey: {
      type: "string",
      description: "API key of the workspace.",
      required: true,
      visibility: "user-only",
      secret: true,
      convert: "trim",
    },
    query: {
      type: "string",
      description: "Part of the name that themes must have.",
    },
    limit: {
      type: "number",
      integer: true,
      description: "How many themes a page holds, at most 50.",
      minimum: 1,
      maximum: 50,
    },
    after: {
      type: "string",
      description: "Cursor from the nextCursor of the page before. Left out for the first page.",
    },
  },
  outputs: {
    themes: {
      type: "json",
      description: "Themes of this page, each with id, name, type, colorKeywords and toneKeywords.",
      from: ["body.data"],
    },
    hasMore: {
      type: "boolean",
      description: "Whether more themes follow.",
      from: ["body.hasMore"],
    },
    nextCursor: {
      type: "string",
      description: "Cursor to pass as after for the next page. Absent on the last page.",
      from: ["body.nextCursor"],
      optional: true,
    },
  },
  replies: {
    200: "json",
  },
  errors: errorMapping,
  call: (values, context) => {
    const client = createDocgenClient({
      ...context,
      apiKey: values.apiKey,
    });
    return client.listThemes(values, {
      parseAs: "text",
    });
  },
});

/** Lists the folders of the workspace, one page at a time. `GET /v1.0/folders` */
export const listFolders = defineOperation<
  ListFoldersInputs,
  ListFoldersParams & Credentials,
  ListFoldersOutputs
>({
  id: "docgen_list_folders",
  provider: "docgen",
  name: "List folders",
  description: "Lists the folders of the workspace, one page at a time.",
  effect: "read",
  inputs: {
    apiKey: {
      type: "string",
      description: "API key of the workspace.",
      required: true,
      visibility: "user-only",
      secret: true,
      convert: "trim",
    },
    query: {
      type: "string",
      description: "Part of the name that folders must have.",
    },
    limit: {
      type: "number",
      integer: true,
      description: "How many folders a page holds, at most 50.",
      minimum: 1,
      maximum: 50,
    },
    after: {
      type: "string",
      description: "Cursor from the nextCursor of the page before. Left out for the first page.",
    },
  },
  outputs: {
    folders: {
      type: "json",
      description: "Folders of this page, each with id and name.",
      from: ["body.data"],
    },
    hasMore: {
      type: "boolean",
      description: "Whether more folders follow.",
      from: ["body.hasMore"],
    },
    nextCursor: {
      type: "string",
      description: "Cursor to pass as after for the next page. Absent on the last page.",
      from: ["body.nextCursor"],
      optional: true,
    },
  },
  replies: {
    200: "json",
  },
  errors: errorMapping,
  call: (values, context) => {
    const client = createDocgenClient({
      ...context,
      apiKey: values.apiKey,
    });
    return client.listFolders(values, {
      parseAs: "text",
    });
  },
});
