import type { Operation } from "./types.ts";

/** Whether a header says which media types the reply may have. */
export function isAccept(header: unknown): boolean {
  return String(header).toLowerCase() === "accept";
}

/**
 * The media types that every request asks for, where the manifest writes them as they are: in their order,
 * without those that stand for several. OpenAPI has them as those of the replies.
 */
export function askedTypes({ written }: Pick<Operation, "written">): readonly string[] {
  const values = written.headers.map((each) =>
    each.kind === "member" && isAccept(each.name) && each.value.kind === "value"
      ? each.value.value
      : null,
  );
  const own = values.find((value) => typeof value === "string") ?? "";
  // How much one is liked is no part of its name.
  const types = String(own)
    .split(",")
    .map((type) => type.replace(/;\s*q=[^;]*/i, "").trim());
  return types.filter((type) => /^[^*/]+\/[^*/]+$/.test(type));
}
