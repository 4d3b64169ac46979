import { isMap, type Members } from "../../../packages/workflow/src/document/is-map.ts";
import type { Entry } from "./habit-texts.ts";

/** Allowed values, as other tools and version 1 say them. */
export const CHOICES: Entry = {
  keys: "options values choices oneOf map mapping valueMap valueMapping enumMap enumValues lookup",
  instead({ options, values, choices = values, oneOf = choices, ...others }) {
    const list = options ?? oneOf;
    const [first] = [list].flat();
    if (isMap(first) && "value" in first) return `write \`${labelledLine([list].flat())}\`${KEYS}`;
    if (list !== undefined) return "allowed values are listed under `enum`";
    const { map } = others;
    return `write \`${tableLine(isMap(map) ? map : { newest: "created_desc" })}\`; ${TRAVELS}`;
  },
};

const KEYS = "; the keys are what callers give, the labels what forms show";
const TRAVELS = "its keys are the allowed values, and what stands there travels";

/** How many of many values are enough to show the form. */
const FEW = 3;

/** A table of version 1: of true and false, what is not sent has no entry. */
function tableLine(table: Members): string {
  const sent = Object.entries(table).filter(([, value]) => !(isMap(value) && "$omit" in value));
  const members = sent
    .slice(0, FEW)
    .map(([key, value]) => `${key}: ${isPlain(value) ? String(value) : "{ send: ... }"}`);
  return `enum: { ${members.join(", ")} }`;
}

/** Values with names for people, in a list. */
export function labelledLine(list: readonly unknown[]): string {
  const all = list.slice(0, FEW).map((each) => {
    const { value = each, name = value, label = name } = isMap(each) ? each : {};
    return { value: String(value), label: String(label) };
  });
  if (all.every(({ value, label }) => value === label)) {
    return `enum: [${all.map(({ value }) => value).join(", ")}]`;
  }
  const members = all.map(({ value, label }) =>
    value === label ? `${value}: ${value}` : `${value}: { label: ${label} }`,
  );
  return `enum: { ${members.join(", ")} }`;
}

function isPlain(value: unknown): boolean {
  return typeof value !== "object" || value === null;
}
