import type { Schemas } from "../../../language/ir/schema-path.ts";
import { sentenceOf } from "../row/told.ts";
import { follows } from "../row/variance.ts";
import { SCHEMA_TELLS } from "./schema-found.ts";
import { named } from "./schema-node.ts";
import { schemas } from "./schemas.ts";

const row = { by: follows, is: { tells: SCHEMA_TELLS, find: () => [] } };

/** What differs in the schema `Reply` of two sets of schemas; `told`: way and relation. */
export function changesOf(base: Schemas, head: Schemas) {
  return [...schemas(named("Reply", base), named("Reply", head))].map((found) => ({
    told: `${found.way} ${found.is}`,
    severity: SCHEMA_TELLS[found.way].by[found.is]?.[0],
    message: sentenceOf({ found, row, at: { it: "", key: "" } }),
  }));
}
