// Generated from specs/persondata.yaml. Do not edit; run `npx blockwright generate`.

import type { components } from "./schema.ts";

/** The person that matches best. */
export type PersonReply = components["schemas"]["PersonReply"];

/** People that a search found. */
export type PersonList = components["schemas"]["PersonList"];

/**
 * A person. Every field may be null. Some fields depend on the plan of the account:
 * outside it they are true when the value is known and false when it is not. Text is in
 * lower case.
 */
export type Person = components["schemas"]["Person"];

/** An email address. */
export type Email = components["schemas"]["Email"];

/** A place or a street address. Null when it is not known. */
export type Location = components["schemas"]["Location"];

/** A job held. */
export type Experience = components["schemas"]["Experience"];

/** A school attended. */
export type Education = components["schemas"]["Education"];

/** A social profile. */
export type Profile = components["schemas"]["Profile"];

/**
 * The company that matches best, with status and likelihood of the match beside its own
 * fields. Every field may be null.
 */
export type Company = components["schemas"]["Company"];

/** A funding round. */
export type FundingRound = components["schemas"]["FundingRound"];

/** A class of the North American Industry Classification System. */
export type Naics = components["schemas"]["Naics"];

/** A class of the Standard Industrial Classification. */
export type Sic = components["schemas"]["Sic"];

/** Why a request was refused, or that nothing matched. */
export type ErrorReply = components["schemas"]["ErrorReply"];
