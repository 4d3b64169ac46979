import type { LimitsContract, ParameterContract } from "./parameter-types.ts";
import type { ParameterWords } from "./words-types.ts";
import type { WrittenChoice, WrittenParameter } from "./written-types.ts";

interface Choice extends WrittenChoice {
  readonly key: string;
  readonly value: string | number | boolean;
}

type Of = Pick<WrittenParameter, "type" | "enum">;

/** The values that callers may give. */
export function choicesOf({ type, enum: allowed = [] }: Of): readonly Choice[] {
  if (isList(allowed)) return allowed.map((value) => ({ key: String(value), value }));
  return Object.entries(allowed).map(([key, said]) => ({
    key,
    value: type === "string" ? key : JSON.parse(key),
    ...(said !== null && typeof said === "object" ? said : { send: said }),
  }));
}

function isList(
  allowed: NonNullable<WrittenParameter["enum"]>,
): allowed is readonly (string | number)[] {
  return Array.isArray(allowed);
}

/** What travels for each value; null where it is the value itself. */
export function readTable(written: Of): ParameterContract["table"] {
  const sent = choicesOf(written).map(({ key, value, send = value, $omit }) => ({
    key,
    isItself: !$omit && send === value,
    send: $omit ? undefined : send,
  }));
  const isPartial = written.type === "boolean" && sent.length === 1;
  if (!isPartial && sent.every(({ isItself }) => isItself)) return null;
  const other = isPartial ? [[sent[0]?.key === "true" ? "false" : "true", undefined] as const] : [];
  return new Map([...sent.map(({ key, send }) => [key, send] as const), ...other]);
}

/** The values that callers may give; true and false go without saying. */
export function readAllowed(written: Of): Pick<LimitsContract, "enum"> {
  if (written.enum === undefined || written.type === "boolean") return {};
  return { enum: choicesOf(written).map(({ value }) => value as string | number) }; // no truth values
}

/** What people read of some. */
export function readValueWords(written: Of): Pick<ParameterWords, "values"> {
  const values = choicesOf(written).flatMap(({ value, label, deprecated }) =>
    label === undefined && deprecated === undefined
      ? []
      : [
          {
            value: value as string | number, // no truth values
            ...(label !== undefined && { label }),
            ...(deprecated !== undefined && { deprecated }),
          },
        ],
  );
  return values.length > 0 ? { values } : {};
}
