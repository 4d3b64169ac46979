import type { ManifestParameter } from "../../language/manifest/types.ts";
import { followVendor } from "../follow.ts";
import type { Vendor, VendorOperation } from "../model.ts";
import { draftCredentials } from "./credentials.ts";
import { draftErrors } from "./errors.ts";
import { operationId } from "./names.ts";
import { draftOperation } from "./operation.ts";
import { shortName, tidy } from "./prose.ts";
import { SchemaDrafts } from "./schemas.ts";

/** Drafts the manifest of a provider with these operations, as plain data in the order of writing. */
export function draftManifest(
  provider: string,
  vendor: Vendor,
  operations: readonly VendorOperation[],
): object {
  const follow = followVendor(vendor);
  const schemas = new SchemaDrafts(vendor.resolve, []);
  const auth = draftCredentials(operations);
  const { server, base, params } = draftServer(operations);
  const reserved = [...auth.map(({ param }) => param), ...Object.keys(params)];
  const setting = { provider, base, reserved, schemas, follow };
  const drafts = operations.map((theirs) => draftOperation(theirs, setting));
  const errors = draftErrors(
    operations,
    drafts.map((draft) => draft.errors),
    follow,
  );
  const entries = operations.map((theirs, index) => {
    const draft = drafts[index];
    const own = Object.entries(draft?.errors ?? {}).filter(
      ([status, schema]) => errors.reply?.[status] !== schema,
    );
    const differing = own.length > 0 && { errors: { reply: Object.fromEntries(own) } };
    return [operationId(provider, nameOf(theirs)), { ...draft?.operation, ...differing }] as const;
  });
  return {
    manifest: 1,
    provider,
    version: vendor.version || "1",
    block: {
      type: provider,
      name: shortName(vendor.title, provider),
      description: tidy(vendor.description, vendor.title || provider),
      category: "tools",
    },
    server,
    auth,
    ...(Object.keys(params).length > 0 && { params }),
    ...(Object.keys(errors).length > 0 && { errors }),
    ...withMembers("schemas", schemas.result()),
    operations: Object.fromEntries(entries),
  };
}

/** What an operation is called after. */
export function nameOf({ id, method, path }: VendorOperation): string {
  return id ?? `${method} ${path}`;
}

function withMembers(name: string, members: object): object {
  return Object.keys(members).length > 0 ? { [name]: members } : {};
}

/** Where callers' own installations answer, as a vendor's document names no host. */
const INSTANCE: ManifestParameter = {
  type: "string",
  required: true,
  visibility: "user-only",
  to: "none",
  description: "Address of the installation, beginning with https.",
  example: "https://api.example.com",
};

function draftServer(operations: readonly VendorOperation[]) {
  const urls = operations.flatMap(({ servers }) => servers).map((url) => url.replace(/\/$/, ""));
  const url = urls.find((each) => /^https:\/\/[^{}]+$/.test(each));
  if (url !== undefined) return { server: { url }, base: "", params: {} };
  const [path = ""] = urls.filter((each) => /^\/[^{}]*$/.test(each));
  const server = {
    url: "{instanceUrl}",
    normalize: ["trim", "strip-trailing-slashes"],
    allowedHosts: [".example.com"],
  };
  return { server, base: path, params: { instanceUrl: INSTANCE } };
}
