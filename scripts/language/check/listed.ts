import { isMade } from "../manifest/output-source.ts";
import { parsePath } from "../ir/path.ts";
import { schemaAt } from "../ir/schema-path.ts";
import { typesOf } from "../ir/schema-types.ts";
import type { JsonSchema } from "../ir/types.ts";
import { isPart, outputsGiving } from "../lower/page.ts";
import type { ManifestOutput } from "../manifest/types.ts";
import { stepName } from "../words/steps.ts";
import type { PreparedManifest, PreparedOperation } from "./prepared.ts";
import { found } from "./reply-paths.ts";

/** A list among the outputs of an operation, with what is known of its items. */
export interface Listed {
  readonly name: string;
  /** None where nothing describes them, as where `each` makes others of them. */
  readonly items: readonly JsonSchema[];
}

/**
 * The lists that an operation gives: the items of its pages, else every output that is a list as the
 * reply has it; without one, those of which `where` and `limit` leave out items.
 */
export function listedBy(
  { operation, bodies }: PreparedOperation,
  { schemas }: PreparedManifest,
): readonly Listed[] {
  const paged = operation.page ? outputsGiving(operation.page.items, operation.output) : null;
  const listsOf = (isListing: (output: ManifestOutput) => boolean) =>
    Object.entries(operation.output).flatMap(([name, output]): readonly Listed[] => {
      const [path = ""] = output.from ?? [];
      const isListed = path.startsWith("body") && !isPart(output) && isListing(output);
      if (!isListed || (paged && !paged.includes(name))) return [];
      const lists = found(bodies.success, membersOf(path), schemas);
      const isList = lists.some((schema) => typesOf(schema, schemas)?.has("array"));
      if (!isList && !paged) return [];
      const items = lists.flatMap((schema) => {
        const item = schemaAt(schema, [0], schemas)?.schema;
        return item && !output.convert?.some((step) => stepName(step) === "each") ? [item] : [];
      });
      return [{ name, items }];
    });
  const whole = listsOf((output) => !isMade(output));
  return whole.length > 0 ? whole : listsOf((output) => !isMade(withAllItems(output)));
}

/** An output without the steps that leave items out. */
function withAllItems({ convert = [], ...output }: ManifestOutput): ManifestOutput {
  const kept = convert.filter((step) => !["where", "limit"].includes(stepName(step)));
  return { ...output, convert: kept };
}

/** Members of a path; none where the check of paths refuses it. */
function membersOf(path: string): readonly (string | number)[] {
  try {
    return parsePath(path).slice(1);
  } catch {
    return [];
  }
}
