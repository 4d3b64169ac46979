// Generated from specs/docgen.yaml. Do not edit; run `npx blockwright generate`.

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
import type {
  CheckStatusParams,
  DocgenCredentials,
  GenerateFromTemplateParams,
  GenerateParams,
  ListFoldersParams,
  ListThemesParams,
} from "./inputs.ts";
import type { paths } from "./schema.ts";

/** Credentials and transport of a client. */
export interface DocgenClientOptions extends DocgenCredentials, TransportOptions {}

/** Checks the address and the credentials of a call. */
export function connection(given: DocgenCredentials, options: TransportOptions): Connection {
  return connect(options, {
    home: "https://public-api.gamma.app",
    headers: { "X-API-KEY": credential("apiKey", given.apiKey, options) },
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

/** The client that `createDocgenClient` makes. */
export type DocgenClient = ReturnType<typeof createDocgenClient>;
