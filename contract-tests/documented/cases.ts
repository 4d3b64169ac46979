import type { Case, Reply, Sent } from "../contract/case.ts";
import type { Value } from "../contract/types.ts";
import { acceptedValues, refusedValues, travelling } from "./parameter-values.ts";
import type { Path } from "./position.ts";
import { documentedRequest, takesValues, withValue } from "./request.ts";
import type {
  Answer,
  Call,
  DocumentedExpectations,
  Inputs,
  OperationExpectations,
  Parameter,
  Refusal,
} from "./types.ts";

/**
 * Every expectation of a provider as a case; `isOpen` tells parameters of which no values are tried,
 * because it is not yet settled what they may be.
 */
export function documentedCases(
  expectations: DocumentedExpectations,
  isOpen: (operation: string, parameter: string) => boolean = () => false,
): readonly Case[] {
  const { provider } = expectations;
  return Object.entries(expectations.operations).flatMap(([operation, expected]) => {
    const rows = Object.entries(expected.parameters).filter(([name]) => !isOpen(operation, name));
    const placed = rows.filter(([, each]) => takesValues(each.in));
    return [
      ...calls(expectations, expected),
      ...accepted(expectations, expected, placed),
      ...dependent(expectations, expected, placed),
      ...refused(expectations, expected, rows),
    ].map(({ title, member, inputs, expected: outcome }) => ({
      id: `${operation} documented: ${title}`,
      part: "documented" as const,
      provider,
      operation,
      title: `documented: ${title}`,
      inputs: present({ ...expectations.shared, ...inputs }),
      expected: outcome,
      about: "documented",
      written: { file: expected.written.path, text: expected.written.text, member },
    }));
  });
}

/** Parameters with their names. */
type Rows = readonly (readonly [name: string, Parameter])[];

/** What differs from case to case; an undefined input is left out, also a shared one. */
interface Expectation extends Pick<Case, "title" | "expected"> {
  readonly inputs: Partial<Inputs>;
  /** Where the file says so. */
  readonly member: Path;
}

/** The calls and replies that are written out. */
function calls(
  { headers }: DocumentedExpectations,
  { least, calls: others, answers }: OperationExpectations,
): readonly Expectation[] {
  const expectation = (title: string, call: Call, member: Path): Expectation => ({
    title,
    inputs: call.inputs,
    expected: sent(call, least.answer, headers),
    member,
  });
  const written = Object.entries(others).map(([title, call]) =>
    expectation(title, call, ["calls", title]),
  );
  const answered = Object.entries(answers).map(([title, answer]) =>
    expectation(title, { ...least, answer }, ["answers", title]),
  );
  return [expectation("no more than needed", least, ["least"]), ...written, ...answered];
}

/** Each value of each parameter in the least call. */
function accepted(
  { headers }: DocumentedExpectations,
  { least, parameters }: OperationExpectations,
  rows: Rows,
): readonly Expectation[] {
  return rows.flatMap(([name, parameter]) =>
    acceptedValues(parameter).map((value) => {
      const { insteadOf, warnsOf = [] } = parameter;
      const expected = sent(least, least.answer, headers);
      const other = insteadOf && parameters[insteadOf]?.in;
      const freed =
        other && takesValues(other)
          ? withValue(expected.request, other, undefined)
          : expected.request;
      return {
        title: valueTitle(name, value),
        inputs: { ...leastInputs(least, insteadOf), [name]: value },
        expected: {
          ...expected,
          request: withValue(freed, parameter.in, travelling(parameter, value)),
          warnings: warnsOf.includes(value) ? [name] : [],
        },
        member: ["parameters", name],
      };
    }),
  );
}

/** Each value of a parameter beside each value of the other one that says which of them suit it. */
function dependent(
  { headers }: DocumentedExpectations,
  { least, parameters }: OperationExpectations,
  rows: Rows,
): readonly Expectation[] {
  return rows.flatMap(([name, { enumBy, ...parameter }]) => {
    const other = enumBy && parameters[enumBy.param];
    if (!other || !takesValues(other.in)) return [];
    const { param, severity = "error", values } = enumBy;
    return (other.enum ?? []).flatMap((chosen) =>
      (parameter.enum ?? []).map((value) => {
        const suits = values[chosen]?.includes(String(value)) ?? true;
        const title = `${valueTitle(name, value)} with ${valueTitle(param, chosen)}`;
        const inputs = { ...least.inputs, [param]: chosen, [name]: value };
        const member = ["parameters", name];
        if (!suits && severity === "error")
          return refusal(title, { inputs, names: [name] }, member);
        const expected = sent(least, least.answer, headers);
        const request = withValue(
          withValue(expected.request, other.in, chosen),
          parameter.in,
          value,
        );
        const warnings = suits ? [] : [name];
        return { title, inputs, expected: { ...expected, request, warnings }, member };
      }),
    );
  });
}

/** Each value that is refused in the least call, each required input left out, and what is written out. */
function refused(
  { shared }: DocumentedExpectations,
  { least, parameters, refusals }: OperationExpectations,
  rows: Rows,
): readonly Expectation[] {
  const wrong = rows.flatMap(([name, parameter]) =>
    refusedValues(parameter).map((value) =>
      refusal(
        valueTitle(name, value),
        {
          inputs: { ...leastInputs(least, parameter.insteadOf), [name]: value },
          names: [name],
        },
        ["parameters", name],
      ),
    ),
  );
  const required = Object.entries(parameters).flatMap(([name, each]) =>
    each.required ? [name] : [],
  );
  const missing = [...Object.keys(shared), ...required].map((name) =>
    refusal(`without ${name}`, { inputs: leastInputs(least, name), names: [name] }, [
      "parameters",
      name,
    ]),
  );
  const written = Object.entries(refusals).map(([title, each]) =>
    refusal(title, each, ["refusals", title]),
  );
  return [...wrong, ...missing, ...written];
}

function refusal(
  title: string,
  { inputs, names, code = "invalid_input" }: Omit<Refusal, "inputs"> & Pick<Expectation, "inputs">,
  member: Path,
): Expectation {
  return { title, inputs, expected: { kind: "refused", inputs: names, code }, member };
}

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
