import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import type { Tarball } from "./packed.ts";

/** Two tools that read tarballs; what is used of them, since they are installed with the tests only. */
interface Publint {
  publint(options: {
    readonly pack: { readonly tarball: ArrayBuffer };
    readonly strict: boolean;
  }): Promise<{ readonly messages: readonly unknown[]; readonly pkg: object }>;
}

interface PublintWords {
  formatMessage(message: unknown, pkg: object, options: { readonly color: boolean }): string;
}

interface Analysis {
  readonly types: unknown;
  readonly entrypoints: Readonly<Record<string, unknown>>;
  readonly problems: readonly { readonly kind: string }[];
}

interface TypesReview {
  createPackageFromTarballData(tarball: Uint8Array): unknown;
  checkPackage(
    tarball: unknown,
    options: { readonly excludeEntrypoints: readonly RegExp[] },
  ): Promise<Analysis>;
}

interface TypesProblems {
  problemAffectsResolutionKind(problem: unknown, kind: string, analysis: Analysis): boolean;
}

const engines = createRequire(new URL("../engines/package.json", import.meta.url));

async function load<Module>(name: string): Promise<Module> {
  // Not known to this project's compiler.
  return import(pathToFileURL(engines.resolve(name)).href);
}

/** What publint finds, suggestions included, in words. */
export async function publintFindings({ path }: Tarball): Promise<readonly string[]> {
  const { publint } = await load<Publint>("publint");
  const { formatMessage } = await load<PublintWords>("publint/utils");
  const tarball = new Uint8Array(readFileSync(path)).buffer;
  const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }));
}

/** What the types of a package are, as programs in ESM find them. */
export interface TypesFound {
  /** What has types: entries of code. */
  readonly entries: readonly string[];
  readonly problems: readonly string[];
}

/** How programs find a package that has ESM only: Node's way, and that of bundlers. */
const KINDS = ["node16-esm", "bundler"];

/** What "are the types wrong" finds in the entries that are code. */
export async function typesFound({ path }: Tarball): Promise<TypesFound> {
  const review = await load<TypesReview>("@arethetypeswrong/core");
  const { problemAffectsResolutionKind } = await load<TypesProblems>(
    "@arethetypeswrong/core/problems",
  );
  const tarball = review.createPackageFromTarballData(readFileSync(path));
  const analysis = await review.checkPackage(tarball, { excludeEntrypoints: [/\.(?:json|yaml)$/] });
  if (!analysis.types) return { entries: [], problems: ["there are no types"] };
  return {
    entries: Object.keys(analysis.entrypoints),
    problems: analysis.problems
      .filter((each) => KINDS.some((kind) => problemAffectsResolutionKind(each, kind, analysis)))
      .map((each) => JSON.stringify(each)),
  };
}
