// Generated from specs/books.yaml by openapi-typescript. Do not edit.
// Outside of semantic versioning: any release may change these types.

export interface paths {
    "/books/v1/volumes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search volumes
         * @description Searches the catalog by words, title, author, publisher, subject or ISBN.
         */
        get: operations["books_search_volumes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/books/v1/volumes/{volumeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get volume
         * @description Fetches one volume with its full metadata, among it title, authors, description, cover images and identifiers.
         */
        get: operations["books_get_volume"];
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
        /** @description Volumes that match a search. */
        VolumeList: {
            /** @description Always books#volumes. */
            kind?: string;
            /** @description How many volumes match in all. An estimate that may change from page to page. */
            totalItems?: number;
            /** @description Volumes of this page. Absent when nothing matches. */
            items?: components["schemas"]["Volume"][];
        };
        /** @description A book or magazine. Everything but the id may be missing. */
        Volume: {
            /** @description Always books#volume. */
            kind?: string;
            /** @description Id of the volume. */
            id: string;
            /** @description Version of the entry. Changes when the volume does. */
            etag?: string;
            /** @description Address of the volume in the API. */
            selfLink?: string;
            volumeInfo?: components["schemas"]["VolumeInfo"];
            saleInfo?: components["schemas"]["SaleInfo"];
            accessInfo?: components["schemas"]["AccessInfo"];
            /** @description What the search found in the volume. Only in search results. */
            searchInfo?: {
                /** @description Text around the match, as HTML. */
                textSnippet?: string;
            };
            /** @description Annotation layers of the volume. */
            layerInfo?: {
                [key: string]: unknown;
            };
            /** @description Why the volume is recommended. */
            recommendedInfo?: {
                [key: string]: unknown;
            };
            /** @description What the user did with the volume, such as a review or a purchase. Not sent for an API key alone. */
            userInfo?: {
                [key: string]: unknown;
            };
        };
        /** @description What the volume is. */
        VolumeInfo: {
            /** @description Title. */
            title?: string;
            /** @description Subtitle. */
            subtitle?: string;
            /** @description Names of the authors or editors. */
            authors?: string[];
            /** @description Publisher. */
            publisher?: string;
            /** @description Date of publication: year, year-month or year-month-day. */
            publishedDate?: string;
            /** @description Synopsis. HTML when one volume is fetched. */
            description?: string;
            /** @description Identifiers of the edition. */
            industryIdentifiers?: {
                /** @description Kind of identifier: ISBN_10, ISBN_13, ISSN or OTHER. */
                type?: string;
                /** @description The identifier. */
                identifier?: string;
            }[];
            /** @description How the volume can be read. */
            readingModes?: {
                /** @description Whether as flowing text. */
                text?: boolean;
                /** @description Whether as page images. */
                image?: boolean;
            };
            /** @description Number of pages. */
            pageCount?: number;
            /** @description Number of pages of the printed edition. */
            printedPageCount?: number;
            /** @description Size of the printed book. */
            dimensions?: {
                /** @description Height with its unit. */
                height?: string;
                /** @description Width with its unit. */
                width?: string;
                /** @description Thickness with its unit. */
                thickness?: string;
            };
            /** @description Kind of publication: BOOK or MAGAZINE. */
            printType?: string;
            /** @description Subjects. */
            categories?: string[];
            /** @description The most important subject. */
            mainCategory?: string;
            /** @description Average rating, 1 to 5. */
            averageRating?: number;
            /** @description Number of ratings. */
            ratingsCount?: number;
            /** @description Whether it is for adults: NOT_MATURE or MATURE. */
            maturityRating?: string;
            /** @description Whether anonymous reading is logged. */
            allowAnonLogging?: boolean;
            /** @description Version of the content. */
            contentVersion?: string;
            /** @description Which parts of a comic are marked up as panels. */
            panelizationSummary?: {
                /** @description Whether the EPUB has marked speech bubbles. */
                containsEpubBubbles?: boolean;
                /** @description Whether the page images have marked speech bubbles. */
                containsImageBubbles?: boolean;
            };
            /** @description Addresses of cover images. They begin with http. */
            imageLinks?: {
                /** @description Cover, about 80 pixels wide. */
                smallThumbnail?: string;
                /** @description Cover, about 128 pixels wide. */
                thumbnail?: string;
                /** @description Cover, about 300 pixels wide. */
                small?: string;
                /** @description Cover, about 575 pixels wide. */
                medium?: string;
                /** @description Cover, about 800 pixels wide. */
                large?: string;
                /** @description Cover, about 1280 pixels wide. */
                extraLarge?: string;
            };
            /** @description Language as a two-letter code. */
            language?: string;
            /** @description Address of the preview. */
            previewLink?: string;
            /** @description Address of the page about the volume. */
            infoLink?: string;
            /** @description Lasting address of the volume. */
            canonicalVolumeLink?: string;
            /** @description Series that the volume belongs to. */
            seriesInfo?: {
                /** @description Always books#volume_series_info. */
                kind?: string;
                /** @description Title of the volume within its series. */
                shortSeriesBookTitle?: string;
                /** @description Number of the volume as printed. */
                bookDisplayNumber?: string;
                /** @description The series. */
                volumeSeries?: {
                    /** @description Id of the series. */
                    seriesId?: string;
                    /** @description Kind of entry: ISSUE, COLLECTION or OMNIBUS. */
                    seriesBookType?: string;
                    /** @description Place of the volume in the series. */
                    orderNumber?: number;
                }[];
            };
        };
        /** @description Whether and for how much the volume is sold. */
        SaleInfo: {
            /** @description Country that this is about as a two-letter code. */
            country?: string;
            /** @description Whether it can be bought: FOR_SALE, FREE, NOT_FOR_SALE, FOR_PREORDER or FOR_SALE_AND_RENTAL. */
            saleability?: string;
            /** @description When the sale begins. */
            onSaleDate?: string;
            /** @description Whether it is sold as an e-book. */
            isEbook?: boolean;
            listPrice?: components["schemas"]["Price"];
            retailPrice?: components["schemas"]["Price"];
            /** @description Address where it can be bought. */
            buyLink?: string;
            /** @description Offers for buying or renting. */
            offers?: {
                /** @description Kind of offer as a number. */
                finskyOfferType?: number;
                listPrice?: components["schemas"]["MicroPrice"];
                retailPrice?: components["schemas"]["MicroPrice"];
            }[];
        };
        /** @description A price. */
        Price: {
            /** @description Amount in the currency. */
            amount?: number;
            /** @description Currency as a three-letter code. */
            currencyCode?: string;
        };
        /** @description A price in millionths. */
        MicroPrice: {
            /** @description Amount in millionths of the currency. */
            amountInMicros?: number;
            /** @description Currency as a three-letter code. */
            currencyCode?: string;
        };
        /** @description How much of the volume can be read and how. */
        AccessInfo: {
            /** @description Country that this is about as a two-letter code. */
            country?: string;
            /** @description How much can be read: PARTIAL, ALL_PAGES, NO_PAGES or UNKNOWN. */
            viewability?: string;
            /** @description Whether the reader may be embedded in other pages. */
            embeddable?: boolean;
            /** @description Whether the volume is in the public domain. */
            publicDomain?: boolean;
            /** @description Whether it may be read aloud: ALLOWED, ALLOWED_FOR_ACCESSIBILITY or NOT_ALLOWED. */
            textToSpeechPermission?: string;
            epub?: components["schemas"]["Download"];
            pdf?: components["schemas"]["Download"];
            /** @description Address of the web reader. */
            webReaderLink?: string;
            /** @description What may be read: FULL_PURCHASED, FULL_PUBLIC_DOMAIN, SAMPLE or NONE. */
            accessViewStatus?: string;
            /** @description Whether quotes may be shared. */
            quoteSharingAllowed?: boolean;
        };
        /** @description A file format that the volume may come in. */
        Download: {
            /** @description Whether the format is offered. */
            isAvailable?: boolean;
            /** @description Address of the token for a protected download. */
            acsTokenLink?: string;
            /** @description Address of the free download. */
            downloadLink?: string;
        };
        /** @description Why a request was refused. */
        ErrorReply: {
            /** @description The error. */
            error: {
                /** @description The HTTP status code. */
                code?: number;
                /** @description What was wrong, in words. */
                message: string;
                /** @description Everything that was wrong. */
                errors?: {
                    /** @description What was wrong, in words. */
                    message?: string;
                    /** @description Part of the service that says so, such as usageLimits. */
                    domain?: string;
                    /** @description What was wrong as a code, such as notFound. */
                    reason?: string;
                    /** @description Where it was wrong, such as the name of a parameter. */
                    location?: string;
                    /** @description Kind of location, such as parameter. */
                    locationType?: string;
                }[];
                /** @description Kind of error, such as RESOURCE_EXHAUSTED. Missing in older errors. */
                status?: string;
                /** @description Further facts; what they hold depends on the error. */
                details?: ({
                    /** @description What was wrong as a code, such as API_KEY_INVALID. */
                    reason?: string;
                } & {
                    [key: string]: unknown;
                })[];
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
    books_search_volumes: {
        parameters: {
            query: {
                /**
                 * @description What to search for: plain words, or the operators intitle:, inauthor:, inpublisher:, subject: and isbn:, each directly followed by its value. Join several with a space, not with a plus sign.
                 * @example intitle:lighthouse inauthor:marlowe
                 */
                q: string;
                /**
                 * @description How many volumes to return. Integer 1 to 40. Default at the provider: 10.
                 * @example 5
                 */
                maxResults?: number;
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
                    "application/json": components["schemas"]["VolumeList"];
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
    books_get_volume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the volume, as the id of a search result.
                 * @example rIcHvOl00001
                 */
                volumeId: string;
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
                    "application/json": components["schemas"]["Volume"];
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
