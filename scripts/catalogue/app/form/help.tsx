import type { BlockPage } from "../../data/types.ts";
import { OperationLink } from "../operation/operation-link.tsx";
import { Text } from "../parts/text.tsx";
import { saysMore } from "../parts/words.ts";
import type { FormField } from "./fields.ts";
import { factsOf } from "./text.ts";

/** What a field means, and what is known of its values. */
export function Help(props: {
  readonly id: string;
  readonly page: BlockPage;
  readonly field: FormField;
  /** It is a secret that the example goes without. */
  readonly isIdle: boolean;
}) {
  const { id, page, field, isIdle } = props;
  const { title, description, limit, notes = [], options, deprecated } = field;
  const sentences = [
    ...(saysMore(description, title) ? [description] : []),
    ...notes,
    ...(isIdle ? ["This example goes without it."] : []),
  ];
  const facts = factsOf(field);
  return (
    <div id={id} class="field-help">
      {sentences.length > 0 && (
        <p>
          <Text text={sentences.join(" ")} />
        </p>
      )}
      {(limit !== undefined || facts.length > 0) && (
        <p>
          {limit !== undefined && <strong>{limit}</strong>}
          {limit !== undefined && facts.length > 0 && " · "}
          {facts.join(" · ")}
        </p>
      )}
      {options && (
        <p>
          {options.members ? "Names" : "Choices"} come from{" "}
          <OperationLink page={page} id={options.call} />.
        </p>
      )}
      {deprecated !== undefined && (
        <p class="is-warning">
          <Text text={deprecated} />
        </p>
      )}
    </div>
  );
}
