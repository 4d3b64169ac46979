import type { Case, Reply, Sent } from "../contract/case.ts";
import { choicesOf } from "../contract/choices.ts";
import { contractOf } from "../contract/read.ts";
import type { Contract, OperationContract, ParameterContract, Value } from "../contract/types.ts";
import { asText } from "../oracle/text-reply.ts";
import { acceptedValues, refusedValues } from "./parameter-values.ts";
import type { Path } from "./position.ts";
import { type Calling, callingOf, documentedRequest, present, requestWith } from "./request.ts";
import type { Answer, Call, DocumentedExpectations, Inputs, Parameter, Refusal } from "./types.ts";

/**
 * Every expectation of a provider as a case; `isOpen` tells parameters of which no values are tried,
 * because it is not yet settled what they may be. Only of parameters in templates, the contract of the
 * manifest says where their values go.
 */
export function documentedCases(
  expectations: DocumentedExpectations,
  isOpen: (operation: string, parameter: string) => boolean = () => false,
  contract: () => Contract = () => contractOf(expectations.provider),
): readonly Case[] {
  const { provider, operations } = expectations;
  return Object.entries(operations).flatMap(([operation, expected]) => {
    const rows = Object.entries(expected.parameters).filter(([name]) => !isOpen(operation, name));
    const calling = callingOf(expectations, operation, contract);
    return [
      ...calls(calling),
      ...accepted(calling, rows),
      ...dependent(calling, rows),
      ...refused(calling, rows),
    ].map(({ title, member, inputs, expected: outcome }) => ({
      id: `${operation} documented: ${title}`,
      part: "documented" as const,
      provider,
      operation,
      title: `documented: ${title}`,
      inputs: present({ ...calling.shared, ...inputs }),
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
function calls(calling: Calling): readonly Expectation[] {
  const { least, calls: others, answers } = calling.expected;
  const expectation = (title: string, call: Call, member: Path): Expectation => ({
    title,
    inputs: call.inputs,
    expected: sent(calling, call),
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
function accepted(calling: Calling, rows: Rows): readonly Expectation[] {
  const { least } = calling.expected;
  return rows.flatMap(([name, parameter]) =>
    acceptedValues(parameter, readAs(calling, name)).flatMap((value) => {
      const { warnsOf = [] } = parameter;
      const inputs = { ...inputsBeside(least, parameter), [name]: value };
      const request = requestWith(calling, inputs);
      const warnings = warnsOf.includes(value) ? [name] : [];
      if (!request) return [];
      const expected = { ...sent(calling, least), request, warnings };
      return [{ title: valueTitle(name, value), inputs, expected, member: ["parameters", name] }];
    }),
  );
}

/** Each value of a parameter beside each value of the other one that says which of them suit it. */
function dependent(calling: Calling, rows: Rows): readonly Expectation[] {
  const { least, parameters } = calling.expected;
  return rows.flatMap(([name, { enumBy, ...parameter }]) => {
    const other = enumBy && parameters[enumBy.param];
    if (!other) return [];
    const { param, severity = "error", values } = enumBy;
    return choicesOf(other).flatMap(({ key, value: chosen }) =>
      choicesOf(parameter).flatMap(({ value }) => {
        const suits = values[key]?.includes(String(value)) ?? true;
        const title = `${valueTitle(name, value)} with ${valueTitle(param, chosen)}`;
        const inputs = { ...least.inputs, [param]: chosen, [name]: value };
        const member = ["parameters", name];
        const request = requestWith(calling, inputs);
        if (!request) return [];
        if (!suits && severity === "error")
          return [refusal(title, { inputs, names: [name] }, member)];
        const warnings = suits ? [] : [name];
        return [
          { title, inputs, expected: { ...sent(calling, least), request, warnings }, member },
        ];
      }),
    );
  });
}

/** Each value that is refused in the least call, each required input left out, and what is written out. */
function refused(calling: Calling, rows: Rows): readonly Expectation[] {
  const { expectations, expected, shared } = calling;
  const { least, parameters, refusals } = expected;
  const { written: provider } = expectations;
  const wrong = rows.flatMap(([name, parameter]) =>
    refusedValues(parameter, readAs(calling, name)).map((value) =>
      refusal(
        valueTitle(name, value),
        {
          inputs: { ...inputsBeside(least, parameter), [name]: value },
          names: [name],
        },
        ["parameters", name],
      ),
    ),
  );
  const required = Object.entries(parameters).flatMap(([name, each]) =>
    each.required ? [name] : [],
  );
  // One of several credentials is enough.
  const needed = Object.keys(shared).filter((name) => {
    const { [name]: credential } = Object(provider.facts["credentials"]);
    return Object(credential).required !== false;
  });
  const missing = [...needed, ...required].map((name) =>
    refusal(`without ${name}`, { inputs: { ...least.inputs, [name]: undefined }, names: [name] }, [
      "parameters",
      name,
    ]),
  );
  const others = Object.entries(refusals).map(([title, each]) =>
    refusal(title, each, ["refusals", title]),
  );
  return [...wrong, ...missing, ...others];
}

function refusal(
  title: string,
  { inputs, names, code = "invalid_input" }: Omit<Refusal, "inputs"> & Pick<Expectation, "inputs">,
  member: Path,
): Expectation {
  return { title, inputs, expected: { kind: "refused", inputs: names, code }, member };
}

/** The inputs of the least call that a value of a parameter stands beside. */
function inputsBeside({ inputs }: Call, { insteadOf, beside }: Parameter): Partial<Inputs> {
  const all = { ...inputs, ...beside };
  return insteadOf === undefined ? all : { ...all, [insteadOf]: undefined };
}

/** A parameter as its documentation has it. */
function readAs({ operation }: Calling, name: string): ParameterContract {
  const found = operation.parameters.find((each) => each.name === name);
  if (!found) throw new Error(`${operation.id} has no parameter ${name}`);
  return found;
}

function sent(calling: Calling, call: Call): Sent {
  const { warns = [], answer = calling.expected.least.answer } = call;
  return {
    kind: "sent",
    request: documentedRequest(calling, call),
    warnings: warns,
    reply: replyOf(answer, calling.operation),
    outcome:
      "output" in answer
        ? { kind: "output", output: answer.output }
        : { kind: "error", error: { ...answer.error, status: answer.status } },
  };
}

/** A reply of our own: that of the documents is part of what is tested. */
function replyOf({ status, headers = {}, body }: Answer, operation: OperationContract): Reply {
  const content = asText(operation, { status, headers, ...(body !== undefined && { body }) });
  return { ...content, example: null, declared: false };
}

/** `maxResults=41`; a long text by its length. */
function valueTitle(name: string, value: Value): string {
  const text = JSON.stringify(value);
  const isLong = typeof value === "string" && value.length > 60;
  return `${name}=${isLong ? `${value.length} characters` : text}`;
}
