import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { parse } from "yaml";
import { convertText } from "../../scripts/language/version-1/text.ts";
import { shown, workspace } from "../settings/workspace.ts";
import { requestLine } from "./request-line.ts";
import type { OperationContract } from "./types.ts";
import type { WrittenManifest } from "./written-types.ts";

const { specs, generated } = workspace;

/** The request that an example declares. */
export interface DeclaredRequest {
  readonly method: string;
  /** Percent-encoded. */
  readonly path: string;
  /** Decoded. */
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** One example of a manifest, as far as the contract tests read it. */
export interface ManifestExample {
  readonly params: Readonly<Record<string, unknown>>;
  readonly request?: DeclaredRequest;
  readonly reply: {
    readonly status: number;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: unknown;
  };
  readonly output?: unknown;
  readonly error?: Readonly<Record<string, unknown>>;
}

/** A manifest, as far as the contract tests read it. */
export interface ContractManifest {
  readonly provider: string;
  readonly auth: Readonly<Record<string, { readonly to?: string }>>;
  readonly params?: Readonly<Record<string, { readonly example?: unknown }>>;
  readonly rules?: readonly { readonly exactlyOne?: readonly string[] }[];
  readonly operations: Readonly<
    Record<string, { readonly examples?: Readonly<Record<string, ManifestExample>> }>
  >;
}

/** The manifest of a provider. */
export function manifestOf(provider: string): ContractManifest {
  return parse(textOf(provider));
}

/** Its text; one of version 1 in the words of version 2, as the tool writes it. */
function textOf(provider: string): string {
  return convertText(readFileSync(specOf(provider), "utf8"));
}

/** Its path, as people write it: `specs/books.yaml`. */
export function shownSpec(provider: string): string {
  return shown(specOf(provider));
}

function specOf(provider: string): string {
  return join(specs, `${provider}.yaml`);
}

/** A manifest with its text, to say where something stands. */
export interface ManifestFile {
  /** `specs/books.yaml` */
  readonly path: string;
  readonly text: string;
  readonly manifest: WrittenManifest;
}

/** The file of a provider's manifest. */
export function manifestFileOf(provider: string): ManifestFile {
  const text = textOf(provider);
  return { path: shownSpec(provider), text, manifest: parse(text, { stringKeys: true }) };
}

/** Path of the emitted OpenAPI document of a provider. */
export function documentOf(provider: string): string {
  return join(generated, provider, "openapi.yaml");
}

/** An emitted OpenAPI document, as far as the contract tests read it. */
interface OpenApiDocument {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { operationId: string; responses: Responses }>>>
  >;
}

type Responses = Readonly<
  Record<string, { content?: Record<string, { examples?: Record<string, { summary: string }> }> }>
>;

/** What an operation is found by in an emitted document. */
export type Documented = Pick<OperationContract, "id" | "method" | "path" | "label">;

/** Finds the key that an emitted document gives to an example, for `Prefer: example=<key>`. */
export function exampleKeys(provider: string) {
  // Printed by js-yaml, which reads it in a fifteenth of the time; its shape is that of our own target.
  const document = load(readFileSync(documentOf(provider), "utf8")) as OpenApiDocument;
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]) => ({
      ...each,
      line: requestLine({ method, path }),
    })),
  );
  return (operation: Documented, status: number, name: string): string | undefined => {
    const line = requestLine(operation);
    const own = operations.find(({ operationId }) => operationId === operation.id);
    // Where operations share a method and path, the keys of examples begin with the label.
    const { responses } = own ?? operations.find((each) => each.line === line) ?? {};
    const { content } = responses?.[status] ?? {};
    const [json] = Object.entries(content ?? {}).filter(([type]) => type.endsWith("json"));
    const examples = Object.entries(json?.[1].examples ?? {});
    const isOwn = (key: string) => own || key.startsWith(`${operation.label}.`);
    return examples.find(([key, { summary }]) => isOwn(key) && summary === name)?.[0];
  };
}
