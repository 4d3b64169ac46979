import { schemaTypeNames } from "../../../language/ir/schema-names.ts";
import { type Change, reporter } from "../change.ts";
import type { Contract, Pair } from "../../../language/contract.ts";
import { code } from "./inline-code.ts";
import { pairUp } from "./pair-up.ts";

/** A schema as code imports it. */
interface ExportedType {
  /** Name of the schema, under which the manifest describes it. */
  readonly schema: string;
  /** Name of the type. */
  readonly name: string;
  /** What the schema says, without its own name. */
  readonly text: string;
}

/**
 * Types of replies that came or went by name. What differs in those of the same name is told where the
 * replies are compared.
 */
export function* compareTypes(pair: Pair): Iterable<Change> {
  const report = reporter(pair, null);
  const { pairs, removed, added } = pairUp(
    typesOf(pair.base),
    typesOf(pair.head),
    (base, head) => base.name === head.name,
    (base, head) => base.text === head.text,
  );
  for (const [base, head] of pairs) {
    if (base.name === head.name) continue;
    const positions = { base: ["schemas", base.schema], head: ["schemas", head.schema] };
    yield report("type-renamed", positions, { name: code(base.name), to: code(head.name) });
  }
  for (const { schema, name } of removed)
    yield report("type-removed", { base: ["schemas", schema], head: null }, { name: code(name) });
  for (const { schema, name } of added)
    yield report("type-added", { base: null, head: ["schemas", schema] }, { name: code(name) });
}

function typesOf({ provider }: Contract): readonly ExportedType[] {
  return [...schemaTypeNames(provider)].map(([schema, name]) => {
    const own = JSON.stringify(`#/components/schemas/${schema}`);
    const text = JSON.stringify(provider.schemas[schema]).replaceAll(own, '"#"');
    return { schema, name, text };
  });
}
