import { type CheckedManifest, checkAgain } from "../../emit/pipeline/check-again.ts";
import type { Roots } from "../../system/roots.ts";
import { watchFolders } from "../../system/watch-folders.ts";
import { bundleRuntime, runtimeFiles } from "../code/runtime.ts";
import type { LivePage } from "../data/types.ts";
import { appFiles } from "../site/app.ts";
import { blockBuilder, kept } from "../site/catalogue.ts";
import { type FilesOnDemand, filesOf, type MakeFile, RUNTIME } from "../site/files.ts";
import { siteHtml } from "../site/html.ts";
import { events } from "./events.ts";
import { readWorkflowTexts } from "../site/workflow-texts.ts";
import { type Found, LIVE, type LiveCatalogue, liveCatalogue } from "./live-catalogue.ts";
import { type Served, startServer } from "./server.ts";
import { readSince } from "./since.ts";
import { NO_RESULTS } from "../data/contract-report.ts";

/** What is previewed. */
export interface PreviewOptions {
  /** Port on 127.0.0.1; 0 takes a free one. */
  readonly port: number;
  /** Ids of providers; null: all. */
  readonly only: readonly string[] | null;
  /** What it is compared with; null: nothing. */
  readonly base: string | null;
}

/** The mocks beside the page. */
export interface Mocks extends Pick<Served, "mock"> {
  readonly page: LivePage["mock"];
  /** A provider has changed, or is gone: what runs for it is old. */
  changed(id: string): void;
}

/** The program around it. */
export interface Host {
  /** Makes the mocks of blocks as they are shown; starts none. */
  mocks(made: LiveCatalogue["made"]): Mocks;
  /** Hears of each change once it is on the page; first of everything that there is. */
  changed(changes: readonly CheckedManifest[], ms: number): void | Promise<void>;
  /** Everything can be looked at here. */
  ready(url: string): void;
  /** Hears why the folder of manifests cannot be read; null: it can again. */
  trouble(error: Error | null): void;
  readonly stopped: Promise<unknown>;
}

/**
 * Serves a page of manifests that follows them, until it is stopped. Throws an InputError where they cannot be read
 * at first, and what the system says where the port cannot be used.
 */
export async function preview(options: PreviewOptions, roots: Roots, host: Host): Promise<void> {
  const { port, only, base } = options;
  const { workspace } = roots;
  const pages = events();
  const files = latest<FilesOnDemand>();
  const since = base === null ? null : await readSince(base, only, roots);
  const live = liveCatalogue(blockBuilder(roots, NO_RESULTS), since);
  const mocks = host.mocks(live.made);
  const renewed = await renewing(roots, live);
  let trouble: string | null = null;
  const show = () => files.set(renewed({ mock: mocks.page, trouble, broken: live.broken() }));
  const check = checkAgain({ workspace, specs: workspace.specs, only });
  const server = await startServer(port, { files: files.get, events: pages, mock: mocks.mock });
  let isReady = false;
  const watcher = {
    async look() {
      const changes = await check();
      return { changes, workflows: readWorkflowTexts(workspace.workflows, workspace) };
    },
    async found(found: Found) {
      const { changes } = found;
      const started = performance.now();
      const paths = live.update(found);
      if (paths.length > 0 || !isReady) show();
      pages.changed(paths);
      for (const { name } of changes) mocks.changed(name);
      await host.changed(changes, performance.now() - started);
      if (!isReady) host.ready(server.url);
      isReady = true;
    },
    trouble(error: Error | null) {
      trouble = error?.message ?? null;
      show();
      pages.changed([LIVE]);
      host.trouble(error);
    },
  };
  try {
    await watchFolders([workspace.specs, ...workspace.workflows], watcher, host.stopped);
  } finally {
    await server.close();
  }
}

/** Gives everything that is served, by path; what of it is asked for again is made once. */
async function renewing(roots: Roots, live: LiveCatalogue) {
  const app = await appFiles(roots.installation);
  const runtime = runtimeFiles(roots);
  const constant = new Map<string, MakeFile>([
    ["index.html", () => siteHtml("live")],
    ...[...app].map(([path, text]) => [path, () => text] as const),
    // Whatever packages may come to import: a page that has loaded this module loads no other instead.
    [RUNTIME, kept(() => bundleRuntime(null, runtime))],
  ]);
  return (page: LivePage): FilesOnDemand => {
    const all = filesOf(live.catalogue(), runtime);
    const data = [...all].map(([path, make]) => [path, kept(make)] as const);
    return new Map<string, MakeFile>([...data, ...constant, [LIVE, () => JSON.stringify(page)]]);
  };
}

/** A value that may still come: until then everybody waits. */
function latest<Value>() {
  let arrive: (value: Value) => void = () => undefined;
  let value = new Promise<Value>((resolve) => {
    arrive = resolve;
  });
  return {
    get: () => value,
    set(next: Value) {
      arrive(next);
      value = Promise.resolve(next);
    },
  };
}
