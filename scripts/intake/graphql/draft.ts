import type { FragmentDefinitionNode, GraphQLSchema, OperationDefinitionNode } from "graphql";
import { readDocument } from "../../language/graphql/document.ts";
import { operationPrefix, title } from "../../language/ir/names.ts";
import type { Remark } from "../draft/print.ts";
import { schemaName } from "../draft/names.ts";
import { refuseEndless } from "../read/extent.ts";
import { wordsOf } from "../words.ts";
import { draftParameters } from "./parameters.ts";
import type { OperationsFile } from "./read.ts";
import { objectSchema, selectedMembers } from "./replies.ts";

/** Where operations are drafted. */
export interface GraphqlSetting {
  readonly provider: string;
  readonly schema: GraphQLSchema;
  readonly file: OperationsFile;
  /** How a manifest names the file; null where it lies elsewhere, and documents are written out. */
  readonly reference: string | null;
}

/** A manifest as plain data, what a person has to decide, and the id of each operation. */
export interface GraphqlDraft {
  readonly manifest: object;
  readonly remarks: readonly Remark[];
  readonly ids: ReadonlyMap<string, string>;
}

/** Drafts the manifest of a provider with all operations of a file. */
export function draftGraphql(setting: GraphqlSetting): GraphqlDraft {
  const { provider, file } = setting;
  const { definitions } = file.document;
  const operations = definitions.filter((each) => each.kind === "OperationDefinition");
  const fragments = definitions.filter((each) => each.kind === "FragmentDefinition");
  const taken = new Set<string>(["GraphqlError"]);
  const drafts = operations.map((operation) => draftOne(operation, fragments, taken, setting));
  return {
    manifest: {
      manifest: 2,
      provider,
      version: "1",
      block: {
        name: title(provider),
        description: `${title(provider)}.`,
        category: "tools",
      },
      server: { url: "https://api.example.com" },
      auth: {
        apiKey: {
          headers: { Authorization: "Bearer {apiKey}" },
          description: "Key of the account.",
        },
      },
      schemas: {
        GraphqlError: {
          type: "object",
          properties: { message: { type: "string", description: "What went wrong." } },
        },
        ...Object.fromEntries(drafts.map(({ reply, schema }) => [reply, schema])),
      },
      operations: Object.fromEntries(drafts.map(({ id, operation }) => [id, operation])),
    },
    remarks: [
      { path: ["server", "url"], text: "decide: the address of the provider, without the path" },
      { path: ["auth"], text: "decide: how the provider is told who calls" },
    ],
    ids: new Map(drafts.map(({ name, id }) => [name, id])),
  };
}

/** How many values the schema of a reply may hold; a manifest holds fewer. */
const MOST = 100_000;

function draftOne(
  operation: OperationDefinitionNode,
  fragments: readonly FragmentDefinitionNode[],
  taken: Set<string>,
  { provider, schema, file, reference }: GraphqlSetting,
) {
  const name = operation.name?.value ?? "";
  const words = wordsOf(name);
  const params = draftParameters(operation, schema);
  const root = schema.getRootType(operation.operation);
  if (!root) throw new TypeError(`there is no ${operation.operation}`); // the document was validated
  const selecting = {
    schema,
    fragments: new Map(fragments.map((each) => [each.name.value, each])),
  };
  const data = selectedMembers(operation.selectionSet, root, selecting);
  const whole = objectSchema(data);
  // Members of fragments are written wherever they are named.
  refuseEndless(`${file.name}: what ${name} asks for`, whole, MOST);
  const reply = schemaName(`${name} reply`, taken);
  taken.add(reply);
  // Types, descriptions and nulls follow from the schema of the reply.
  const output = [...data.keys()].map((member) => [member, `body.data.${member}`]);
  const own = words.join("_").toLowerCase();
  return {
    name,
    id: operationPrefix(provider) + own,
    reply,
    schema: replySchema(whole),
    operation: {
      name: title(own),
      request: "POST /graphql",
      graphql: reference === null ? readDocument(file.text, name).text : `${reference}#${name}`,
      ...(Object.keys(params).length > 0 && { params }),
      reply: { 200: reply },
      output: Object.fromEntries(output),
    },
  };
}

/** The body around data. */
function replySchema(data: object): object {
  return {
    type: "object",
    required: ["data"],
    properties: {
      data: { ...data, description: "What was asked for." },
      errors: {
        type: "array",
        items: { $ref: "#/schemas/GraphqlError" },
        description: "What went wrong.",
      },
    },
  };
}
