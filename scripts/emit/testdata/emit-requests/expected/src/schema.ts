// Generated from specs/demo.yaml by openapi-typescript. Do not edit.
// Outside of semantic versioning: any release may change these types.

export interface paths {
    "/v2/shelves/{shelf}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create item
         * @description Puts an item on a shelf. Exactly one of these is required: owner, team. binding goes with kind book. Leave the protocol out.
         */
        post: operations["demo_create_item"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    demo_create_item: {
        parameters: {
            query: {
                /** @description Site. */
                $site?: string;
                /** @description Always sent with this value. */
                v: 2;
            };
            header?: {
                /** @description Pin of the shelf. */
                "X-Pin"?: string;
            };
            path: {
                /** @description Shelf. */
                shelf: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    source: {
                        /**
                         * @description Always sent with this value.
                         * @default workflow
                         * @constant
                         */
                        system: "workflow";
                        /**
                         * @description Always sent with this value.
                         * @default null
                         * @constant
                         */
                        parent: null;
                    };
                    /** @description Title. At most 80 characters. */
                    title: string;
                    /**
                     * @description Kind of item. One of book, disc. Default at the provider: book.
                     * @default book
                     * @enum {string}
                     */
                    kind?: "book" | "disc";
                    details?: {
                        /** @description How it is bound. Expected values by kind: book: hard, soft; disc: case. */
                        binding?: string;
                        /** @description Pages. Integer at least 1. Sent only while kind is book. */
                        pages?: number;
                    };
                    /** @description Tags. At most 5 items. */
                    tags?: string[];
                    /**
                     * @description Labels. At least 2 items. Default: new, good.
                     * @default [
                     *       "new",
                     *       "good"
                     *     ]
                     */
                    labels: string[];
                    /**
                     * @description Language. One of en, de. Default at the provider: en.
                     * @default en
                     * @enum {string}
                     */
                    language?: "en" | "de";
                    /** @description Dialect. Sent only while language is en. */
                    dialect?: string;
                    /**
                     * @description Level. Integer. Default at the provider: 1.
                     * @default 1
                     */
                    level?: number;
                    /**
                     * @description Colors. Allowed values by level: 1: grey; 2: grey, red.
                     * @example grey,grey
                     */
                    colors?: string;
                    /**
                     * @description Whether it is shown. Default: true.
                     * @default true
                     */
                    visible: boolean;
                    /** @description Owner. */
                    owner?: string;
                    /** @description Team. */
                    team?: string;
                    /** @description Further members. */
                    extra?: Record<string, unknown>;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
