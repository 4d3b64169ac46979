// Generated from specs/crm.yaml by openapi-typescript. Do not edit.
// Outside of semantic versioning: any release may change these types.

export interface paths {
    "/services/data/v59.0/sobjects/{sobject}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create record
         * @description Creates one record of any type.
         */
        post: operations["crm_create_record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/data/v59.0/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Query records
         * @description Finds records with a SOQL query.
         */
        get: operations["crm_query"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/data/v59.0/sobjects/{sobject}/{recordId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get record
         * @description Fetches one record by its id.
         */
        get: operations["crm_get_record"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update record
         * @description Changes fields of one record. Fields that are not given keep their values.
         */
        patch: operations["crm_update_record"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description One record. Beside the members named here it holds the values of its fields by API name. */
        Record: {
            /** @description What the record is and where it lies. */
            attributes?: {
                /** @description Record type, or AggregateResult for a row of an aggregate query. */
                type?: string;
                /** @description Path of the record on the instance. Rows of aggregate queries have none. */
                url?: string;
            };
            /** @description Record id of 18 characters. Absent when the fields asked for leave it out. */
            Id?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Result of creating a record. */
        CreateResult: {
            /** @description Id of the new record. */
            id: string;
            /** @description Whether the record was created. */
            success: boolean;
            /** @description What went wrong; empty when the record was created. */
            errors?: {
                [key: string]: unknown;
            }[];
        };
        /** @description One batch of the records that a query found. */
        QueryResult: {
            /** @description How many records match in all. For COUNT() it is the count itself. */
            totalSize: number;
            /** @description Whether this batch is the last one. */
            done: boolean;
            /** @description Path of the next batch on the instance. Absent in the last batch. */
            nextRecordsUrl?: string;
            /** @description Records of this batch; empty for COUNT(). */
            records: components["schemas"]["Record"][];
        };
        /** @description Everything that was wrong with the request, at least one entry. */
        ErrorList: components["schemas"]["ErrorEntry"][];
        /** @description One thing that was wrong. */
        ErrorEntry: {
            /** @description What was wrong, in words. */
            message: string;
            /** @description What was wrong, as a code such as REQUIRED_FIELD_MISSING. */
            errorCode: string;
            /** @description API names of the fields concerned. */
            fields?: string[];
            duplicateResult?: components["schemas"]["DuplicateResult"];
            duplicateResut?: components["schemas"]["DuplicateResult"];
        };
        /** @description Which duplicate rule refused the record and what it matched. Only with the code DUPLICATES_DETECTED. */
        DuplicateResult: {
            /** @description Whether the rule lets the record be saved all the same. */
            allowSave?: boolean;
            /** @description Name of the duplicate rule. */
            duplicateRule?: string;
            /** @description Record type that the rule is about. */
            duplicateRuleEntityType?: string;
            /** @description Message of the rule. */
            errorMessage?: string;
            /** @description What the matching rules found. */
            matchResults?: components["schemas"]["MatchResult"][];
        };
        /** @description What one matching rule found. */
        MatchResult: {
            /** @description Record type of the matches. */
            entityType?: string;
            /** @description Errors of the matching itself. */
            errors?: {
                [key: string]: unknown;
            }[];
            /** @description Engine of the rule, such as ExactMatchEngine. */
            matchEngine?: string;
            /** @description Records that match. */
            matchRecords?: {
                /** @description Further facts about the match. */
                additionalInformation?: {
                    [key: string]: unknown;
                }[];
                /** @description Fields in which the two records differ. */
                fieldDiffs?: {
                    [key: string]: unknown;
                }[];
                /** @description How sure the engine is. */
                matchConfidence?: number;
                record?: components["schemas"]["Record"];
            }[];
            /** @description Name of the matching rule. */
            rule?: string;
            /** @description Number of matches. */
            size?: number;
            /** @description Whether the rule ran to its end. */
            success?: boolean;
        };
        /** @description Refusal by the authorization service. */
        OAuthError: {
            /** @description What was wrong as a code. */
            error: string;
            /** @description What was wrong, in words. */
            error_description?: string;
        };
        /** @description Refusal of the token, by the record service or by the authorization service. */
        Unauthorized: components["schemas"]["ErrorList"] | components["schemas"]["OAuthError"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    crm_create_record: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the record type to create, standard or custom.
                 * @example Account
                 */
                sobject: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @example /services/data/v59.0/sobjects/Contact/003Hs00004RtUvWIAX */
                    location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateResult"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    /** @example api-usage=15000/15000 */
                    "sforce-limit-info"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Service unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    crm_query: {
        parameters: {
            query: {
                /**
                 * @description SOQL query text, sent exactly as given. The service refuses a request whose address, the encoded text included, and headers exceed 16,384 bytes; below 2,000 characters are recommended. 1 to 16,000 characters.
                 * @example SELECT Id, Name FROM Account LIMIT 10
                 */
                q: string;
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
                    "application/json": components["schemas"]["QueryResult"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Service unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    crm_get_record: {
        parameters: {
            query?: {
                /**
                 * @description Comma-separated API names of the fields to return, those of parent records included. Left out, all fields that the token may read are returned.
                 * @example Id,Name,Owner.Name
                 */
                fields?: string;
            };
            header?: never;
            path: {
                /**
                 * @description API name of the record type, standard or custom.
                 * @example Account
                 */
                sobject: string;
                /**
                 * @description Id of the record, 15 or 18 characters.
                 * @example 001Hs00003KpQzRIAV
                 */
                recordId: string;
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
                    "application/json": components["schemas"]["Record"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Service unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
    crm_update_record: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the record type, standard or custom.
                 * @example Account
                 */
                sobject: string;
                /**
                 * @description Id of the record, 15 or 18 characters.
                 * @example 001Hs00003KpQzRIAV
                 */
                recordId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
            /** @description Service unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorList"];
                };
            };
        };
    };
}
