import type { BlockOperation, BlockPage, ExamplePage } from "../../data/types.ts";
import { keepState, type Route } from "../route.ts";

/** The id of the element that chooses the example. */
export const EXAMPLE_ID = "example";

/** Which example the form is filled with; the address keeps it. */
export function ExampleChoice(props: {
  readonly page: BlockPage;
  readonly operation: BlockOperation;
  readonly example: ExamplePage;
  readonly route: Route;
}) {
  const { page, operation, example, route } = props;
  const examples = page.operations[operation.id]?.examples ?? [];
  return (
    <div class="example-choice">
      <label for={EXAMPLE_ID}>Example</label>
      <select
        id={EXAMPLE_ID}
        value={String(examples.indexOf(example))}
        onChange={({ currentTarget: { value } }) =>
          keepState(route, { example: value === "0" ? null : value })
        }
      >
        {examples.map(({ name }, index) => (
          <option key={name} value={String(index)}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
