import { partsOf } from "../contract/template-text.ts";
import { mentioned } from "../contract/templates.ts";
import type { Lists, Schema, Value } from "../contract/types.ts";
import { filledMembers, filledTemplate } from "../oracle/template.ts";
import { type Field, fieldsOf, fixedFields, formOf } from "./form.ts";
import {
  constantOf,
  groupOf,
  hasFixedName,
  leastFilling,
  memberSetting,
  nameOf,
  type Setting,
  settingOfAll,
  templateSchema,
} from "./written-schema.ts";
import { anySchema } from "./values.ts";

type Members = Readonly<Record<string, Value>>;

/** A form that is written, by flat names. */
export function writtenForm(
  body: Value,
  setting: Setting,
  lists: Lists,
): { readonly required: boolean; readonly schema: Schema } {
  return formOf(writtenFields([], body, { ...setting, lists, isCertain: true }));
}

interface FormSetting extends Setting {
  readonly lists: Lists;
  /** Whether what is around is there in every request. */
  readonly isCertain: boolean;
}

function writtenFields(
  path: readonly string[],
  written: Value,
  setting: FormSetting,
): readonly Field[] {
  const { lists, isCertain } = setting;
  const fixed = constantOf(written, setting);
  if (fixed !== undefined) return fixedFields(path, fixed, lists, isCertain);
  if (Array.isArray(written)) return listFields(path, written, setting);
  if (typeof written !== "object" || written === null) {
    const parts = typeof written === "string" ? partsOf(written) : [];
    if (typeof written === "string" && parts.some((part) => typeof part !== "string"))
      return fieldsOf(path, templateSchema(written, setting), lists, isCertain);
    const text = typeof written === "string" ? parts.join("") : written;
    return fixedFields(path, text, lists, isCertain);
  }
  const members = written as Members; // it is no list
  if ("$each" in members) return [];
  if ("$join" in members || "$json" in members)
    return fieldsOf(path, templateSchema(written, setting), lists, isCertain);
  if ("$all" in members) {
    const group = members["$all"] ?? null;
    const inside = { ...setting, ...settingOfAll(group, setting), isCertain: false };
    return writtenFields(path, group, inside);
  }
  return memberFields(path, members, setting);
}

function memberFields(
  path: readonly string[],
  members: Members,
  setting: FormSetting,
): readonly Field[] {
  const always = new Set(filledMembers(members, leastFilling(setting)).map(([name]) => name));
  return Object.entries(members).flatMap(([key, value]) => {
    if (key === "...") {
      const groups = [value].flat().flatMap((each: Value): readonly Members[] => {
        const group = groupOf(each);
        return group ? [group] : [];
      });
      return groups.flatMap((group) => {
        const inside = { ...setting, ...settingOfAll(group, setting), isCertain: false };
        return memberFields(path, group, inside);
      });
    }
    if (!hasFixedName(key)) return [];
    const name = nameOf(key);
    return writtenFields([...path, name], value, {
      ...setting,
      ...memberSetting(key, value, setting),
      isCertain: setting.isCertain && always.has(name),
    });
  });
}

/** Objects of a list have places, which a document does not name. */
function listFields(
  path: readonly string[],
  items: readonly Value[],
  setting: FormSetting,
): readonly Field[] {
  const isPlain = (item: Value) => !isSpread(item) && !isObject(item);
  if (!items.every(isPlain)) return [];
  const schema = {
    type: "array",
    items: anySchema(items.map((item) => templateSchema(item, setting))),
  };
  const isCertain =
    setting.isCertain &&
    items.some(
      (item) =>
        mentioned(item).size === 0 && filledTemplate(item, leastFilling(setting)) !== undefined,
    );
  return fieldsOf(path, schema, setting.lists, isCertain);
}

function isSpread(item: Value): boolean {
  return typeof item === "string" && /^\.{3}\{/.test(item);
}

/** Whether it has members of its own, and is none of the words. */
function isObject(item: Value): boolean {
  if (typeof item !== "object" || item === null || Array.isArray(item)) return false;
  return !["$each", "$join", "$all", "$json"].some((word) => word in item);
}
