import { existsSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import type { GraphQLSchema } from "graphql";
import { withSchemaLine } from "../../language/schema-line.ts";
import { InputError } from "../../system/input-error.ts";
import { createFile } from "../../system/replace-file.ts";
import type { Workspace } from "../../system/roots.ts";
import { shownPath } from "../../system/terminal/shown-path.ts";
import { printManifest } from "../draft/print.ts";
import { draftGraphql } from "../graphql/draft.ts";
import { isGraphqlFile, readOperations, readSchema } from "../graphql/read.ts";
import type { Vendor, VendorOperation } from "../model.ts";
import { decisionsIn } from "./decisions.ts";
import type { ImportOptions } from "./options.ts";
import type { ImportReport } from "./report.ts";
import { mistakesIn } from "./sound.ts";

/** Drafts a manifest of the operations in a file, whose types the schema tells. */
export function importGraphql(
  { file, operations, provider, out }: Omit<ImportOptions, "json">,
  { specs, root }: Pick<Workspace, "specs" | "root">,
): ImportReport {
  const [named, second] = operations ?? [];
  if (named === undefined || second !== undefined || !isGraphqlFile(named))
    throw new InputError(
      "the operations of a GraphQL schema are written in a file: --operations FILE.graphql",
    );
  if (provider === null)
    throw new InputError("a GraphQL schema has no title; name the provider: --provider ID");
  const path = resolve(out ?? join(specs, `${provider}.yaml`));
  if (existsSync(path))
    throw new InputError(
      `${shownPath(path)} is there already; draft another with --out FILE, and take over what you need`,
    );
  const schema = readSchema(file);
  const read = readOperations(named, schema);
  requireNames(named, read.document.definitions);
  const reference = referenceTo(resolve(named), dirname(path));
  const drafted = draftGraphql({ provider, schema, file: read, reference });
  const heading = `Drafted from ${basename(file)} and ${basename(named)}. Examples are missing.`;
  const text = printManifest(drafted.manifest, drafted.remarks, heading);
  const [mistake] = mistakesIn({ path: shownPath(path), text }, dirname(path));
  if (mistake !== undefined) throw new InputError(`nothing is drafted:\n${mistake}`);
  const whole = withSchemaLine(text, dirname(path));
  createFile(path, whole, root);
  return reportOf(file, path, schema, provider, drafted.ids, whole);
}

function requireNames(
  file: string,
  definitions: ReturnType<typeof readOperations>["document"]["definitions"],
): void {
  const operations = definitions.filter((each) => each.kind === "OperationDefinition");
  if (operations.length === 0) throw new InputError(`${file} holds no operation`);
  if (operations.some(({ name }) => name === undefined))
    throw new InputError(`${file} holds an operation without a name; its name becomes the id`);
  const listening = operations.find(({ operation }) => operation === "subscription");
  if (listening)
    throw new InputError(`${file} holds the subscription ${listening.name?.value}; leave it out`);
}

/** `./graphql/issues.graphql` for a file below the manifest's folder whose name the language has. */
function referenceTo(file: string, folder: string): string | null {
  const path = relative(folder, file).split(sep).join("/");
  return /^(?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]+\.(?:graphql|gql)$/.test(path) ? `./${path}` : null;
}

function reportOf(
  file: string,
  path: string,
  schema: GraphQLSchema,
  provider: string,
  names: ReadonlyMap<string, string>,
  text: string,
): ImportReport {
  const operations = [...names.keys()].map(operationOf);
  const vendor: Vendor = {
    file: basename(file),
    title: provider,
    description: schema.description ?? "",
    version: "",
    operations,
    unasked: [],
    resolve: () => undefined,
  };
  const ids = new Map(operations.map((each) => [each, names.get(each.id ?? "") ?? ""]));
  const nothing = { leftOut: [], losses: [], taken: [], left: [] };
  const manifest = shownPath(path);
  return { manifest, provider, isNew: true, vendor, ids, ...nothing, decisions: decisionsIn(text) };
}

function operationOf(id: string): VendorOperation {
  return {
    id,
    method: "POST",
    path: "/graphql",
    servers: [],
    places: [],
    summary: "",
    description: "",
    deprecated: false,
    parameters: [],
    cookies: [],
    body: null,
    replies: [],
    openErrors: [],
    hasOtherReplies: false,
    security: null,
    pointer: "",
  };
}
