import { isMap, isScalar, type Node, type Scalar, type YAMLMap } from "yaml";
import { depthLimit, sizeLimit } from "../../templates/workflow/document/read.ts";
import { composeYaml } from "../../templates/workflow/document/yaml-document.ts";
import { quickRead } from "../manifest/quick-read.ts";
import { shapeErrors } from "../manifest/shape.ts";
import { drafts } from "./drafts.ts";
import { applied, rewrite } from "./edit.ts";
import type { Migration } from "./migration.ts";

/** Every step of the language, oldest first. */
const MIGRATIONS: readonly Migration[] = [drafts];

/** Version of the language that this tool reads. */
export const CURRENT = 1;

/** A manifest in the current version as far as the steps go, and the version that it had. */
export interface Migrated {
  readonly text: string;
  /** Null when the text is no YAML, or names no version. */
  readonly from: number | null;
}

/** A manifest in the current version of the language. What needs no change stays byte for byte. */
export function migrateText(text: string): string {
  return migrate(text).text;
}

/** Like `migrateText`, and tells the version. A manifest that is right as it is stays as it is. */
export function migrate(text: string): Migrated {
  const value = quickRead(text);
  // Most manifests: told in a fraction of the time that places of nodes take.
  if (value !== undefined && shapeErrors(value).length === 0) return { text, from: CURRENT };
  const from = claimIn(text);
  return MIGRATIONS.reduce<Migrated>(step, { text, from });
}

function step({ text, from }: Migrated, migration: Migration): Migrated {
  const found = read(text);
  if (!found || !migration.claims.includes(found.version)) return { text, from };
  const { document, root, claim, version } = found;
  const edits = migration.edits(document, root, text);
  if (version !== migration.from && edits.length === 0) return { text, from };
  const renumbered = version === migration.to ? [] : [rewrite(text, claim, migration.to)];
  return {
    text: applied(text, [...edits, ...renumbered]),
    from: Math.min(from ?? migration.from, migration.from),
  };
}

function claimIn(text: string): number | null {
  return read(text)?.version ?? null;
}

interface Versioned {
  readonly document: NonNullable<ReturnType<typeof composeYaml>["document"]>;
  readonly root: YAMLMap<Node, Node>;
  readonly claim: Scalar<number>;
  readonly version: number;
}

function read(text: string): Versioned | null {
  if (Buffer.byteLength(text) > sizeLimit) return null;
  const { document } = composeYaml(text, depthLimit);
  const root = document?.contents;
  if (!document || document.errors.length > 0 || !isMap<Node, Node>(root)) return null;
  const claim = root.get("manifest", true);
  if (!isScalar<number>(claim) || typeof claim.value !== "number") return null;
  return { document, root, claim, version: claim.value };
}
