import { zoneIn } from "../../contract/steps.ts";
import { namesIn } from "../../contract/credential.ts";
import { isRest, namesInPath } from "../../contract/lines.ts";
import type {
  CredentialContract,
  OperationContract,
  ParameterContract,
} from "../../contract/types.ts";
import { lineFor } from "../line.ts";
import { isEscaped } from "../markup.ts";
import { placedValues } from "../placed.ts";
import { heldValue, isAnySegment, takesTime, travelling } from "../travelling.ts";
import { countingValue, isNothing, type Values } from "../values.ts";
import type { Unfit } from "./blame.ts";

const control = /[\p{Cc}\p{Cs}]/u;
const headerText = /^[\x20-\x7e\xa0-\xff]*$/;
const noMarkup = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
const dateTime = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/i;

/** Inputs whose values cannot stand where they would travel; credentials are among the values. */
export function unfitPlaces(operation: OperationContract, values: Values): readonly Unfit[] {
  const times = unfitTimes(operation, values);
  // What a hook makes of values decides whether they can travel.
  if (times.length > 0 || operation.hooks.request) return times;
  return [
    ...operation.credentials.flatMap((each) => unfitCredential(each, values)),
    ...operation.parameters.flatMap((each) => {
      const because = unfitAt(each, operation, values);
      return because === null ? [] : [blame(each.name, because)];
    }),
  ];
}

function blame(input: string, because: string): Unfit {
  return { input, because, code: "invalid_input" };
}

function unfitCredential({ name, send }: CredentialContract, values: Values): readonly Unfit[] {
  if (isNothing(values[name])) return [];
  const own = textOf(values, name);
  switch (send.in) {
    case "none":
      return [];
    case "path":
      return isSegment(own) ? [] : [blame(name, "segment")];
    case "query":
      return headerText.test(own) ? [] : [blame(name, "header text")];
    case "body":
      return control.test(own) ? [blame(name, "line break")] : [];
    case "header":
      return namesIn(send.text)
        .filter((part) => textOf(values, part) === "" || !headerText.test(textOf(values, part)))
        .map((part) => blame(part, "header text"));
    case "basic": {
      const parts = [...namesIn(send.user), ...namesIn(send.password)];
      const isUnfit = (text: string) => text === "" || control.test(text);
      const users = send.user === send.password ? [] : namesIn(send.user);
      return [
        ...parts
          .filter((part) => isUnfit(textOf(values, part)))
          .map((part) => blame(part, "line break")),
        ...users
          .filter((part) => textOf(values, part).includes(":"))
          .map((part) => blame(part, "colon")),
      ];
    }
  }
}

/** What is given, without white space around it. */
function textOf(values: Values, name: string): string {
  return isNothing(values[name]) ? "" : String(values[name]).trim();
}

/** Why a parameter cannot stand where it travels; null where it can. */
function unfitAt(
  parameter: ParameterContract,
  operation: OperationContract,
  values: Values,
): string | null {
  const { name, place, inHeader } = parameter;
  const given = heldValue(parameter, operation, values);
  if (given === undefined || operation.fetches?.name === name) return null;
  if (place.in === "path" && namesInPath(lineFor(operation, values)).includes(place.name)) {
    if (isAnySegment(parameter)) return null;
    const text = String(travelling(parameter, given) ?? "");
    const parts = isRest(operation, name) ? text.split("/") : [text];
    return parts.every(isSegment) ? null : "segment";
  }
  if (inHeader) {
    const sent = placedValues(operation, { [name]: given, ...values });
    const texts = sent.flatMap(({ place: { in: at }, value }) =>
      at === "header" && typeof value !== "object" ? [String(value).trim()] : [],
    );
    const own = typeof given === "string" ? given.trim() : JSON.stringify(given);
    const isUnfit = !headerText.test(own) && texts.some((text) => !headerText.test(text));
    return isUnfit ? "header text" : null;
  }
  if (!isEscaped(operation, parameter) || isAnySegment(parameter)) return null;
  return noMarkup.test(typeof given === "string" ? given : JSON.stringify(given)) ? "markup" : null;
}

function isSegment(text: string): boolean {
  return !/^\.{0,2}$/.test(text) && !control.test(text);
}

/** Texts that are no times, and names that are no time zones. */
function unfitTimes(operation: OperationContract, values: Values): readonly Unfit[] {
  const { parameters } = operation;
  return parameters.filter(takesTime).flatMap((parameter): readonly Unfit[] => {
    const { name, steps } = parameter;
    const zone = zoneIn(steps);
    const given = heldValue(parameter, operation, values);
    if (given === undefined) return [];
    if (!isMoment(String(given), zone !== undefined)) return [blame(name, "time")];
    const named = parameters.find((each) => each.name === zone);
    if (!named || isZone(String(countingValue(named, values)))) return [];
    return [blame(named.name, "zone")];
  });
}

/** Whether a text is a date, or a date-time with its offset; of a zone also one without. */
function isMoment(given: string, isLocal: boolean): boolean {
  const text = given.trim();
  const [, offset] = dateTime.exec(text) ?? [];
  if (!dateTime.test(text)) return false;
  const hasTime = /T/i.test(text);
  if (hasTime && offset === undefined && !isLocal) return false;
  const day = text.slice(0, 10);
  const date = new Date(day);
  const whole = hasTime && offset === undefined ? `${text}Z` : text;
  return (
    Number.isFinite(date.valueOf()) &&
    date.toISOString().startsWith(day) &&
    Number.isFinite(Date.parse(whole))
  );
}

function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone }));
  } catch {
    return false;
  }
}
