// Generated from specs/persondata.yaml. Do not edit; run `npx blockwright generate`.

import {
  acceptedErrors,
  defineOperation,
  definePagedOperation,
  jsonInputs,
  omitStep,
  type Provider,
  rules,
  steps,
} from "@blockwright/runtime";
import { companyEnrichCall, connection, personEnrichCall, personSearchCall } from "./client.ts";
import type {
  CompanyEnrichInputs,
  CompanyEnrichParams,
  PersondataCredentials as Credentials,
  PersonEnrichInputs,
  PersonEnrichParams,
  PersonSearchInputs,
  PersonSearchParams,
} from "./inputs.ts";
import type { FundingRound, Location, Naics, Person, Sic } from "./types.ts";

/** What operations have in common. */
const persondata: Provider<Credentials> = {
  id: "persondata",
  credentials: { apiKey: { type: "string", required: true, secret: true, credential: true } },
  errors: { message: ["body.error.message"], code: ["body.error.type"] },
  connect: connection,
};

/** Outputs of `persondata_person_enrich`. */
export interface PersonEnrichOutputs {
  /**
   * The person, with job, location and social profiles; null when nobody matches. Fields
   * outside the plan are true or false instead of their value.
   */
  data: Person | null;
  metadata: {
    /** HTTP status code of the service: 200 for a match, 404 for none. */
    status: number;
    /** How sure the match is, 1 to 10; null when nobody matches. */
    likelihood: number | null;
  };
}

/**
 * Finds one person by email, or by name and company, and gives all that is known. Every
 * match spends credits.
 *
 * `GET /v5/person/enrich`
 */
export const personEnrich = /* @__PURE__ */ defineOperation<
  PersonEnrichInputs,
  PersonEnrichParams & Credentials,
  PersonEnrichOutputs
>(persondata, personEnrichCall, {
  name: "Enrich person",
  inputs: {
    email: { type: "string" },
    name: { type: "string" },
    company: { type: "string" },
    min_likelihood: { type: "number", integer: true, minimum: 1, maximum: 10 },
  },
  rules: [
    {
      need: [
        { email: { given: true } },
        {
          name: { given: true },
          company: { given: true },
        },
      ],
      input: "email",
      severity: "error",
      message: "Give an email, or a name together with a company.",
    },
  ],
  outputs: {
    data: { type: "json", shape: "object", from: ["body.data"] },
    "metadata.status": { type: "number", integer: true, from: ["body.status", "status"] },
    "metadata.likelihood": {
      type: "number",
      integer: true,
      from: ["body.likelihood"],
      nullable: true,
    },
  },
  replies: { 200: "object" },
  accept: {
    404: {
      if: { "body.error.type": "not_found" },
      output: { data: null, "metadata.likelihood": null },
    },
  },
  keywords: [acceptedErrors, rules],
});

/** Outputs of `persondata_company_enrich`. */
export interface CompanyEnrichOutputs {
  /** The company; null when none matches. */
  data: {
    /** Id of the company. */
    id?: string | null;
    /** Name in lower case. */
    name?: string | null;
    /** Name as the company writes it. */
    display_name?: string | null;
    /** Range of employees, such as 51-200. */
    size?: string | null;
    /** Number of employees known. */
    employee_count?: number | null;
    /** Year it was founded. */
    founded?: number | null;
    /** Industry. */
    industry?: string | null;
    location?: Location;
    /** Id of the LinkedIn page. */
    linkedin_id?: string | null;
    /** LinkedIn page. */
    linkedin_url?: string | null;
    /** Facebook page. */
    facebook_url?: string | null;
    /** Twitter profile. */
    twitter_url?: string | null;
    /** Addresses of social profiles. */
    profiles?: string[] | null;
    /** Website. */
    website?: string | null;
    /** Stock ticker. Only for public companies. */
    ticker?: string | null;
    /** Kind of company, such as public or private. */
    type?: string | null;
    /** What the company says about itself. */
    summary?: string | null;
    /** Words for what the company does. */
    tags?: string[] | null;
    /** Headline of the main profile. */
    headline?: string | null;
    /** Other names. */
    alternative_names?: string[] | null;
    /** Other domains. */
    alternative_domains?: string[] | null;
    /** Ids of related companies. */
    affiliated_profiles?: string[] | null;
    /** Employees by country. */
    employee_count_by_country?: Record<string, number | null> | null;
    /** Growth of the number of employees over 3_month to 24_month; 0.1 is a tenth. */
    employee_growth_rate?: Record<string, number | null> | null;
    /** Share of employees who left over 3_month to 24_month; 0.1 is a tenth. */
    employee_churn_rate?: Record<string, number | null> | null;
    /** Average years that employees stay. */
    average_employee_tenure?: number | null;
    /** Stage of the latest funding, such as series_b. */
    latest_funding_stage?: string | null;
    /** Date of the latest funding. */
    last_funding_date?: string | null;
    /** Number of funding rounds. */
    number_funding_rounds?: number | null;
    /** Money raised in all in US dollars. */
    total_funding_raised?: number | null;
    /** Stages of funding passed. */
    funding_stages?: string[] | null;
    /** Funding rounds. */
    funding_details?: FundingRound[] | null;
    /** Classification by the North American Industry Classification System. */
    naics?: Naics[] | null;
    /** Classification by the Standard Industrial Classification. */
    sic?: Sic[] | null;
    /** Version of the dataset the record comes from. */
    dataset_version?: string | null;
  } | null;
  metadata: {
    /** HTTP status code of the service: 200 for a match, 404 for none. */
    status: number;
  };
}

/**
 * Finds one company by name, website or stock ticker and gives all that is known. Every
 * match spends credits.
 *
 * `GET /v5/company/enrich`
 */
export const companyEnrich = /* @__PURE__ */ defineOperation<
  CompanyEnrichInputs,
  CompanyEnrichParams & Credentials,
  CompanyEnrichOutputs
>(persondata, companyEnrichCall, {
  name: "Enrich company",
  inputs: {
    name: { type: "string" },
    website: { type: "string" },
    ticker: { type: "string" },
  },
  rules: [
    {
      need: [{ name: { given: true } }, { website: { given: true } }, { ticker: { given: true } }],
      input: "name",
      severity: "error",
      message: "Give a name, a website or a ticker.",
    },
    {
      when: { website: { given: true } },
      need: { website: { matches: "^(?![A-Za-z][A-Za-z0-9+.-]*://)" } },
      input: "website",
      severity: "warning",
      message: "Give the website without its protocol, such as https://.",
    },
  ],
  outputs: {
    data: {
      type: "json",
      shape: "object",
      from: ["body"],
      convert: [{ omit: ["status", "likelihood"] }],
    },
    "metadata.status": { type: "number", integer: true, from: ["body.status", "status"] },
  },
  replies: { 200: "object" },
  accept: {
    404: {
      if: { "body.error.type": "not_found" },
      output: { data: null },
    },
  },
  keywords: [acceptedErrors, rules, /* @__PURE__ */ steps(omitStep)],
});

/** Outputs of `persondata_person_search`. */
export interface PersonSearchOutputs {
  /**
   * People that match, at most size of them; an empty list when nobody does. Fields outside
   * the plan are true or false instead of their value.
   */
  data: Person[];
  metadata: {
    /** HTTP status code of the service: 200 for matches, 404 for none. */
    status: number;
    /** How many people match in the whole dataset. */
    total: number;
    /** Token to pass as scrollToken for the next page. Absent on the last page. */
    scrollToken?: string;
  };
}

/** An item of the pages of `persondata_person_search`. */
export type PersonSearchItem = Person;

/**
 * Searches the person dataset with a search-engine-style query or an SQL string. Every
 * record returned spends a credit.
 *
 * `POST /v5/person/search`
 */
export const personSearch = /* @__PURE__ */ definePagedOperation<
  PersonSearchInputs,
  PersonSearchParams & Credentials,
  PersonSearchOutputs,
  PersonSearchItem
>(persondata, personSearchCall, {
  name: "Search people",
  inputs: {
    query: { type: "json", shape: "object" },
    sql: { type: "string" },
    size: { type: "number", integer: true, minimum: 1, maximum: 100, default: 1 },
    scrollToken: { type: "string", visibility: "hidden" },
  },
  rules: [
    {
      exactlyOne: [["query"], ["sql"]],
      input: "query",
      severity: "error",
      message: "Give either query or sql, not both.",
    },
  ],
  outputs: {
    data: { type: "json", shape: "array", from: ["body.data"] },
    "metadata.status": { type: "number", integer: true, from: ["body.status", "status"] },
    "metadata.total": { type: "number", integer: true, from: ["body.total"] },
    "metadata.scrollToken": { type: "string", from: ["body.scroll_token"], optional: true },
  },
  replies: { 200: "object" },
  accept: {
    404: {
      if: { "body.error.type": "not_found" },
      output: { data: [], "metadata.total": 0 },
    },
  },
  page: { output: "data", next: "body.scroll_token", send: "scrollToken" },
  keywords: [acceptedErrors, jsonInputs, rules],
});
