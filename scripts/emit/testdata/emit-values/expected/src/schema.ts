// Generated from specs/demo.yaml by openapi-typescript. Do not edit.
// Outside of semantic versioning: any release may change these types.

export interface paths {
    "/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find items
         * @deprecated
         * @description Find items. Deprecated. Since 2026-03. Use `demo_add_item`.
         */
        get: operations["demo_find_items"];
        put?: never;
        /**
         * Add item
         * @description Add item.
         */
        post: operations["demo_add_item"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List
         * @description List.
         */
        get: operations["demo_list"];
        put?: never;
        /**
         * Create customer
         * @description Create customer.
         */
        post: operations["demo_create_customer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel
         * @description Cancel.
         */
        post: operations["demo_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search
         * @description Search.
         */
        get: operations["demo_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Patch
         * @description Patch.
         */
        patch: operations["demo_patch"];
        trace?: never;
    };
    "/v1/customers/{id}/note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Note
         * @description Note.
         */
        put: operations["demo_note"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/checkout/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Session
         * @description Session.
         */
        post: operations["demo_session"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export
         * @description Export.
         */
        get: operations["demo_export_rows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a table
         * @description Export a table.
         */
        get: operations["demo_export_table"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/export-as": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export as
         * @description Export as.
         */
        get: operations["demo_export_as"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/raw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Raw
         * @description Raw.
         */
        post: operations["demo_raw"];
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
        Item: {
            /** @description Id. */
            id: string;
        };
        /** @description Any JSON. */
        any: unknown;
        /** @description Plain text. */
        text: string;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    demo_find_items: {
        parameters: {
            query: {
                /** @description Order. */
                sort: "created_desc" | "created_asc" | "title";
                /** @description Level. */
                level?: "low" | "high";
                /** @description Tags. */
                tags?: ("r" | "g")[];
                /** @description Filter. */
                filter?: string;
                /** @description Names. */
                names?: string;
                /** @description Since when. */
                since?: number;
                /**
                 * @description Until when.
                 * @example 1769842800000
                 */
                until?: number;
                /**
                 * @description Which day.
                 * @example 2026-02-01
                 */
                on?: string;
                /**
                 * @description Time zone. Default at the provider: UTC.
                 * @example Asia/Tokyo
                 */
                zone?: string;
                /**
                 * @description Start in the zone.
                 * @example 2026-02-01T08:30:00
                 */
                start?: string;
                /** @description Nick name. Sent only while id is not given. */
                nick?: string;
                /** @description Scope. Sent only while id is given. */
                scope?: string;
                /**
                 * @deprecated
                 * @description Width. Integer. Sent only while sort is newest or title. Deprecated: Use `height`.
                 */
                width?: number;
                /** @description Height. Integer. Sent only while level is 2. */
                height?: number;
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
                    "application/vnd.demo+json; version=2": components["schemas"]["Item"];
                };
            };
        };
    };
    demo_add_item: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Phone. */
                    phone: string;
                    /** @description Text. */
                    text: string;
                    /**
                     * @description Sheet.
                     * @example abcd
                     */
                    sheet?: string;
                    /** @description Slug. */
                    slug?: string;
                    /**
                     * @description Whether to notify.
                     * @enum {string}
                     */
                    notify?: "all";
                    /** @description Mode. */
                    mode: unknown;
                    /**
                     * @description Flag.
                     * @enum {number}
                     */
                    flag: 1 | 0;
                    /**
                     * @deprecated
                     * @description Size. One of a, b, c. Deprecated: Nobody reads it.
                     * @enum {string}
                     */
                    size?: "a" | "b" | "c";
                    /** @description Cut. Sent only while size is a or b. */
                    cut?: string;
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
                    "application/json": components["schemas"]["Item"];
                };
            };
        };
    };
    demo_list: {
        parameters: {
            query?: {
                /** @description Ids. */
                "ids[]"?: string[];
                /** @description Kinds. */
                kinds?: string[];
                /**
                 * @description Fields.
                 * @example [
                 *       "a",
                 *       "b"
                 *     ]
                 */
                fields?: string;
                /** @description Plain. */
                plain?: string;
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
                    "application/json": components["schemas"]["Item"];
                };
            };
        };
    };
    demo_create_customer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Always sent with this value.
                     * @default api
                     * @constant
                     */
                    "source[kind]": "api";
                    /**
                     * @description Always sent with this value.
                     * @default 2
                     * @constant
                     */
                    "source[version]": "2";
                    "expand[]": ("total" | "tax")[];
                    /** @description E-mail. */
                    email: string;
                    /** @description Balance. Integer. */
                    balance?: number;
                    /** @description Exempt. */
                    exempt?: boolean;
                    /** @description City. */
                    "address[city]"?: string;
                    /** @description Street. */
                    "address[street]"?: string;
                    /** @description Tags. At most 3 items. */
                    "tags[]"?: string[];
                    /**
                     * @description Tax.
                     * @enum {string}
                     */
                    tax?: "exempt" | "taxed";
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
                    "application/json": components["schemas"]["Item"];
                };
            };
        };
    };
    demo_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Codes. */
                    "codes[]"?: string[];
                    /** @description Reasons. */
                    reasons?: string;
                    /** @description Note. */
                    note?: string;
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
                    "application/json": components["schemas"]["Item"];
                };
            };
        };
    };
    demo_search: {
        parameters: {
            query: {
                /** @description Tags. */
                "tags[]"?: string[];
                /** @description Made of field. */
                "fields[]": ("id" | string)[];
                /** @description Kinds. 2 to 4 items. */
                kinds?: string[];
                /** @description Made of states. */
                "states[]"?: string[];
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
                    "application/json": components["schemas"]["Item"];
                };
            };
        };
    };
    demo_patch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/merge-patch+json": {
                    /** @description Name. */
                    name?: string;
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
                    "application/json": components["schemas"]["Item"];
                };
            };
        };
    };
    demo_note: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/plain": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"];
                };
            };
        };
    };
    demo_session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Mode. */
                    mode: string;
                    /** @description Price. */
                    "line_items[0][price]"?: string;
                    /** @description Quantity. Integer. */
                    "line_items[0][quantity]"?: number;
                    "expand[]": "url"[];
                    text?: string;
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
                    "application/json": components["schemas"]["Item"];
                };
            };
        };
    };
    demo_export_rows: {
        parameters: {
            query?: never;
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
                    "text/plain": components["schemas"]["text"];
                };
            };
        };
    };
    demo_export_table: {
        parameters: {
            query?: never;
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
                    "text/csv": components["schemas"]["text"];
                };
            };
        };
    };
    demo_export_as: {
        parameters: {
            query?: never;
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
                    "text/plain": components["schemas"]["text"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"];
                };
            };
        };
    };
    demo_raw: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Words. */
                    q?: string;
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
                    "application/json": components["schemas"]["any"];
                };
            };
        };
    };
}
