import type { Schemas } from "../../../language/ir/schema-path.ts";
import { provider } from "../../../emit/targets/provider.fixture.ts";
import { type Change, reporter } from "../change.ts";
import { contractOf } from "../contract.fixture.ts";
import { named } from "./schema/node.ts";
import { compareSchemas } from "./schemas.ts";

/** What differs in the schema `Reply` of two sets of schemas. */
export function changesOf(base: Schemas, head: Schemas): readonly Change[] {
  const contract = contractOf(provider);
  const report = reporter({ base: contract, head: contract }, null);
  return [...compareSchemas(named("Reply", base), named("Reply", head), report)];
}
