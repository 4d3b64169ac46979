import { partItem } from "../cases/coverage/item.ts";
import type { Case, Reply, Sent } from "../contract/case.ts";
import type { Value } from "../contract/types.ts";
import { documentedRequest, withValue } from "./request.ts";
import type {
  Answer,
  Call,
  DocumentedExpectations,
  Inputs,
  OperationExpectations,
  Parameter,
  Refusal,
} from "./types.ts";

/** Every expectation of a provider as a case. */
export function documentedCases(expectations: DocumentedExpectations): readonly Case[] {
  const { provider } = expectations;
  return Object.entries(expectations.operations).flatMap(([operation, expected]) =>
    [
      ...calls(expectations, expected),
      ...accepted(expectations, expected),
      ...refused(expectations, expected),
    ].map(({ title, inputs, expected: outcome }) => ({
      id: `${operation} documented: ${title}`,
      part: "documented" as const,
      provider,
      operation,
      title: `documented: ${title}`,
      inputs: present({ ...expectations.shared, ...inputs }),
      expected: outcome,
      covers: [partItem({ provider, operation }, "documented").id],
    })),
  );
}

/** What differs from case to case; an undefined input is left out, also a shared one. */
interface Expectation extends Pick<Case, "title" | "expected"> {
  readonly inputs: Partial<Inputs>;
}

/** The calls and replies that are written out. */
function calls(
  { headers }: DocumentedExpectations,
  { least, calls: others = {}, answers = {} }: OperationExpectations,
): readonly Expectation[] {
  const written: readonly (readonly [string, Call])[] = Object.entries(others);
  const answered = Object.entries(answers).map(
    ([title, answer]) => [title, { ...least, answer }] as const,
  );
  const all = [["no more than needed", least] as const, ...written, ...answered];
  return all.map(([title, call]) => ({
    title,
    inputs: call.inputs,
    expected: sent(call, least.answer, headers),
  }));
}

/** Each value of each parameter in the least call. */
function accepted(
  { headers }: DocumentedExpectations,
  { least, parameters }: OperationExpectations,
): readonly Expectation[] {
  return Object.entries(parameters).flatMap(([name, { insteadOf, ...parameter }]) =>
    [...(parameter.values ?? []), ...(parameter.accepts ?? [])].map((value) => {
      const expected = sent(least, least.answer, headers);
      const other = insteadOf && parameters[insteadOf]?.in;
      const freed = other ? withValue(expected.request, other, undefined) : expected.request;
      return {
        title: valueTitle(name, value),
        inputs: { ...leastInputs(least, insteadOf), [name]: value },
        expected: {
          ...expected,
          request: withValue(freed, parameter.in, value),
          warnings: parameter.warnsOf?.includes(value) ? [name] : [],
        },
      };
    }),
  );
}

/** Each value that is refused in the least call, each required input left out, and what is written out. */
function refused(
  { shared }: DocumentedExpectations,
  { least, parameters, refusals = {} }: OperationExpectations,
): readonly Expectation[] {
  const rows = Object.entries(parameters);
  const wrong = rows.flatMap(([name, { type, refuses = [], insteadOf }]) =>
    [...new Set([...refuses, ofAnotherType[type]])].map((value) =>
      refusal(valueTitle(name, value), {
        inputs: { ...leastInputs(least, insteadOf), [name]: value },
        names: [name],
      }),
    ),
  );
  const required = rows.filter(([, parameter]) => parameter.required).map(([name]) => name);
  const missing = [...Object.keys(shared), ...required].map((name) =>
    refusal(`without ${name}`, { inputs: leastInputs(least, name), names: [name] }),
  );
  const written = Object.entries(refusals).map(([title, each]) => refusal(title, each));
  return [...wrong, ...missing, ...written];
}

function refusal(
  title: string,
  { inputs, names, code = "invalid_input" }: Omit<Refusal, "inputs"> & Pick<Expectation, "inputs">,
): Expectation {
  return { title, inputs, expected: { kind: "refused", inputs: names, code } };
}

const ofAnotherType: Readonly<Record<Parameter["type"], Value>> = {
  string: 5,
  number: "many",
  boolean: "maybe",
  json: "no JSON",
};

function leastInputs({ inputs }: Call, without?: string): Partial<Inputs> {
  return without === undefined ? inputs : { ...inputs, [without]: undefined };
}

function present(inputs: Partial<Inputs>): Case["inputs"] {
  return Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== undefined));
}

function sent(call: Call, usual: Answer, headers: DocumentedExpectations["headers"]): Sent {
  const { warns = [], answer = usual } = call;
  return {
    kind: "sent",
    request: documentedRequest(call, headers),
    warnings: warns,
    reply: replyOf(answer),
    outcome:
      "output" in answer
        ? { kind: "output", output: answer.output }
        : { kind: "error", error: { ...answer.error, status: answer.status } },
  };
}

/** A reply of our own: that of the documents is part of what is tested. */
function replyOf({ status, headers = {}, body }: Answer): Reply {
  return {
    status,
    headers,
    ...(body !== undefined && { body }),
    example: null,
    declared: false,
  };
}

/** `maxResults=41`; a long text by its length. */
function valueTitle(name: string, value: Value): string {
  const text = JSON.stringify(value);
  const isLong = typeof value === "string" && value.length > 60;
  return `${name}=${isLong ? `${value.length} characters` : text}`;
}
