// Generated from specs/persondata.yaml by openapi-typescript. Do not edit.
// Outside of semantic versioning: any release may change these types.

export interface paths {
    "/v5/person/enrich": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Enrich person
         * @description Finds one person by email, or by name and company, and gives all that is known. Every match spends credits. Give an email, or a name together with a company.
         */
        get: operations["persondata_person_enrich"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/company/enrich": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Enrich company
         * @description Finds one company by name, website or stock ticker and gives all that is known. Every match spends credits. Give a name, a website or a ticker. Give the website without its protocol, such as https://.
         */
        get: operations["persondata_company_enrich"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v5/person/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search people
         * @description Searches the person dataset with a search-engine-style query or an SQL string. Every record returned spends a credit. Give either query or sql, not both.
         */
        post: operations["persondata_person_search"];
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
        /** @description The person that matches best. */
        PersonReply: {
            /** @description HTTP status code of the reply. */
            status?: number;
            /** @description How sure the match is, 1 to 10. */
            likelihood?: number | null;
            data: components["schemas"]["Person"];
        };
        /** @description People that a search found. */
        PersonList: {
            /** @description HTTP status code of the reply. */
            status?: number;
            /** @description Records of this page. */
            data: components["schemas"]["Person"][];
            /** @description Cursor of the next page. */
            scroll_token?: string | null;
            /** @description How many people match in the whole dataset. */
            total: number;
        };
        /** @description A person. Every field may be null. Some fields depend on the plan of the account: outside it they are true when the value is known and false when it is not. Text is in lower case. */
        Person: {
            /** @description Id of the record. */
            id?: string | null;
            /** @description Full name. */
            full_name?: string | null;
            /** @description First name. */
            first_name?: string | null;
            /** @description Middle name. */
            middle_name?: string | null;
            /** @description First letter of the middle name. */
            middle_initial?: string | null;
            /** @description Last name. */
            last_name?: string | null;
            /** @description First letter of the last name. */
            last_initial?: string | null;
            /** @description Sex: male or female. */
            sex?: string | null;
            /** @description Year of birth; true or false when the plan leaves it out. */
            birth_year?: number | boolean | null;
            /** @description Date of birth; true or false when the plan leaves it out. */
            birth_date?: string | boolean | null;
            /** @description Address of the LinkedIn profile. */
            linkedin_url?: string | null;
            /** @description Name of the LinkedIn profile. */
            linkedin_username?: string | null;
            /** @description Id of the LinkedIn profile. */
            linkedin_id?: string | null;
            /** @description Address of the Facebook profile. */
            facebook_url?: string | null;
            /** @description Name of the Facebook profile. */
            facebook_username?: string | null;
            /** @description Id of the Facebook profile. */
            facebook_id?: string | null;
            /** @description Address of the Twitter profile. */
            twitter_url?: string | null;
            /** @description Name of the Twitter profile. */
            twitter_username?: string | null;
            /** @description Address of the GitHub profile. */
            github_url?: string | null;
            /** @description Name of the GitHub profile. */
            github_username?: string | null;
            /** @description Current work email; true or false when the plan leaves it out. */
            work_email?: string | boolean | null;
            /** @description Personal emails; true or false when the plan leaves it out. */
            personal_emails?: string[] | boolean | null;
            /** @description Personal email most likely to work; true or false when the plan leaves it out. */
            recommended_personal_email?: string | boolean | null;
            /** @description Mobile phone number; true or false when the plan leaves it out. */
            mobile_phone?: string | boolean | null;
            /** @description Phone numbers; true or false when the plan leaves it out. */
            phone_numbers?: string[] | boolean | null;
            /** @description Emails with their kinds; true or false when the plan leaves it out. */
            emails?: components["schemas"]["Email"][] | boolean | null;
            /** @description Industry the person works in. */
            industry?: string | null;
            /** @description Current job title. */
            job_title?: string | null;
            /** @description Field of the job, such as engineering. */
            job_title_role?: string | null;
            /** @description Part of the field, such as devops. */
            job_title_sub_role?: string | null;
            /** @description Class of the job, such as research_and_development. */
            job_title_class?: string | null;
            /** @description Levels of the job, such as senior or manager. */
            job_title_levels?: string[] | null;
            /** @description Id of the current company. */
            job_company_id?: string | null;
            /** @description Name of the current company. */
            job_company_name?: string | null;
            /** @description Website of the current company. */
            job_company_website?: string | null;
            /** @description Range of employees of the current company, such as 51-200. */
            job_company_size?: string | null;
            /** @description Year the current company was founded. */
            job_company_founded?: number | null;
            /** @description Industry of the current company. */
            job_company_industry?: string | null;
            /** @description LinkedIn page of the current company. */
            job_company_linkedin_url?: string | null;
            /** @description Headquarters of the current company in one line. */
            job_company_location_name?: string | null;
            /** @description City of those headquarters. */
            job_company_location_locality?: string | null;
            /** @description Metropolitan area of those headquarters. */
            job_company_location_metro?: string | null;
            /** @description State or region of those headquarters. */
            job_company_location_region?: string | null;
            /** @description Latitude and longitude of those headquarters. */
            job_company_location_geo?: string | null;
            /** @description Street and number of those headquarters. */
            job_company_location_street_address?: string | null;
            /** @description Second address line of those headquarters. */
            job_company_location_address_line_2?: string | null;
            /** @description Postal code of those headquarters. */
            job_company_location_postal_code?: string | null;
            /** @description Country of those headquarters. */
            job_company_location_country?: string | null;
            /** @description Continent of those headquarters. */
            job_company_location_continent?: string | null;
            /** @description When the current job began. */
            job_start_date?: string | null;
            /** @description When the job data last changed. */
            job_last_changed?: string | null;
            /** @description Current location in one line; true or false when the plan leaves it out. */
            location_name?: string | boolean | null;
            /** @description City of the location; true or false when the plan leaves it out. */
            location_locality?: string | boolean | null;
            /** @description Metropolitan area of the location; true or false when the plan leaves it out. */
            location_metro?: string | boolean | null;
            /** @description State or region of the location; true or false when the plan leaves it out. */
            location_region?: string | boolean | null;
            /** @description Country of the location. */
            location_country?: string | null;
            /** @description Continent of the location. */
            location_continent?: string | null;
            /** @description Street and number of the location; true or false when the plan leaves it out. */
            location_street_address?: string | boolean | null;
            /** @description Second address line of the location; true or false when the plan leaves it out. */
            location_address_line_2?: string | boolean | null;
            /** @description Postal code of the location; true or false when the plan leaves it out. */
            location_postal_code?: string | boolean | null;
            /** @description Latitude and longitude of the location; true or false when the plan leaves it out. */
            location_geo?: string | boolean | null;
            /** @description When the location was last confirmed. */
            location_last_updated?: string | null;
            /** @description Interests. */
            interests?: string[] | null;
            /** @description Skills. */
            skills?: string[] | null;
            /** @description All known locations; true or false when the plan leaves it out. */
            location_names?: string[] | boolean | null;
            /** @description All known states or regions; true or false when the plan leaves it out. */
            regions?: string[] | boolean | null;
            /** @description All known countries. */
            countries?: string[] | null;
            /** @description All known street addresses; true or false when the plan leaves it out. */
            street_addresses?: components["schemas"]["Location"][] | boolean | null;
            /** @description Jobs held. */
            experience?: components["schemas"]["Experience"][] | null;
            /** @description Schools attended. */
            education?: components["schemas"]["Education"][] | null;
            /** @description Social profiles. */
            profiles?: components["schemas"]["Profile"][] | null;
            /** @description Version of the dataset the record comes from. */
            dataset_version?: string | null;
        };
        /** @description An email address. */
        Email: {
            /** @description The address. */
            address?: string | null;
            /** @description Kind of address, such as current_professional or personal. */
            type?: string | null;
        };
        /** @description A place or a street address. Null when it is not known. */
        Location: {
            /** @description The place in one line. */
            name?: string | null;
            /** @description City. */
            locality?: string | null;
            /** @description State or region. */
            region?: string | null;
            /** @description Metropolitan area. */
            metro?: string | null;
            /** @description Country. */
            country?: string | null;
            /** @description Continent. */
            continent?: string | null;
            /** @description Street and number. */
            street_address?: string | null;
            /** @description Second address line. */
            address_line_2?: string | null;
            /** @description Postal code. */
            postal_code?: string | null;
            /** @description Latitude and longitude separated by a comma. */
            geo?: string | null;
        } | null;
        /** @description A job held. */
        Experience: {
            /** @description The company. */
            company?: {
                /** @description Id of the company. */
                id?: string | null;
                /** @description Name. */
                name?: string | null;
                /** @description Website. */
                website?: string | null;
                /** @description Range of employees, such as 51-200. */
                size?: string | null;
                /** @description Year it was founded. */
                founded?: number | null;
                /** @description Industry. */
                industry?: string | null;
                /** @description Kind of company, such as private. */
                type?: string | null;
                /** @description Stock ticker. */
                ticker?: string | null;
                location?: components["schemas"]["Location"];
                /** @description LinkedIn page. */
                linkedin_url?: string | null;
                /** @description Id of the LinkedIn page. */
                linkedin_id?: string | null;
                /** @description Facebook page. */
                facebook_url?: string | null;
                /** @description Twitter profile. */
                twitter_url?: string | null;
            } | null;
            /** @description The job title. */
            title?: {
                /** @description The title. */
                name?: string | null;
                /** @description Field of the job, such as engineering. */
                role?: string | null;
                /** @description Part of the field, such as devops. */
                sub_role?: string | null;
                /** @description Class of the job. */
                class?: string | null;
                /** @description Levels of the job, such as senior or manager. */
                levels?: string[] | null;
            } | null;
            /** @description Where the work was done. */
            location_names?: string[] | null;
            /** @description When it began: year, year-month or year-month-day. */
            start_date?: string | null;
            /** @description When it ended: year, year-month or year-month-day. */
            end_date?: string | null;
            /** @description Whether it is the main job of today. */
            is_primary?: boolean | null;
        };
        /** @description A school attended. */
        Education: {
            /** @description The school. */
            school?: {
                /** @description Id of the school. */
                id?: string | null;
                /** @description Name. */
                name?: string | null;
                /** @description Kind of school, such as secondary school. */
                type?: string | null;
                /** @description Website. */
                website?: string | null;
                /** @description Domain of the website. */
                domain?: string | null;
                location?: components["schemas"]["Location"];
                /** @description LinkedIn page. */
                linkedin_url?: string | null;
                /** @description Id of the LinkedIn page. */
                linkedin_id?: string | null;
                /** @description Facebook page. */
                facebook_url?: string | null;
                /** @description Twitter profile. */
                twitter_url?: string | null;
            } | null;
            /** @description Degrees. */
            degrees?: string[] | null;
            /** @description Main subjects. */
            majors?: string[] | null;
            /** @description Further subjects. */
            minors?: string[] | null;
            /** @description When it began: year, year-month or year-month-day. */
            start_date?: string | null;
            /** @description When it ended: year, year-month or year-month-day. */
            end_date?: string | null;
            /** @description Grade point average. */
            gpa?: number | null;
        };
        /** @description A social profile. */
        Profile: {
            /** @description Network, such as linkedin. */
            network?: string | null;
            /** @description Id of the profile in the network. */
            id?: string | null;
            /** @description Address of the profile. */
            url?: string | null;
            /** @description Name of the profile. */
            username?: string | null;
        };
        /** @description The company that matches best, with status and likelihood of the match beside its own fields. Every field may be null. */
        Company: {
            /** @description HTTP status code of the reply. */
            status?: number;
            /** @description How sure the match is, 1 to 10. */
            likelihood?: number | null;
            /** @description Id of the company. */
            id?: string | null;
            /** @description Name in lower case. */
            name?: string | null;
            /** @description Name as the company writes it. */
            display_name?: string | null;
            /** @description Range of employees, such as 51-200. */
            size?: string | null;
            /** @description Number of employees known. */
            employee_count?: number | null;
            /** @description Year it was founded. */
            founded?: number | null;
            /** @description Industry. */
            industry?: string | null;
            location?: components["schemas"]["Location"];
            /** @description Id of the LinkedIn page. */
            linkedin_id?: string | null;
            /** @description LinkedIn page. */
            linkedin_url?: string | null;
            /** @description Facebook page. */
            facebook_url?: string | null;
            /** @description Twitter profile. */
            twitter_url?: string | null;
            /** @description Addresses of social profiles. */
            profiles?: string[] | null;
            /** @description Website. */
            website?: string | null;
            /** @description Stock ticker. Only for public companies. */
            ticker?: string | null;
            /** @description Kind of company, such as public or private. */
            type?: string | null;
            /** @description What the company says about itself. */
            summary?: string | null;
            /** @description Words for what the company does. */
            tags?: string[] | null;
            /** @description Headline of the main profile. */
            headline?: string | null;
            /** @description Other names. */
            alternative_names?: string[] | null;
            /** @description Other domains. */
            alternative_domains?: string[] | null;
            /** @description Ids of related companies. */
            affiliated_profiles?: string[] | null;
            /** @description Employees by country. */
            employee_count_by_country?: {
                [key: string]: number | null;
            } | null;
            /** @description Growth of the number of employees over 3_month to 24_month; 0.1 is a tenth. */
            employee_growth_rate?: {
                [key: string]: number | null;
            } | null;
            /** @description Share of employees who left over 3_month to 24_month; 0.1 is a tenth. */
            employee_churn_rate?: {
                [key: string]: number | null;
            } | null;
            /** @description Average years that employees stay. */
            average_employee_tenure?: number | null;
            /** @description Stage of the latest funding, such as series_b. */
            latest_funding_stage?: string | null;
            /** @description Date of the latest funding. */
            last_funding_date?: string | null;
            /** @description Number of funding rounds. */
            number_funding_rounds?: number | null;
            /** @description Money raised in all in US dollars. */
            total_funding_raised?: number | null;
            /** @description Stages of funding passed. */
            funding_stages?: string[] | null;
            /** @description Funding rounds. */
            funding_details?: components["schemas"]["FundingRound"][] | null;
            /** @description Classification by the North American Industry Classification System. */
            naics?: components["schemas"]["Naics"][] | null;
            /** @description Classification by the Standard Industrial Classification. */
            sic?: components["schemas"]["Sic"][] | null;
            /** @description Version of the dataset the record comes from. */
            dataset_version?: string | null;
        };
        /** @description A funding round. */
        FundingRound: {
            /** @description Date. */
            funding_round_date?: string | null;
            /** @description Stage, such as series_b. */
            funding_type?: string | null;
            /** @description Money raised. */
            funding_raised?: number | null;
            /** @description Currency of the money raised. */
            funding_currency?: string | null;
            /** @description Ids of companies that invested. */
            investing_companies?: string[] | null;
            /** @description People who invested. */
            investing_individuals?: string[] | null;
        };
        /** @description A class of the North American Industry Classification System. */
        Naics: {
            /** @description Code of the class. */
            naics_code?: string | null;
            /** @description Sector. */
            sector?: string | null;
            /** @description Part of the sector. */
            sub_sector?: string | null;
            /** @description Group of industries. */
            industry_group?: string | null;
            /** @description Industry. */
            naics_industry?: string | null;
            /** @description Industry in the national edition. */
            national_industry?: string | null;
        };
        /** @description A class of the Standard Industrial Classification. */
        Sic: {
            /** @description Code of the class. */
            sic_code?: string | null;
            /** @description Major group. */
            major_group?: string | null;
            /** @description Group of industries. */
            industry_group?: string | null;
            /** @description Industry. */
            industry_sector?: string | null;
        };
        /** @description Why a request was refused, or that nothing matched. */
        ErrorReply: {
            /** @description HTTP status code of the reply. */
            status?: number;
            /** @description The error. */
            error: {
                /** @description What was wrong as a code, such as not_found or payment_required. */
                type?: string;
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
    persondata_person_enrich: {
        parameters: {
            query?: {
                /**
                 * @description Email to match, personal or work. The most reliable signal.
                 * @example ines@fernweh.example
                 */
                email?: string;
                /**
                 * @description Full name. Goes together with company when no email is given.
                 * @example Ines Example
                 */
                name?: string;
                /**
                 * @description Name or website of a company the person works or worked for. Goes together with name.
                 * @example Fernweh Instruments
                 */
                company?: string;
                /**
                 * @description Least likelihood of a match; the higher, the more certain it is. Records below it are not returned. Left out, the service uses 2. Integer 1 to 10.
                 * @example 6
                 */
                min_likelihood?: number;
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
                    "application/json": components["schemas"]["PersonReply"];
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
            /** @description Not found. An answer rather than an error when body.error.type is "not_found". */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Method not allowed */
            405: {
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
                    /** @example {'minute': 100} */
                    "x-ratelimit-limit"?: string;
                    /** @example {'minute': 0} */
                    "x-ratelimit-remaining"?: string;
                    /** @example 2026-01-05T09:01:00 */
                    "x-ratelimit-reset"?: string;
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
        };
    };
    persondata_company_enrich: {
        parameters: {
            query?: {
                /**
                 * @description Name of the company.
                 * @example Fernweh Instruments
                 */
                name?: string;
                /**
                 * @description Domain of its website without protocol: fernweh.example rather than https://fernweh.example.
                 * @example fernweh.example
                 */
                website?: string;
                /**
                 * @description Stock ticker of a public company.
                 * @example FRNX
                 */
                ticker?: string;
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
                    "application/json": components["schemas"]["Company"];
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
            /** @description Not found. An answer rather than an error when body.error.type is "not_found". */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Method not allowed */
            405: {
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
        };
    };
    persondata_person_search: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Query object in the search engine's language, over the fields of a person. Give either query or sql, not both.
                     * @example {
                     *       "term": {
                     *         "job_company_name": "fernweh instruments"
                     *       }
                     *     }
                     */
                    query?: Record<string, unknown>;
                    /**
                     * @description SQL query over the fields of a person, such as SELECT * FROM person WHERE location_country='norway'. Give either sql or query, not both.
                     * @example SELECT * FROM person WHERE job_company_name='fernweh instruments'
                     */
                    sql?: string;
                    /**
                     * @description How many records to return at most. Each record spends a credit. Integer 1 to 100. Default at the provider: 1.
                     * @default 1
                     * @example 2
                     */
                    size?: number;
                    /**
                     * @description Token of the next page, from metadata.scrollToken. Left out for the first page.
                     * @example sCrOlL01
                     */
                    scroll_token?: string;
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
                    "application/json": components["schemas"]["PersonList"];
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
            /** @description Not found. An answer rather than an error when body.error.type is "not_found". */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Method not allowed */
            405: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
}
