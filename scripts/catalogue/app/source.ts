import type { Operation } from "../../../packages/runtime/src/index.ts";
import type { ComponentType } from "preact";
import type { BlockPage, Mock } from "../data/types.ts";

/** An emitted package, as the browser has loaded it: operations and the block by name. */
export type Package = Readonly<Record<string, unknown>>;

/** Where the page gets what it shows. */
export interface Source {
  /** Data by its path, such as `data/index.json`. Rejects where there is none. */
  json<Data>(path: string): Promise<Data>;
  /** The emitted package of a block. Rejects with the reason where it cannot run here. */
  package(page: BlockPage): Promise<Package>;
  /** Only where the page is served while manifests are edited. */
  readonly live?: Live;
}

/** What a page that is served while manifests are edited has beside. */
export interface Live {
  readonly mock: Mock;
  /** Calls `listener` whenever the data of this path has changed; gives what ends that. */
  onChange(path: string, listener: () => void): () => void;
  /** What is wrong with manifests; nothing where all is well. */
  readonly Trouble: ComponentType;
}

/** From files beside the page. */
export function fromFiles(): Source {
  const addressOf = (path: string) => new URL(path, document.baseURI).href;
  return {
    async json(path) {
      const reply = await fetch(addressOf(path));
      if (!reply.ok) throw new Error(`${path} cannot be loaded (status ${reply.status}).`);
      return reply.json();
    },
    async package({ code }) {
      if ("why" in code) throw new Error(code.why);
      return import(addressOf(code.file));
    },
  };
}

/** From the page itself: `data` by path, `packages` by id. */
export function fromPage(
  data: Readonly<Record<string, unknown>>,
  packages: Readonly<Record<string, Package>>,
): Source {
  return {
    async json<Data>(path: string) {
      if (!Object.hasOwn(data, path)) throw new Error(`${path} is not part of this page.`);
      return data[path] as Data; // what the same path holds in files
    },
    async package({ id, code }) {
      if ("why" in code) throw new Error(code.why);
      return packages[id] ?? {};
    },
  };
}

/** An operation of a package. */
export function operationIn(own: Package, method: string): Operation<object, object> {
  return own[method] as Operation<object, object>; // what the package exports by this name
}
