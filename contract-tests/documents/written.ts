import { joined } from "../oracle/body.ts";
import type { OperationContract, Schema, Value } from "../contract/types.ts";
import { listsOf } from "../oracle/placed.ts";
import { filledMembers, filledTemplate } from "../oracle/template.ts";
import { queryList } from "./form.ts";
import {
  leastFilling,
  membersKnown,
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
    const always = new Set(filledMembers(members, leastFilling(setting)).map(([name]) => name));
    return membersKnown(members, setting).map(({ name: own, schema: every, written }) => {
      const lists = place === "query" ? listsOf(written, operation) : "repeat";
      const { name, schema, required = always.has(own) } = queryList(own, { lists }, every);
      return [`${place} ${name}`, { required, schema }] as const;
    });
  });
  return Object.fromEntries(entries);
}

function settingOf(operation: OperationContract): Setting {
  return { operation, given: new Set() };
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
