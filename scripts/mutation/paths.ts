import type { PreparedManifest } from "../language/check/prepared.ts";
import { found } from "../language/check/reply-paths.ts";
import { parsePath, pathOf } from "../language/ir/path.ts";
import { memberNames, type Types, typesOf } from "../language/ir/schema-types.ts";
import type { JsonSchema } from "../language/ir/types.ts";
import type { Near } from "./mutants.ts";

/** Where paths lead. */
interface Reach {
  readonly bodies: readonly JsonSchema[];
  readonly schemas: PreparedManifest["schemas"];
  /** Names of the parameters that `params` holds. */
  readonly parameters: readonly string[];
}

/** Paths beside one that stands at a place of this manifest; none beside what leads into no reply. */
export function nearIn({ operations, schemas }: PreparedManifest): Near {
  return (place, text) => {
    if (!/^(?:body|headers|status|params)(?:[.[]|$)/.test(text)) return [];
    const [root, owner, member] = place;
    const isOwn = root === "operations";
    const meant = isOwn ? operations.filter(({ id }) => id === owner) : operations;
    const ofErrors = ["errors", "accept"].includes(String(isOwn ? member : root));
    const bodies = meant.flatMap(({ bodies: { errors, success, accepted } }) =>
      ofErrors ? [...errors.values()] : [...success, ...accepted],
    );
    const parameters = meant.flatMap(({ all }) => Object.keys(all));
    return otherPaths(text, { bodies: [...new Set(bodies)], schemas, parameters });
  };
}

/** To a sibling of the same type and to one of another, to the next item, or to the first member of the whole. */
function otherPaths(path: string, { bodies, schemas, parameters }: Reach): readonly string[] {
  const [root = "", ...members] = parsePath(path);
  const above = members.slice(0, -1);
  const last = members.at(-1);
  const beside = (names: readonly string[]) =>
    names.filter((name) => name !== last).map((name) => pathOf([root, ...above, name]));
  if (root === "params") return beside(parameters).slice(0, 1);
  if (root === "headers") return [pathOf([root, `${last}-x`])];
  const around = found(bodies, above, schemas);
  const names = around.flatMap((schema) => memberNames(schema, schemas) ?? []);
  if (last === undefined) return root === "body" ? beside(names).slice(0, 1) : [];
  const nextItems = members.flatMap((member, index) =>
    typeof member === "number" ? [pathOf([root, ...members.with(index, member + 1)])] : [],
  );
  const typeOf = (name: string | number) =>
    found(around, [name], schemas)
      .map((schema) => typesText(typesOf(schema, schemas)))
      .join(";");
  const [same, other] = [true, false].map((wanted) =>
    names.find((name) => name !== last && (typeOf(name) === typeOf(last)) === wanted),
  );
  return [...beside([same, other].filter((name) => name !== undefined)), ...nextItems];
}

function typesText(types: Types): string {
  return [...(types ?? [])].toSorted().join();
}
