import type { CallContract, OptionsContract, WrittenCall, WrittenOptions } from "./call-types.ts";
import { partsOf } from "./template-text.ts";

/** A call of another operation, wherever one is written. */
export function readCall({ call, with: inputs = {} }: WrittenCall): CallContract {
  const all = Object.entries(inputs).map(([name, value]) => [name, value, holeOf(value)] as const);
  return {
    call,
    given: Object.fromEntries(all.flatMap(([name, , hole]) => (hole ? [[name, hole]] : []))),
    fixed: Object.fromEntries(
      all.flatMap(([name, value, hole]) => (hole ? [] : [[name, unescaped(value)]])),
    ),
  };
}

/** Choices of a form: of an object the names of its members. */
export function readOptions(written: WrittenOptions, isObject: boolean): OptionsContract {
  const { take, label = take, type, search } = written;
  return {
    ...readCall(written),
    take,
    label: label.includes("{") ? label : `{${label}}`,
    ...(search !== undefined && { search }),
    ...(isObject && { members: true }),
    ...(type !== undefined && { type }),
  };
}

/** `{name}` or `{output.name}` */
function holeOf(value: unknown): string | undefined {
  return typeof value === "string" ? /^\{([a-z]\w*(?:\.\w+)*)\}$/i.exec(value)?.[1] : undefined;
}

/** A value, in which braces of texts are doubled. */
function unescaped(value: unknown): unknown {
  if (typeof value === "string") return partsOf(value).join("");
  if (Array.isArray(value)) return value.map(unescaped);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, unescaped(each)]));
}
