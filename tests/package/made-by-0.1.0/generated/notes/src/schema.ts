// Generated from specs/notes.yaml by openapi-typescript. Do not edit.
// Outside of semantic versioning: any release may change these types.

export interface paths {
    "/v1/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find notes
         * @description Finds notes by words.
         */
        get: operations["notes_find_notes"];
        put?: never;
        /**
         * Create a note
         * @description Creates a note.
         */
        post: operations["notes_create_note"];
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
        /** @description A note. */
        Note: {
            /** @description Id of the note. */
            id: string;
            /** @description Title. */
            title: string;
            /** @description Text of the note. Missing where there is none. */
            text?: string;
        };
        /** @description Notes that match a search. */
        NoteList: {
            /** @description The notes. */
            items: components["schemas"]["Note"][];
            /** @description How many notes match in all. */
            total?: number;
        };
        /** @description Why a request was refused. */
        Problem: {
            /** @description The error. */
            error: {
                /** @description What was wrong, as a code. */
                code?: string;
                /** @description What was wrong, in words. */
                message: string;
            };
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
    notes_find_notes: {
        parameters: {
            query: {
                /**
                 * @description Words to look for.
                 * @example lighthouse
                 */
                q: string;
                /**
                 * @description How many notes to return. Integer 1 to 50. Default at the provider: 10.
                 * @example 2
                 */
                limit?: number;
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
                    "application/json": components["schemas"]["NoteList"];
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
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    notes_create_note: {
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
                     * @description Title of the note. At most 100 characters.
                     * @example Lamp
                     */
                    title: string;
                    /**
                     * @description Text of the note.
                     * @example 40 watts.
                     */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
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
            /** @description Unauthorized */
            401: {
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
