import type { BlockPage } from "../../data/types.ts";

/** How long, how often and how much: what counts for this operation, and the option that changes it. */
export function Policies({
  page,
  operation,
}: {
  readonly page: BlockPage;
  readonly operation: string;
}) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Option</th>
          <th scope="col">Value</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {page.policies.map(({ option, value, exceptions, meaning }) => (
          <tr key={option}>
            <th scope="row">
              <code>{option}</code>
            </th>
            <td>
              {exceptions.find(({ operations }) => operations.includes(operation))?.value ?? value}
            </td>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
