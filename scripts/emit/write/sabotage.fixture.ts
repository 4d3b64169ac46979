import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const CHANGING = [
  "copyFileSync",
  "linkSync",
  "mkdirSync",
  "renameSync",
  "rmdirSync",
  "rmSync",
  "unlinkSync",
  "writeFileSync",
] as const;

/** Calls `strike` instead of the nth change of the file system from now on; returns the undoing. */
export function sabotage(nth: number, strike: () => never): () => void {
  const originals = CHANGING.map((name) => [name, Reflect.get(fs, name)] as const);
  let count = 0;
  for (const [name, original] of originals) {
    Reflect.set(fs, name, (...args: unknown[]) => {
      count += 1;
      return count === nth ? strike() : Reflect.apply(original, fs, args);
    });
  }
  syncBuiltinESMExports();
  return () => {
    for (const [name, original] of originals) Reflect.set(fs, name, original);
    syncBuiltinESMExports();
  };
}
