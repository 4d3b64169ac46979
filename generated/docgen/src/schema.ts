// Generated from specs/docgen.yaml by openapi-typescript. Do not edit.
// Outside of semantic versioning: any release may change these types.

export interface paths {
    "/v1.0/generations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate
         * @description Starts generating a presentation, document, webpage or social post from text. Resolves to a job id at once; the result is ready when Check status says completed. imageModel has an effect only when imageSource is aiGenerated. imageStyle has an effect only when imageSource is aiGenerated.
         */
        post: operations["docgen_generate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/generations/from-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate from template
         * @description Starts generating a result by adapting an existing item. Resolves to a job id at once; the result is ready when Check status says completed.
         */
        post: operations["docgen_generate_from_template"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/generations/{generationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check status
         * @description Tells how far a generation is. A failed generation is an answer too: status is failed and error says why.
         */
        get: operations["docgen_check_status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/themes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List themes
         * @description Lists the themes of the workspace, one page at a time.
         */
        get: operations["docgen_list_themes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/folders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List folders
         * @description Lists the folders of the workspace, one page at a time.
         */
        get: operations["docgen_list_folders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A generation that was accepted. The result may not be ready yet. */
        Started: {
            /** @description Id to follow the generation with. */
            generationId: string;
            /** @description What was ignored or replaced in the request, such as card dimensions that do not suit the format. Absent when everything was used. */
            warnings?: string;
        };
        /** @description How far a generation is. */
        Generation: {
            /** @description Id of the generation. */
            generationId?: string;
            /** @description State of the generation. */
            status: "pending" | "completed" | "failed" | (string & {});
            /** @description Id of the result. Present when completed. */
            gammaId?: string | null;
            /** @description Public address of the result. Present only when completed. */
            gammaUrl?: string | null;
            /** @description Address of the exported file. Present when completed and an export was asked for. */
            exportUrl?: string | null;
            /** @description What the generation cost. */
            credits?: {
                /** @description Credits taken for this generation. */
                deducted?: number;
                /** @description Credits left in the workspace. */
                remaining?: number;
            } | null;
            /** @description Why the generation failed. Present only when failed. */
            error?: {
                /** @description What went wrong, in words. */
                message?: string;
                /** @description What went wrong as an HTTP status code. */
                statusCode?: number;
            } | null;
        };
        /** @description A theme of the workspace. */
        Theme: {
            /** @description Id to pass as themeId. */
            id: string;
            /** @description Name of the theme. */
            name: string;
            /** @description Kind of theme: standard (offered to all) or custom (made in the workspace). */
            type?: string;
            /** @description Words for the colours of the theme. */
            colorKeywords?: string[];
            /** @description Words for the mood of the theme. */
            toneKeywords?: string[];
        };
        /** @description One page of themes. */
        ThemeList: {
            /** @description Themes of this page. */
            data: components["schemas"]["Theme"][];
            /** @description Whether more themes follow. */
            hasMore: boolean;
            /** @description Cursor of the next page. Null on the last page. */
            nextCursor: string | null;
        };
        /** @description A folder of the workspace. */
        Folder: {
            /** @description Id to pass in folderIds. */
            id: string;
            /** @description Name of the folder. */
            name: string;
        };
        /** @description One page of folders. */
        FolderList: {
            /** @description Folders of this page. */
            data: components["schemas"]["Folder"][];
            /** @description Whether more folders follow. */
            hasMore: boolean;
            /** @description Cursor of the next page. Null on the last page. */
            nextCursor: string | null;
        };
        /** @description Why a request was refused. */
        ErrorReply: {
            /** @description What was wrong, in words. */
            message: string;
            /** @description The HTTP status code. */
            statusCode?: number;
            /** @description State of the credits. Sent when a generation is not found. */
            credits?: {
                /** @description Credits taken. */
                deducted?: number;
                /** @description Credits left in the workspace. */
                remaining?: number;
            } | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    docgen_generate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Source text of 1 to 100,000 tokens: a topic, notes or a finished text. The limit in characters is an estimate of the limit in tokens. 1 to 400,000 characters.
                     * @example Three reasons to keep bees on an office roof
                     */
                    inputText: string;
                    /**
                     * @description What is done with the source text: generate (write it out), condense (shorten it) or preserve (keep it as it is). One of generate, condense, preserve.
                     * @example generate
                     * @enum {string}
                     */
                    textMode: "generate" | "condense" | "preserve";
                    /**
                     * @description Kind of result; social means a social post. One of presentation, document, webpage, social. Default at the provider: presentation.
                     * @default presentation
                     * @example presentation
                     * @enum {string}
                     */
                    format?: "presentation" | "document" | "webpage" | "social";
                    /**
                     * @description Id of a theme of the workspace, as List themes gives it. Values come from docgen_list_themes.
                     * @example thm_harbour
                     */
                    themeId?: string;
                    /**
                     * @description Number of cards (slides or sections) of the result. Counts when cardSplit is auto. Integer 1 to 75.
                     * @example 8
                     */
                    numCards?: number;
                    /**
                     * @description How the text is divided into cards: auto (into numCards cards) or inputTextBreaks (where the text itself has breaks, lines of three dashes). One of auto, inputTextBreaks.
                     * @example auto
                     * @enum {string}
                     */
                    cardSplit?: "auto" | "inputTextBreaks";
                    cardOptions?: {
                        /**
                         * @description Shape of the cards. A value that does not suit the format may be rejected or replaced. One of fluid, 16x9, 4x3, pageless, letter, a4, 1x1, 4x5, 9x16. Expected values by format: presentation: fluid, 16x9, 4x3; document: fluid, pageless, letter, a4; social: 1x1, 4x5, 9x16.
                         * @example 16x9
                         * @enum {string}
                         */
                        dimensions?: "fluid" | "16x9" | "4x3" | "pageless" | "letter" | "a4" | "1x1" | "4x5" | "9x16";
                    };
                    /**
                     * @description Further wishes about content, layout or style, in words. At most 2,000 characters.
                     * @example Put the sources on the last card.
                     */
                    additionalInstructions?: string;
                    /**
                     * @description File format to export the result to as well. One of pdf, pptx.
                     * @example pdf
                     * @enum {string}
                     */
                    exportAs?: "pdf" | "pptx";
                    /**
                     * @description Ids of the folders that the result is filed in, separated by commas. At most 10 items. Values come from docgen_list_folders.
                     * @example [
                     *       "fld_reports",
                     *       "fld_2026"
                     *     ]
                     */
                    folderIds?: string[];
                    textOptions?: {
                        /**
                         * @description How much text each card holds. One of brief, medium, detailed, extensive.
                         * @example medium
                         * @enum {string}
                         */
                        amount?: "brief" | "medium" | "detailed" | "extensive";
                        /**
                         * @description Tone of the text in free words.
                         * @example friendly, matter-of-fact
                         */
                        tone?: string;
                        /**
                         * @description Who the text is for, in free words.
                         * @example facility managers
                         */
                        audience?: string;
                        /**
                         * @description Language of the result as a BCP-47 code, such as en or pt-br. Ignored when textMode is preserve, which keeps the language of the text. Default at the provider: en.
                         * @default en
                         * @example en
                         */
                        language?: string;
                    };
                    imageOptions?: {
                        /**
                         * @description Where images come from. One of aiGenerated, pictographic, unsplash, webAllImages, webFreeToUse, webFreeToUseCommercially, giphy, placeholder, noImages.
                         * @example aiGenerated
                         * @enum {string}
                         */
                        source?: "aiGenerated" | "pictographic" | "unsplash" | "webAllImages" | "webFreeToUse" | "webFreeToUseCommercially" | "giphy" | "placeholder" | "noImages";
                        /**
                         * @description AI model that makes the images. Only relevant when imageSource is aiGenerated.
                         * @example imagen-4-pro
                         */
                        model?: string;
                        /**
                         * @description Style of AI images in free words. Only relevant when imageSource is aiGenerated.
                         * @example watercolour, soft light
                         */
                        style?: string;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Started"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Started"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    /** @example req_01hv9f3d */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Payment required */
            402: {
                headers: {
                    /** @example req_01hv9f5k */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Unprocessable content */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @example 1 */
                    "retry-after"?: string;
                    /** @example req_01hv9f7q */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    docgen_generate_from_template: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Id of the template item to adapt.
                     * @example g_weekly_report
                     */
                    gammaId: string;
                    /**
                     * @description Instructions on how the template is adapted.
                     * @example Replace the figures with those of March and keep the layout.
                     */
                    prompt: string;
                    /**
                     * @description Id of a theme of the workspace, as List themes gives it.
                     * @example thm_harbour
                     */
                    themeId?: string;
                    /**
                     * @description File format to export the result to as well. One of pdf, pptx.
                     * @example pdf
                     * @enum {string}
                     */
                    exportAs?: "pdf" | "pptx";
                    /**
                     * @description Ids of the folders that the result is filed in, separated by commas. At most 10 items.
                     * @example [
                     *       "fld_reports",
                     *       "fld_2026"
                     *     ]
                     */
                    folderIds?: string[];
                    imageOptions?: {
                        /**
                         * @description AI model that makes the images.
                         * @example imagen-4-pro
                         */
                        model?: string;
                        /**
                         * @description Style of AI images in free words.
                         * @example watercolour, soft light
                         */
                        style?: string;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Started"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Started"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Payment required */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    /** @example req_01hv9g1a */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Unprocessable content */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    docgen_check_status: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Job id that Generate or Generate from template gave.
                 * @example gen_4kQ7wZr2
                 */
                generationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Generation"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Payment required */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    /** @example req_01hv9h2b */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Unprocessable content */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    docgen_list_themes: {
        parameters: {
            query?: {
                /**
                 * @description Part of the name that themes must have.
                 * @example harbour
                 */
                query?: string;
                /**
                 * @description How many themes a page holds. Integer 1 to 50.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Cursor from the nextCursor of the page before. Left out for the first page.
                 * @example cur_2f9b
                 */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThemeList"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    /** @example req_01hv9j4c */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Payment required */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Unprocessable content */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    docgen_list_folders: {
        parameters: {
            query?: {
                /**
                 * @description Part of the name that folders must have.
                 * @example reports
                 */
                query?: string;
                /**
                 * @description How many folders a page holds. Integer 1 to 50.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Cursor from the nextCursor of the page before. Left out for the first page.
                 * @example cur_77aa
                 */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FolderList"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Payment required */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Unprocessable content */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @example 1 */
                    "retry-after"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    /** @example req_01hv9k8e */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Bad gateway */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
}
