import { addressOf } from "../address.ts";
import { draftedContent, encodeOf } from "../content.ts";
import type { Vendor, VendorOperation } from "../model.ts";
import type { Follow } from "../shape/node.ts";
import { oneLine } from "../words.ts";
import { draftCredentials } from "./credentials.ts";
import { draftErrors } from "./errors.ts";
import { mayHaveBody } from "./inputs.ts";
import { type OperationIds, operationIds } from "./names.ts";
import { type DraftSetting, draftOperation } from "./operation.ts";
import type { Remark } from "./print.ts";
import { shortName, tidy } from "./prose.ts";
import { operationRemarks, providerRemarks, schemaRemarks } from "./remarks.ts";
import { SchemaDrafts } from "./schemas.ts";
import type { ServerDraft } from "./server.ts";

/** A manifest as plain data in the order of writing, and what a person has to decide about it. */
export interface ManifestDraft {
  readonly manifest: object;
  readonly remarks: readonly Remark[];
  readonly ids: OperationIds;
  /** Names of its schemas. */
  readonly schemas: readonly string[];
}

/** What was found out about a draft before. */
interface Known {
  readonly server: ServerDraft;
  readonly follow: Follow;
  /** Names of schemas that cannot be said as the vendor has them. */
  readonly open: ReadonlySet<string>;
  /** Operations that give their replies as a whole. */
  readonly plain: ReadonlySet<VendorOperation>;
}

/** Drafts the manifest of a provider with these operations. */
export function draftManifest(
  provider: string,
  vendor: Vendor,
  operations: readonly VendorOperation[],
  { server: { server, params: places, open: undecided, locate }, follow, open, plain }: Known,
): ManifestDraft {
  const addresses = operations.flatMap(({ servers }) => servers).map(addressOf);
  const address = addresses.find((each) => each !== null) ?? null;
  const drafted = draftCredentials(operations, { address, taken: Object.keys(places) });
  const { auth, rules } = drafted;
  const params = { ...places, ...drafted.params };
  const setting: DraftSetting = {
    provider,
    ids: operationIds(provider, operations),
    locate,
    takenBy: drafted.takenBy,
    credentials: auth.map(({ name }) => name),
    sends: drafted.sends,
    reserved: [...auth.map(({ name }) => name), ...Object.keys(params)],
    plain,
    schemas: new SchemaDrafts({ resolve: vendor.resolve, open }),
    follow,
    isWritten: true,
    style: { encode: commonEncode(operations) },
  };
  const drafts = operations.map((theirs) => ({ theirs, ...draftOperation(theirs, setting) }));
  const replies = drafts.map((draft) => draft.errors);
  const errors = draftErrors(operations, replies, follow);
  const entries = drafts.map((draft) => {
    const own = Object.entries(draft.errors).filter(
      ([status, schema]) => errors.reply?.[status] !== schema,
    );
    const differing = own.length > 0 && { errors: { reply: Object.fromEntries(own) } };
    return [draft.id, { ...draft.operation, ...differing }] as const;
  });
  const schemas = setting.schemas.result();
  const manifest = {
    manifest: 2,
    provider,
    version: oneLine(vendor.version).slice(0, 200).trim() || "1",
    ...(setting.style.encode !== undefined && { encode: setting.style.encode }),
    block: blockOf(provider, vendor),
    server,
    auth: Object.fromEntries(auth.map(({ name, ...written }) => [name, written])),
    ...withMembers("rules", rules),
    ...withMembers("params", params),
    ...withMembers("errors", errors),
    ...withMembers("schemas", schemas),
    operations: Object.fromEntries(entries),
  };
  const remarks = [
    ...providerRemarks(operations, drafted, { ofServer: undecided, unasked: vendor.unasked }),
    ...schemaRemarks(Object.keys(schemas), open),
    ...drafts.flatMap((draft) => operationRemarks(draft.theirs, draft, setting)),
  ];
  return { manifest, remarks, ids: setting.ids, schemas: Object.keys(schemas) };
}

function blockOf(provider: string, { title, description }: Vendor): object {
  return {
    name: shortName(title, provider),
    description: tidy(description, title || provider),
    category: "tools",
  };
}

/** The one way in which all bodies are written, where it is not plain JSON. */
function commonEncode(operations: readonly VendorOperation[]): string | undefined {
  const contents = operations.flatMap(({ method, body }) => {
    const content = body && mayHaveBody(method) ? draftedContent(body) : undefined;
    return content ? [encodeOf(content)] : [];
  });
  const [only, ...more] = new Set(contents);
  return more.length > 0 ? undefined : only;
}

function withMembers(name: string, members: object): object {
  return Object.keys(members).length > 0 ? { [name]: members } : {};
}
