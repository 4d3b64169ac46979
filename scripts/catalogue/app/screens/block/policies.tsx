import type { Block, PolicyPage } from "../../../data/types.ts";
import { Text } from "../../parts/text.tsx";

interface Props {
  readonly policies: readonly PolicyPage[];
  readonly block: Block;
}

/** Limits and retries; those that the manifest leaves open are not told. */
export function Policies({ policies, block }: Props) {
  const nameOf = (id: string) => block.operations.find((each) => each.id === id)?.name ?? id;
  const told = policies.filter(
    ({ value, exceptions }) => value !== "none" || exceptions.length > 0,
  );
  return (
    <section>
      <h2>Policies</h2>
      <p class="lead-small">A host may set each of them in the context of a call.</p>
      <table class="policies">
        <thead>
          <tr>
            <th scope="col">Option</th>
            <th scope="col">Value</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {told.map(({ option, value, exceptions, meaning }) => (
            <tr key={option}>
              <th scope="row">
                <code>{option}</code>
              </th>
              <td class="value">{value}</td>
              <td class="note">
                <Text text={meaning} />
                {exceptions.map((each) => (
                  <p key={each.value}>
                    {each.operations.map(nameOf).join(", ")}: <strong>{each.value}</strong>
                  </p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
