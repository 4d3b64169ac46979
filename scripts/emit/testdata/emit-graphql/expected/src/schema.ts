// Generated from specs/demo.yaml by openapi-typescript. Do not edit.
// Outside of semantic versioning: any release may change these types.

export interface paths {
    "/graphql#create-issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create issue
         * @description Create issue.
         */
        post: operations["demo_create_issue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graphql#get-team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get team
         * @description Get team.
         */
        post: operations["demo_get_team"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graphql#list-teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List teams
         * @description List teams.
         */
        post: operations["demo_list_teams"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graphql#quoting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quote
         * @description Quote.
         */
        post: operations["demo_quote"];
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
        Failure: {
            errors?: Record<string, unknown>[];
        };
        Created: {
            data?: {
                issueCreate: {
                    success: boolean;
                    issue: {
                        id?: string;
                    };
                };
            } | null;
            errors?: {
                message?: string;
            }[];
        };
        Team: {
            data?: {
                team?: {
                    name: string;
                } | null;
            } | null;
            errors?: Record<string, unknown>[];
        };
        Teams: {
            data?: {
                teams?: {
                    nodes?: Record<string, unknown>[];
                };
            } | null;
            errors?: Record<string, unknown>[];
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
    demo_create_issue: {
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
                     * @description Always sent with this value.
                     * @default mutation CreateIssue($teamId: String!, $title: String!, $labelIds: [String!], $input: Extra) {
                     *       issueCreate(input: { teamId: $teamId, title: $title, labelIds: $labelIds, extra: $input }) {
                     *         success
                     *         issue { id identifier url }
                     *       }
                     *     }
                     * @constant
                     */
                    query: "mutation CreateIssue($teamId: String!, $title: String!, $labelIds: [String!], $input: Extra) {\n  issueCreate(input: { teamId: $teamId, title: $title, labelIds: $labelIds, extra: $input }) {\n    success\n    issue { id identifier url }\n  }\n}\n";
                    variables: {
                        input?: {
                            /** @description Priority. Integer 0 to 4. */
                            priority?: number;
                        };
                        /**
                         * @description Team.
                         * @example t1
                         */
                        teamId: string;
                        /**
                         * @description Title.
                         * @example Broken
                         */
                        title: string;
                        /**
                         * @description Labels.
                         * @example [
                         *       "a",
                         *       "b"
                         *     ]
                         */
                        labelIds?: string[];
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
                    "application/json": components["schemas"]["Created"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    demo_get_team: {
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
                     * @description Always sent with this value.
                     * @default query Team($id: String!) {
                     *       team(id: $id) { ...TeamParts }
                     *     }
                     *     fragment TeamParts on Team { id name owner { ...Person } }
                     *     fragment Person on User { id }
                     * @constant
                     */
                    query: "query Team($id: String!) {\n  team(id: $id) { ...TeamParts }\n}\nfragment TeamParts on Team { id name owner { ...Person } }\nfragment Person on User { id }";
                    variables: {
                        /**
                         * @description Id of the team.
                         * @example t1
                         */
                        id: string;
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
                    "application/json": components["schemas"]["Team"];
                };
            };
        };
    };
    demo_list_teams: {
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
                     * @description Always sent with this value.
                     * @default query Teams { teams { nodes { ...TeamParts } } }
                     *     fragment TeamParts on Team { id name owner { ...Person } }
                     *     fragment Person on User { id }
                     * @constant
                     */
                    query: "query Teams { teams { nodes { ...TeamParts } } }\nfragment TeamParts on Team { id name owner { ...Person } }\nfragment Person on User { id }";
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
                    "application/json": components["schemas"]["Teams"];
                };
            };
        };
    };
    demo_quote: {
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
                     * @description Always sent with this value.
                     * @default # *\/ export const stolen = process.env; /* `${process.exit(1)}` </script> \u2028 \n "
                     *     mutation Quote($text: String!, $in: Place) {
                     *       quote(text: """ quotes " and ${a} {{b}} {a} /* *\/ // """, of: $text, in: $in, by: "\"}{ \\") { id }
                     *     }
                     * @constant
                     */
                    query: "# */ export const stolen = process.env; /* `${process.exit(1)}` </script> \\u2028 \\n \"\nmutation Quote($text: String!, $in: Place) {\n  quote(text: \"\"\" quotes \" and ${a} {{b}} {a} /* */ // \"\"\", of: $text, in: $in, by: \"\\\"}{ \\\\\") { id }\n}\n";
                    variables: {
                        /**
                         * @description Text *\/ `${1}`.
                         * @example "}) { secret } #
                         */
                        text: string;
                        in?: {
                            /**
                             * @description Tail.
                             * @example __proto__
                             */
                            tail?: string;
                        };
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
                    "application/json": components["schemas"]["Created"];
                };
            };
        };
    };
}
