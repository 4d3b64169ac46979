// Generated from specs/demo.yaml by openapi-typescript. Do not edit.
// Outside of semantic versioning: any release may change these types.

export interface paths {
    "/v1/documents/{documentId}:batchUpdate#insert-text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Insert text
         * @description Insert text.
         */
        post: operations["demo_insert_text"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/{document}:batchUpdate#replace-text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace text
         * @description Replace text.
         */
        post: operations["demo_replace_text"];
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
        Problem: {
            error?: {
                message?: string;
                status?: string;
            };
        };
        Inserted: {
            /** @description Id of the document. */
            documentId: string;
            /** @description The new revision. */
            revision?: string;
        };
        Replaced: {
            /** @description Id of the document. */
            documentId: string;
            replies: {
                /** @description How many. */
                occurrences?: number;
            }[];
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
    demo_insert_text: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the document.
                 * @example d1
                 */
                documentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    insertText: {
                        /**
                         * @description Text.
                         * @example Hello
                         */
                        text: string;
                        /** @description Where. Integer at least 0. */
                        index?: number;
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
                    "application/json": components["schemas"]["Inserted"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    demo_replace_text: {
        parameters: {
            query?: {
                /** @description Whether to change what is locked. */
                force?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the document.
                 * @example d1
                 */
                document: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    replaceAllText: {
                        /**
                         * @description Text to find.
                         * @example a
                         */
                        find: string;
                        /**
                         * @description Text in its place.
                         * @example b
                         */
                        replaceText: string;
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
                    "application/json": components["schemas"]["Replaced"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
