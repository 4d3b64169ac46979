// Generated from specs/directory.yaml by openapi-typescript. Do not edit.
// Outside of semantic versioning: any release may change these types.

export interface paths {
    "/v1.0/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Lists users of the directory.
         */
        get: operations["directory_list_users"];
        put?: never;
        /**
         * Create user
         * @description Creates a user, who has to change the password at the first sign-in.
         */
        post: operations["directory_create_user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get user
         * @description Fetches one user by object id or user principal name.
         */
        get: operations["directory_get_user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1.0/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List groups
         * @description Lists groups of the directory.
         */
        get: operations["directory_list_groups"];
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
        /** @description A user. Only id is sure to be there; members outside the default set come when the service adds them. */
        User: {
            /** @description Address that describes the reply. Only on a single user. */
            "@odata.context"?: string;
            /** @description Object id. */
            id: string;
            /** @description Name the user signs in with, such as ana@example.com. */
            userPrincipalName?: string;
            /** @description Name shown to people. */
            displayName?: string | null;
            /** @description First name. */
            givenName?: string | null;
            /** @description Last name. */
            surname?: string | null;
            /** @description Job title. */
            jobTitle?: string | null;
            /** @description Mail address. */
            mail?: string | null;
            /** @description Mobile phone number. */
            mobilePhone?: string | null;
            /** @description Office location. */
            officeLocation?: string | null;
            /** @description Preferred language, such as en-US. */
            preferredLanguage?: string | null;
            /** @description Business phone numbers. */
            businessPhones?: string[];
            /** @description Mail alias. Not in the default set. */
            mailNickname?: string | null;
            /** @description Whether the user can sign in. Not in the default set. */
            accountEnabled?: boolean | null;
            /** @description Department. Not in the default set. */
            department?: string | null;
            /** @description When the user was created. Not in the default set. */
            createdDateTime?: string | null;
        };
        /** @description One page of users. */
        UserList: {
            /** @description Address that describes the reply. */
            "@odata.context"?: string;
            /** @description Address of the next page. Absent on the last page. */
            "@odata.nextLink"?: string;
            /** @description How many users match in all, where the service counts them. */
            "@odata.count"?: number;
            /** @description Users of this page. */
            value: components["schemas"]["User"][];
        };
        /** @description A group. */
        Group: {
            /** @description Object id. */
            id: string;
            /** @description When the group was deleted. */
            deletedDateTime?: string | null;
            /** @description Classification, such as low, medium or high impact. */
            classification?: string | null;
            /** @description When the group was created. */
            createdDateTime?: string | null;
            /** @description Description of the group. */
            description?: string | null;
            /** @description Name shown to people. */
            displayName?: string | null;
            /** @description When the group expires. */
            expirationDateTime?: string | null;
            /** @description Unified for a Microsoft 365 group, DynamicMembership for a rule-based one; empty for the others. */
            groupTypes?: string[];
            /** @description Whether a directory role can be given to the group. */
            isAssignableToRole?: boolean | null;
            /** @description Mail address. */
            mail?: string | null;
            /** @description Whether the group receives mail. */
            mailEnabled?: boolean | null;
            /** @description Mail alias. */
            mailNickname?: string | null;
            /** @description Rule that decides who is a member. */
            membershipRule?: string | null;
            /** @description Whether the rule is on or paused. */
            membershipRuleProcessingState?: string | null;
            /** @description Domain name in the synchronised directory. */
            onPremisesDomainName?: string | null;
            /** @description When the group was last synchronised. */
            onPremisesLastSyncDateTime?: string | null;
            /** @description NetBIOS name in the synchronised directory. */
            onPremisesNetBiosName?: string | null;
            /** @description SAM account name in the synchronised directory. */
            onPremisesSamAccountName?: string | null;
            /** @description Security id in the synchronised directory. */
            onPremisesSecurityIdentifier?: string | null;
            /** @description Whether the group is synchronised. */
            onPremisesSyncEnabled?: boolean | null;
            /** @description Errors of the synchronisation. */
            onPremisesProvisioningErrors?: {
                [key: string]: unknown;
            }[];
            /** @description Preferred data location. */
            preferredDataLocation?: string | null;
            /** @description Preferred language, such as en-US. */
            preferredLanguage?: string | null;
            /** @description All mail addresses, each with its protocol. */
            proxyAddresses?: string[];
            /** @description When the group was last renewed. */
            renewedDateTime?: string | null;
            /** @description Whether it is a security group. Usable in filters. */
            securityEnabled?: boolean | null;
            /** @description Security id. */
            securityIdentifier?: string | null;
            /** @description Colour theme. */
            theme?: string | null;
            /** @description Who can join and see the group: Public, Private or hidden. */
            visibility?: string | null;
            /** @description Errors that a service reported about the group. */
            serviceProvisioningErrors?: {
                [key: string]: unknown;
            }[];
        };
        /** @description One page of groups. */
        GroupList: {
            /** @description Address that describes the reply. */
            "@odata.context"?: string;
            /** @description Address of the next page. Absent on the last page. */
            "@odata.nextLink"?: string;
            /** @description How many groups match in all, where the service counts them. */
            "@odata.count"?: number;
            /** @description Groups of this page. */
            value: components["schemas"]["Group"][];
        };
        /** @description Why a request failed. */
        ErrorReply: {
            /** @description The error. */
            error: {
                /** @description What was wrong, as a code such as Request_BadRequest. */
                code: string;
                /** @description What was wrong, in words. Can be empty. */
                message?: string;
                /** @description What was wrong with single values. */
                details?: {
                    /** @description What was wrong with the value as a code. */
                    code?: string;
                    /** @description What was wrong with the value, in words. */
                    message?: string;
                    /** @description Name of the value. */
                    target?: string;
                }[];
                /** @description Facts for a support request. */
                innerError?: {
                    /** @description When the error happened. */
                    date?: string;
                    /** @description Id of the request at the service. */
                    "request-id"?: string;
                    /** @description Id that the caller gave the request. */
                    "client-request-id"?: string;
                };
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
    directory_list_users: {
        parameters: {
            query?: {
                /**
                 * @description How many users to return at most. Integer 1 to 999.
                 * @example 50
                 */
                $top?: number;
                /**
                 * @description OData filter. Plain comparisons with eq work; some other filters may require advanced query support, which is not asked for, and are then refused.
                 * @example accountEnabled eq true
                 */
                $filter?: string;
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
                    "application/json": components["schemas"]["UserList"];
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
            /** @description Too many requests */
            429: {
                headers: {
                    /** @example 10 */
                    "retry-after"?: string;
                    /** @example 5a7c9e1b-3d5f-4b7a-8c9e-1f3a5c7e9b2d */
                    "request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Service unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    directory_create_user: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    passwordProfile: {
                        /**
                         * @description Always sent with this value.
                         * @default true
                         * @constant
                         */
                        forceChangePasswordNextSignIn: true;
                        /**
                         * Format: password
                         * @description Initial password. It has to meet the password rules of the directory.
                         */
                        password: string;
                    };
                    /**
                     * @description Display name, as people see it.
                     * @example Ana Silva
                     */
                    displayName: string;
                    /**
                     * @description Mail alias, the part of an address before the @.
                     * @example ana.silva
                     */
                    mailNickname: string;
                    /**
                     * @description User principal name to sign in with, an alias and a domain of the directory joined by @.
                     * @example ana.silva@example.com
                     */
                    userPrincipalName: string;
                    /**
                     * @description Whether the user can sign in. Default: true.
                     * @default true
                     */
                    accountEnabled: boolean;
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
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    /** @example 7c9e1b3d-5f7a-4c9e-8b2d-4f6a8c0e2b4d */
                    "request-id"?: string;
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
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Service unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    directory_get_user: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Object id or user principal name. It is URL-encoded into the path, so the # of a guest's name is safe. The service does not find a user principal name that begins with a dollar sign this way; give the object id.
                 * @example ana.silva@example.com
                 */
                userId: string;
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
                    "application/json": components["schemas"]["User"];
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
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Service unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    directory_list_groups: {
        parameters: {
            query?: {
                /**
                 * @description How many groups to return at most. Integer 1 to 999.
                 * @example 50
                 */
                $top?: number;
                /**
                 * @description OData filter. Plain comparisons with eq work; some other filters, for example on group properties, may require advanced query support, which is not asked for, and are then refused.
                 * @example securityEnabled eq true
                 */
                $filter?: string;
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
                    "application/json": components["schemas"]["GroupList"];
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
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Service unavailable */
            503: {
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
