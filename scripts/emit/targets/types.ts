import { schemaTypeNames } from "../../language/ir/schema-names.ts";
import type { Provider } from "../../language/ir/types.ts";
import { template } from "../render/engine.ts";
import type { AliasView } from "../render/type.ts";
import type { Target } from "./target.ts";
import { type CommentView, comment } from "./typescript/comment.ts";
import { named } from "./typescript/schema-type.ts";
import { joinSentences } from "./sentences.ts";

/** What `types.ts.hbs` prints. */
interface TypesView {
  readonly spec: string;
  readonly types: readonly { readonly comment: CommentView; readonly alias: AliasView }[];
}

const render = template<TypesView>("types.ts");

/** What a provider's replies hold, each schema as a type by a name of its own. */
export const typesTarget: Target = {
  id: "types",
  emit: (provider) =>
    hasTypes(provider)
      ? [{ path: "src/types.ts", contents: render(typesView(provider)), use: "code" }]
      : [],
};

/** Whether a provider describes what its replies hold. */
export function hasTypes({ schemas }: Provider): boolean {
  return Object.keys(schemas).length > 0;
}

function typesView(provider: Provider): TypesView {
  const { spec, schemas } = provider;
  const types = [...schemaTypeNames(provider)].map(([schema, name]) => {
    const description = schemas[schema]?.description;
    const said = typeof description === "string" ? joinSentences([description]) : "";
    const keys = ["schemas", schema];
    return {
      comment: comment(said === "" ? `${schema}, as replies hold it.` : said),
      alias: { name, type: { kind: "lookup", of: named("components"), keys } as const },
    };
  });
  return { spec, types };
}
