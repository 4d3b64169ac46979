import { stringify } from "yaml";
import type { Change } from "./finding.ts";
import { memberPath } from "./path.ts";

/** The changes as YAML, each below a comment that names the file and the place. */
export function printChanges(changes: readonly Change[], spec: string): string {
  return changes
    .map(({ place, member, value }) => {
      const at = `# ${spec}: ${place.reduce(memberPath, "")}`;
      if (value === undefined) return `${at}: remove ${member}`;
      const text = stringify(value, { collectionStyle: "flow", lineWidth: 100 });
      return `${at}\n${keyOf(member)}: ${text.trimEnd()}`;
    })
    .join("\n");
}

/** Statuses stand without quotes. */
function keyOf(member: string): string {
  return /^\d+$/.test(member) ? member : stringify(member).trimEnd();
}
