import { joined } from "../oracle/body.ts";
import type { OperationContract, Schema, Value } from "../contract/types.ts";
import { filledMembers, filledTemplate } from "../oracle/template.ts";
import {
  hasFixedName,
  leastFilling,
  memberSchema,
  nameOf,
  openSchema,
  type Setting,
  templateSchema,
} from "./written-schema.ts";

/** The schema of a body that is written, with what is placed into it. */
export function writtenBody(body: Value, operation: OperationContract): Schema {
  const { carried, constants, encoding } = operation;
  const isMixed = [...carried, ...constants].some(({ place }) => place.in === "body");
  // Names of a form are flat; mock servers hold every request against them.
  if (isMixed || encoding.form !== null) return openSchema;
  return templateSchema(joined(body, operation), settingOf(operation));
}

/** Whether every request has a body that is written. */
export function isAlwaysWritten(body: Value, operation: OperationContract): boolean {
  return filledTemplate(body, leastFilling(settingOf(operation))) !== undefined;
}

/** What is written for a query or headers: whether every request has it, and its schema. */
export function promisedWritten(
  operation: OperationContract,
): Readonly<Record<string, { required: boolean; schema: Schema }>> {
  const { query, headers } = operation.templates;
  const setting = settingOf(operation);
  const places = [
    ["query", query],
    ["header", headers],
  ] as const;
  const entries = places.flatMap(([place, members]) => {
<<<<<<< HEAD
    const always = new Set(filledMembers(members, leastFilling(setting)).map(([name]) => name));
    return Object.entries(members).flatMap(([key, value]) => {
      if (!hasFixedName(key)) return [];
      const name = nameOf(key);
      const schema = memberSchema(key, value, setting);
      return [[`${place} ${name}`, { required: always.has(name), schema }] as const];
=======
    const always = new Set(filledMembers(members, leastFilling(operation)).map(([name]) => name));
    return namesOf(members).flatMap((key) => {
      const name = key.replace(/\?$/, "");
      const isFixed = key !== "..." && partsOf(name).every((part) => typeof part === "string");
      if (!isFixed) return [];
      return [[`${place} ${name}`, { required: always.has(name), schema: writtenSchema }] as const];
>>>>>>> words
    });
  });
  return Object.fromEntries(entries);
}

<<<<<<< HEAD
function settingOf(operation: OperationContract): Setting {
  return { operation, given: new Set() };
=======
/** The names as they are written, those of members that go together among them. */
function namesOf(members: Readonly<Record<string, Value>>): readonly string[] {
  return Object.entries(members).flatMap(([name, value]) =>
    name === "..."
      ? [value].flat().flatMap((each: Value) => Object.keys(Object(Object(each).$all)))
      : [name],
  );
}

/** Only what every call has. */
function leastFilling({ parameters }: OperationContract): Filling {
  return {
    parameter(name) {
      const parameter = parameters.find((each) => each.name === name);
      if (!parameter || !isAlwaysSent(parameter)) return undefined;
      if (parameter.convert === "csv" || parameter.shape === "array") return [];
      return parameter.type === "json" ? {} : "given";
    },
    inner: new Map(),
  };
>>>>>>> words
}

/** What a document says, without the schemas that the suite leaves open. */
export function withoutWritten(promised: unknown, documented: unknown): unknown {
  if (typeof promised !== "object" || promised === null) return documented;
  if (typeof documented !== "object" || documented === null) return documented;
  if ("written" in promised) return promised;
  if (Array.isArray(documented)) {
    const wanted: readonly unknown[] = Array.isArray(promised) ? promised : [];
    return documented.map((each, index) => withoutWritten(wanted[index], each));
  }
  const wanted = new Map(Object.entries(promised));
  return Object.fromEntries(
    Object.entries(documented).map(([name, each]) => [
      name,
      withoutWritten(wanted.get(name), each),
    ]),
  );
}
