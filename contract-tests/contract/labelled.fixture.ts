import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { readContract } from "./read.ts";
import type { Contract } from "./types.ts";

const file = new URL("../../scripts/language/testdata/language/labels.yaml", import.meta.url);

/** A provider whose operations share a method and path. */
export function labelled(): Contract {
  return readContract(parse(readFileSync(file, "utf8")), "specs/labels.yaml");
}
