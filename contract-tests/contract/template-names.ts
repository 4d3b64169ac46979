import { partsOf } from "./template-text.ts";

/** Where names are made, and the names that are written beside them. */
export interface NamePlace {
  /** `body.fields` */
  readonly place: string;
  readonly in: "query" | "headers" | "body";
  readonly taken: readonly string[];
}

/** A name that one value makes, with what stands around that. */
export interface MadeName {
  readonly before: string;
  readonly by: string;
  readonly after: string;
}

/** Null where several values make a name. */
export function madeName(template: string): MadeName | null {
  const parts = partsOf(template);
  const holes = parts.filter((part) => typeof part !== "string");
  const [[choice] = []] = holes;
  if (holes.length !== 1 || holes[0]?.length !== 1 || choice?.kind !== "value") return null;
  const at = parts.findIndex((part) => typeof part !== "string");
  return {
    before: parts.slice(0, at).join(""),
    by: choice.name,
    after: parts.slice(at + 1).join(""),
  };
}
