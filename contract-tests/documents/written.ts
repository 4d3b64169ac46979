import { joined, withWritten } from "../oracle/body.ts";
import type { OperationContract, Schema, Value } from "../contract/types.ts";
import { allParameters, listsOf } from "../oracle/placed.ts";
import { filledMembers, filledTemplate } from "../oracle/template.ts";
import { schemaOfParts } from "./parts.ts";
import { queryList } from "./form.ts";
import { writtenForm } from "./written-form.ts";
import {
  CONSTANT,
  leastFilling,
  membersKnown,
  type Setting,
  templateSchema,
} from "./written-schema.ts";

/** The schema of a body that is written, with what is placed into it, and whether every request has it. */
export function writtenBody(
  body: Value,
  operation: OperationContract,
): { readonly required: boolean; readonly schema: Schema } {
  const { carried, constants, encoding, parameters } = operation;
  const places = constants.map(({ place }, index) => ({ place, value: { [CONSTANT]: index } }));
  const holes = carried.map(({ place, name }) => ({ place, value: `{${name}}` }));
  const all = [...places, ...holes].reduce<Value>(
    (written, { place, value }) =>
      place.in === "body" ? withWritten(written, place.path, value) : written,
    joined(body, operation),
  );
  const setting = settingOf({ ...operation, parameters: [...parameters, ...carried] });
  if (encoding.form !== null) return writtenForm(all, setting, encoding.form);
  const required = filledTemplate(all, leastFilling(setting)) !== undefined;
  const schema = templateSchema(all, setting);
  return {
    required,
    schema: encoding.parts === null ? schema : schemaOfParts(schema, encoding.parts),
  };
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
  const parameters = allParameters(operation);
  return { operation: { ...operation, parameters, lookups: [] }, given: new Set() };
}
