import { isDeepStrictEqual } from "node:util";
import type { CheckedManifest } from "../../emit/pipeline/check-again.ts";
import { hasError } from "../../emit/pipeline/compile.ts";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.ts";
import { internalError, startOf } from "../../language/diagnostics/internal-error.ts";
import { byCodeUnit } from "../../system/order.ts";
import { blockFile, toolsFile } from "../data/address.ts";
import { diagnosticLine } from "../data/diagnostic-line.ts";
import type { BrokenManifest, WorkflowPage } from "../data/types.ts";
import { type WorkflowText, workflowPages } from "../data/workflow-page.ts";
import type { BuildBlock, BuiltBlock, Catalogue } from "../site/catalogue.ts";
import type { Since } from "./since.ts";
import { withVersions } from "./versions.ts";

/** A catalogue that follows its manifests. */
export interface LiveCatalogue {
  /** Takes over what has changed, and makes no other block again. Gives the paths of data that has changed. */
  update(found: Found): readonly string[];
  /** As it is now. */
  catalogue(): Catalogue;
  /** Manifests with errors, in the order of their files. */
  broken(): readonly BrokenManifest[];
  /** What a block is made of, as it is shown; null: there is no such block. */
  made(id: string): Made | null;
}

/** What was found in the folders. */
export interface Found {
  readonly changes: readonly CheckedManifest[];
  /** All of them. */
  readonly workflows: readonly WorkflowText[];
}

/** The last good state of a manifest. */
export type Made = NonNullable<CheckedManifest["made"]>;

interface Shown extends Made {
  readonly built: BuiltBlock;
}

/** A manifest with errors. */
interface Broken {
  readonly file: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** What is wrong, as the page asks for it. */
export const LIVE = "data/live.json";

/** What tells of all blocks. */
const OVERVIEW = ["data/index.json", "data/search.json", "data/changes.json", LIVE];

/** Nothing is shown yet. `since` null: nothing is compared. */
export function liveCatalogue(build: BuildBlock, since: Since | null): LiveCatalogue {
  const shown = new Map<string, Shown>();
  const broken = new Map<string, Broken>();
  let workflows: readonly WorkflowPage[] = [];
  return {
    update({ changes, workflows: texts }) {
      const paths: string[] = [];
      for (const { name, file, diagnostics, made } of changes) {
        const before = shown.get(name);
        broken.delete(name);
        if (diagnostics === null) {
          since?.gone(name);
          shown.delete(name);
        } else {
          const next = made && shownOf(name, made, build, since);
          if (next && "provider" in next) shown.set(name, next);
          const found = [...diagnostics, ...(next && "reason" in next ? [next.reason] : [])];
          if (hasError(found)) broken.set(name, { file, diagnostics: found });
        }
        if (shown.get(name) !== before) paths.push(blockFile(name), toolsFile(name));
      }
      const providers = [...shown.values()].map(({ provider }) => provider);
      const before = workflows;
      workflows = workflowPages(texts, providers, providers);
      const drawn = isDeepStrictEqual(before, workflows) ? [] : workflowPaths([before, workflows]);
      return changes.length + drawn.length > 0 ? [...OVERVIEW, ...paths, ...drawn] : [];
    },
    catalogue: () => ({ ...catalogueOf(shown, broken, since), workflows }),
    broken: () =>
      [...broken]
        .map(([id, { file, diagnostics }]) => {
          return { id, file, isShown: shown.has(id), problems: linesOf(diagnostics) };
        })
        .toSorted((a, b) => byCodeUnit(a.file, b.file)),
    made: (id) => shown.get(id) ?? null,
  };
}

/** Makes one block; whatever one manifest makes us throw, the others are shown. */
function shownOf(
  name: string,
  { provider, spec }: Made,
  build: BuildBlock,
  since: Since | null,
): Shown | { readonly reason: Diagnostic } {
  try {
    const changes = since?.of(name, { provider, spec }) ?? [];
    return { provider, spec, built: withVersions(build(provider, changes)) };
  } catch (error) {
    return { reason: internalError(error, "Showing this manifest", startOf(spec.file)) };
  }
}

function catalogueOf(
  shown: ReadonlyMap<string, Shown>,
  broken: ReadonlyMap<string, Broken>,
  since: Since | null,
): Omit<Catalogue, "workflows"> {
  const ids = [...shown.keys()].toSorted(byCodeUnit);
  const unseen = [...broken].filter(([id]) => !shown.has(id));
  return {
    state: "the working tree",
    blocks: ids.flatMap((id) => shown.get(id)?.built ?? []),
    broken: unseen.map(([id, { file }]) => ({ id, file })),
    changes: since?.page() ?? null,
    report: null,
  };
}

function workflowPaths(lists: readonly (readonly WorkflowPage[])[]): readonly string[] {
  return [...new Set(lists.flat().map(({ id }) => `data/workflows/${id}.json`))];
}

/** What it is shown no longer for; warnings can wait. */
function linesOf(diagnostics: readonly Diagnostic[]): BrokenManifest["problems"] {
  return diagnostics.filter(({ severity }) => severity === "error").map(diagnosticLine);
}
