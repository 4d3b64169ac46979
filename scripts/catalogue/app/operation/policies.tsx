import type { BlockPage } from "../../data/types.ts";
import { Badge } from "../parts/badge.tsx";

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
        {page.policies.map(({ option, value, exceptions, meaning }) => {
          const own = exceptions.find(({ operations }) => operations.includes(operation));
          return (
            <tr key={option}>
              <th scope="row" class="narrow">
                <code>{option}</code>
              </th>
              <td class="narrow">
                {own?.value ?? value} {own && <Badge>elsewhere {value}</Badge>}
              </td>
              <td>{meaning}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
