import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import type { ReplyFile, StoreFile } from "@blockwright/runtime";
import { storeAt } from "../kit/store-file.ts";

/** What a host was told of a file. */
export type ToldFile = Omit<ReplyFile, "stream">;

/** A host that stores files under the names that they are given, and drops what it has when a stream fails. */
export interface TrustingHost {
  readonly storeFile: StoreFile;
  /** The files of which it was told, in order. */
  readonly told: readonly ToldFile[];
  /** Whether it still stores or drops something, which it does in its own time. */
  isBusy(): boolean;
  /** What lies in and around its folder: path from there -> bytes. */
  kept(): Readonly<Record<string, number>>;
  remove(): void;
}

/** Makes its folder, deep inside one of its own, so that a name which leaves it is seen. */
export function trustingHost(): TrustingHost {
  const around = mkdtempSync(join(tmpdir(), "blockwright-host-"));
  const folder = join(around, "a/b/c/files");
  mkdirSync(folder, { recursive: true });
  const told: ToldFile[] = [];
  let storing = 0;
  return {
    told,
    isBusy: () => storing > 0,
    async storeFile(file, context) {
      const { stream: _, ...about } = file;
      told.push(about);
      storing++;
      await storeAt(`${folder}/${about.name ?? "unnamed"}`, file, context).finally(() => storing--);
      return { ...about };
    },
    kept() {
      const found = readdirSync(around, { recursive: true, encoding: "utf8" });
      const files = found
        .map((path) => join(around, path))
        .filter((path) => statSync(path).isFile());
      return Object.fromEntries(files.map((path) => [relative(folder, path), statSync(path).size]));
    },
    remove: () => rmSync(around, { recursive: true }),
  };
}
