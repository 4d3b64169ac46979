import type { BlockOperation, BlockPage, ErrorLine, ExamplePage } from "../../data/types.ts";
import { Text } from "../parts/text.tsx";
import { blockHref } from "../route.ts";

/** Replies that are errors: declared ones, and those that only an example shows. */
export function Errors(props: { readonly page: BlockPage; readonly operation: BlockOperation }) {
  const { page, operation } = props;
  const { errors = [], examples = [] } = page.operations[operation.id] ?? {};
  const lines = linesOf(errors, examples);
  const hasExamples = lines.some(({ shownBy }) => shownBy.length > 0);
  if (lines.length === 0) return <p class="note">None is declared.</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Code</th>
          <th scope="col">Meaning</th>
          {hasExamples && <th scope="col">Example</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ status, code, description, shownBy }) => (
          <tr key={`${status} ${code}`}>
            <th scope="row" class="narrow">
              {status}
            </th>
            <td class="narrow">
              <code>{code}</code>
            </td>
            <td>
              <Text text={description} />
            </td>
            {hasExamples && (
              <td>
                {shownBy.map((index) => (
                  <a
                    key={index}
                    href={blockHref(page.id, operation.id, { example: String(index) })}
                    onClick={() => scrollTo({ top: 0 })}
                  >
                    {examples[index]?.name}
                  </a>
                ))}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Line extends ErrorLine {
  /** Places of the examples with it. */
  readonly shownBy: readonly number[];
}

/** By status. An example may show a status with another code than the usual one. */
function linesOf(
  declared: readonly ErrorLine[],
  examples: readonly ExamplePage[],
): readonly Line[] {
  const lines = new Map<string, Line>();
  const add = (line: Line) => {
    const key = `${line.status} ${line.code}`;
    const known = lines.get(key);
    lines.set(key, known ? { ...known, shownBy: [...known.shownBy, ...line.shownBy] } : line);
  };
  for (const each of declared) add({ ...each, shownBy: [] });
  for (const [index, { error, reply }] of examples.entries()) {
    if (!error || !reply) continue;
    const { code, message = "" } = error;
    add({ status: reply.status, code, description: message, shownBy: [index] });
  }
  return [...lines.values()].toSorted((one, other) => one.status - other.status);
}
