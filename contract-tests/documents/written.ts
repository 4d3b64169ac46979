import { partsOf } from "../contract/template-text.ts";
import type { OperationContract, Schema, Value } from "../contract/types.ts";
import { filledMembers, filledTemplate, type Filling } from "../oracle/template.ts";
import { isAlwaysSent } from "./values.ts";

/** The schema of what is written as it travels: mock servers hold every request against it. */
export const writtenSchema: Schema = { written: true };

/** Whether every request has a body that is written. */
export function isAlwaysWritten(body: Value, operation: OperationContract): boolean {
  return filledTemplate(body, leastFilling(operation)) !== undefined;
}

/** What is written for a query or headers: whether every request has it. */
export function promisedWritten(
  operation: OperationContract,
): Readonly<Record<string, { required: boolean; schema: Schema }>> {
  const { query, headers } = operation.templates;
  const places = [
    ["query", query],
    ["header", headers],
  ] as const;
  const entries = places.flatMap(([place, members]) => {
    const always = new Set(filledMembers(members, leastFilling(operation)).map(([name]) => name));
    return namesOf(members).flatMap((key) => {
      const name = key.replace(/\?$/, "");
      const isFixed = key !== "..." && partsOf(name).every((part) => typeof part === "string");
      if (!isFixed) return [];
      return [[`${place} ${name}`, { required: always.has(name), schema: writtenSchema }] as const];
    });
  });
  return Object.fromEntries(entries);
}

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
}

/** What a document says, without the schemas of what is written. */
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
