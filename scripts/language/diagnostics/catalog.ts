import type * as shared from "../../../packages/workflow/src/diagnostics/diagnostic.ts";
import { documentCatalog } from "../../../packages/workflow/src/document/catalog.ts";
import { calls } from "./catalog/calls.ts";
import { conditions } from "./catalog/conditions.ts";
import { credentials } from "./catalog/credentials.ts";
import { encoding } from "./catalog/encoding.ts";
import { examples } from "./catalog/examples.ts";
import { graphql } from "./catalog/graphql.ts";
import { identity } from "./catalog/identity.ts";
import { lookups } from "./catalog/lookups.ts";
import { outputs } from "./catalog/outputs.ts";
import { parameters } from "./catalog/parameters.ts";
import { people } from "./catalog/people.ts";
import { policies } from "./catalog/policies.ts";
import { request } from "./catalog/request.ts";
import { schemas } from "./catalog/schemas.ts";
import { syntax } from "./catalog/syntax.ts";
import { templates } from "./catalog/templates.ts";
import { values } from "./catalog/values.ts";

/** The diagnostics that the generator can report, under the heading of what they are about. */
export const areas = {
  YAML: documentCatalog,
  "Keys and values": syntax,
  "Providers and servers": identity,
  Credentials: credentials,
  Requests: request,
  GraphQL: graphql,
  Parameters: parameters,
  Conditions: conditions,
  Templates: templates,
  Schemas: schemas,
  Conversions: values,
  Encodings: encoding,
  Outputs: outputs,
  "People and language models": people,
  "Errors, hooks and limits": policies,
  "Pages and jobs": calls,
  "Calls of other operations": lookups,
  Examples: examples,
} as const satisfies Readonly<Record<string, shared.Catalog>>;

type All<Area> = (Area extends object ? (area: Area) => void : never) extends (all: infer A) => void
  ? A
  : never;

/** Every diagnostic that the generator can report, by code. */
export const catalog: All<(typeof areas)[keyof typeof areas]> = Object.assign(
  {},
  ...Object.values(areas),
);

/** Code of a diagnostic. */
export type Code = keyof typeof catalog;

/** The values that a code's message needs, derived from the text of the message. */
export type MessageValues<C extends Code> = shared.MessageValues<(typeof catalog)[C]>;
