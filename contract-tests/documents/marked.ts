import { rewritingsIn } from "../contract/steps.ts";
import { namesInPath } from "../contract/lines.ts";
import { remembered } from "../contract/remembered.ts";
import type { Contract, OperationContract, ParameterContract, Value } from "../contract/types.ts";
import { allParameters } from "../oracle/placed.ts";
import { requestOf } from "../oracle/request.ts";
import { isOfJson } from "../oracle/travelling.ts";
import { MADE_NUMBER, type Requested, segmentsOf, withTimes } from "./requests.ts";

const MARK = /^~input:(\w+)~$/;

/** The name of the input whose mark a value is. */
export function markedName(value: unknown): string | undefined {
  return typeof value === "string" ? MARK.exec(value)?.[1] : undefined;
}

/** Whether a value has a mark in it, or what is made anew for each call. */
export function hasMarks(value: unknown): boolean {
  if (value === undefined) return false;
  return /~|1700000000/.test(JSON.stringify(value));
}

/** Requests with a mark in the place of each value, so that the oracle itself says where an input goes. */
export interface Marked {
  readonly whole: Requested | undefined;
  /** Each lacks one input, in the place of which another may go. */
  readonly lacking: readonly Requested[];
  /** Only with what each request has. */
  readonly least: Requested | undefined;
}

export const markedRequests = remembered((contract: Contract, line: OperationContract): Marked => {
  const { lines: _, fetches: __, ...one } = bare(line);
  const all = [...line.carried, ...allParameters(line)];
  const made = (inputs: readonly ParameterContract[], mediaType = "~"): readonly Requested[] => {
    const values = Object.fromEntries(inputs.map((each) => [each.name, markOf(each, mediaType)]));
    const request = attempt(() => requestOf(contract, one, values, {}));
    const segments = request && segmentsOf(line, request.path);
    return segments ? [{ id: "marked", request: withTimes(request), segments }] : [];
  };
  const inPath = namesInPath(line);
  const always = all.filter((each) => isAlwaysSent(each) || inPath.includes(each.name));
  return {
    whole: made(all)[0],
    lacking: all.flatMap((left) => made(all.filter((each) => each !== left))),
    // The media type of a file may not be known.
    least: made(always, "")[0],
  };
});

/** Undefined where the values make no request. */
function attempt<Made>(make: () => Made): Made | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

/** Whether every request has the value of an input. */
function isAlwaysSent(input: ParameterContract): boolean {
  const { when, required, sendDefault, table } = input;
  if ([...(table?.values() ?? [])].includes(undefined)) return false;
  return !when && (required || (sendDefault && input.default !== undefined));
}

/** The operation as if nothing were made of its inputs on their way, and they were all that it sends. */
function bare(operation: OperationContract): OperationContract {
  const server = { url: "https://marked.test", allowedHosts: [] };
  const plain = ({ default: _, ...each }: ParameterContract): ParameterContract => ({
    ...each,
    sendDefault: false,
    table: null,
    steps: rewritingsIn(each.steps).filter((one) => isOfJson(one) || each.type === "file"),
    when: null,
  });
  return {
    ...operation,
    server,
    credentials: [],
    idempotencyKey: null,
    parameters: operation.parameters.map(plain),
    filled: operation.filled.map(plain),
    lookups: operation.lookups.map((lookup) => ({
      ...lookup,
      gives: lookup.gives.map((each) => ({ ...each, parameter: plain(each.parameter) })),
    })),
  };
}

function markOf({ name, type, shape, convert }: ParameterContract, mediaType: string): Value {
  const mark = `~input:${name}~`;
  if (type === "file") return { name: "~", mediaType, size: MADE_NUMBER, base64: mark };
  if (shape === "array") return [{ [mark]: mark }];
  if (type === "json") return { [mark]: mark };
  return convert === "csv" ? [mark] : mark;
}
