import type { BlockOperation, BlockOutput, BlockPage, ChangeLine } from "../../data/types.ts";
import { CopyButton } from "../parts/copy-button.tsx";
import { Text } from "../parts/text.tsx";
import { ChangeNote } from "./change-note.tsx";
import { type Member, membersOf, referenceTo, typeOfSchema } from "./reference.ts";

interface Props {
  readonly page: BlockPage;
  readonly operation: BlockOperation;
  readonly changes: readonly ChangeLine[];
}

/** What a call gives, and how workflows refer to it. */
export function Outputs({ page, operation, changes }: Props) {
  const outputs = Object.entries(operation.outputs);
  if (outputs.length === 0) return <p class="note">A call gives nothing but that it succeeded.</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Output</th>
          <th scope="col">Meaning</th>
          <th scope="col" class="wide">
            In a workflow
          </th>
        </tr>
      </thead>
      <tbody>
        {outputs.map(([name, output]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code> <span class="note">{typeOf(output)}</span>
            </th>
            <td>
              <Text text={output.description} />
              <Members page={page} name={name} output={output} />
              {changes
                .filter(({ subject }) => subject?.name === name)
                .map((change) => (
                  <ChangeNote key={change.message} change={change} />
                ))}
            </td>
            <td>
              <Reference block={page.id} path={name.split(".")} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function typeOf({ type, integer, optional, nullable, file, schema }: BlockOutput): string {
  const own = file ? "file" : integer ? "integer" : listed(type, schema);
  return [nullable ? `${own} or null` : own, ...(optional ? ["optional"] : [])].join(", ");
}

function listed(type: string, schema: BlockOutput["schema"]): string {
  return type === "json" && schema?.["type"] === "array" ? "list" : type;
}

/** The text, ready to be pasted into a workflow. */
function Reference({ block, path }: { readonly block: string; readonly path: Member["path"] }) {
  const text = referenceTo(block, path);
  return (
    <CopyButton text={text} what={`the reference ${text}`}>
      {text}
    </CopyButton>
  );
}

/** What is directly in it, on demand. */
function Members(props: {
  readonly page: BlockPage;
  readonly name: string;
  readonly output: BlockOutput;
}) {
  const { page, name, output } = props;
  const members = membersOf(name, output.schema ?? {}, page.block.$defs ?? {});
  if (members.length === 0) return null;
  return (
    <details class="members">
      <summary>{members.length} members</summary>
      <dl>
        {members.map(({ path, schema }) => (
          <div key={path.join(".")}>
            <dt>
              <code>{path.at(-1)}</code> <span class="note">{typeOfSchema(schema)}</span>
            </dt>
            {typeof schema["description"] === "string" && (
              <dd>
                <Text text={schema["description"]} />
              </dd>
            )}
            <dd class="reference">
              <Reference block={page.id} path={path} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
