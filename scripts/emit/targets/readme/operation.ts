import { isCommaList } from "../../../language/ir/input-steps.ts";
import { addressesOf } from "../../../language/ir/address.ts";
import { conditionText } from "../../../language/ir/condition.ts";
import { valueType } from "../../../language/ir/input-definition.ts";
import { lookupHoles } from "../../../language/ir/call.ts";
import { requestText } from "../../../language/ir/lines.ts";
import type {
  CollectedPages,
  Effect,
  Example,
  Operation,
  Output,
  Parameter,
  Provider,
} from "../../../language/ir/types.ts";
import { jobOf, pollOf, resultOf } from "../operations/define.ts";
import { insteadOf } from "../operations/deprecated.ts";
import { isOptional } from "../output-schema.ts";
import {
  formatNumber,
  formatValue,
  joinSentences,
  outputText,
  parameterText,
} from "../sentences.ts";
import { callView } from "./call.ts";
import { checkedInputs } from "./inputs.ts";
import { takenNote } from "./taken.ts";
import { placeholderExample } from "./use.ts";
import { writtenNotes } from "./written.ts";

const EFFECTS: Readonly<Record<Effect, string>> = {
  read: "read-only",
  write: "changes data",
  cost: "costs credits",
};

/** One operation as the README shows it. */
export function operationView(provider: Provider, operation: Operation) {
  const { id, names, description, effect, outputs } = operation;
  return {
    id,
    method: names.method,
    anchor: anchorOf(operation),
    summary: firstSentence(description),
    request: requestText(operation),
    effect: EFFECTS[effect],
    description: joinSentences([description, deprecatedNote(provider, operation)]),
    inputs: operation.parameters.map(inputView),
    notes: [...lookupNotes(provider, operation), ...notes(operation)].map((text) => ({ text })),
    outputs: outputs.map((output) => outputView(operation, output)),
    example: exampleView(provider, operation),
  };
}

/** Where hosts of Markdown put the heading that is the operation's name. */
function anchorOf({ names }: Operation): string {
  return names.method.toLowerCase();
}

function firstSentence(description: string): string {
  const [first = ""] = description.trim().split(/(?<=[.!?])\s/);
  return joinSentences([first]);
}

function deprecatedNote(provider: Provider, operation: Operation): string | null {
  const instead = insteadOf(provider, operation, (method) => method);
  return instead === null ? null : `Deprecated. ${instead}`;
}

/** The first example that ends in outputs. */
function workedExample({ examples }: Operation): Example | null {
  return examples.find(({ result }) => result.kind === "output") ?? null;
}

function inputView(parameter: Parameter) {
  const { name, required, secret } = parameter;
  return {
    name,
    type: typeText(parameter),
    required: required ? "yes" : "",
    doc: joinSentences([parameterText(parameter), secret ? "Secret." : null]),
  };
}

function typeText({ type, shape, ...rest }: Parameter): string {
  if (shape === "object" || shape === "array") return `json ${shape}`;
  return isCommaList(rest) ? "string, comma-separated" : valueType(type);
}

/** Its own credentials and address, rules over several inputs, permissions, and statuses of error that are answers. */
const STORED = "The reply is a file, which `storeFile` of the context takes.";

function notes(operation: Operation): readonly string[] {
  const { scopes, accept, server, fetches, words } = operation;
  return [
    ...(words?.docs === undefined ? [] : [`The provider's page: ${words.docs}`]),
    ...[takenNote(operation) ?? []].flat(),
    ...operation.rules.map(({ message }) => joinSentences([message])),
    ...(fetches ? [fetchedText(fetches)] : []),
    ...(server
      ? [`Goes to ${addressesOf(server).join(" or ")}, and not where the others go.`]
      : []),
    ...(scopes.length > 0 ? [`Needs the scopes ${scopes.join(", ")}.`] : []),
    ...writtenNotes(operation),
    ...(operation.replies.some(({ file }) => file) ? [STORED] : []),
    ...accept.map(({ status }) => `A reply with status ${status} is an answer, not an error.`),
  ];
}

function fetchedText({ parameter, allowedHosts }: NonNullable<Operation["fetches"]>): string {
  return `Goes to the address in ${parameter}, which has to be https at a host that ends with ${allowedHosts.join(" or ")}; so has one that it redirects to.`;
}

/** What is called first, and for what. */
function lookupNotes(
  { operations }: Provider,
  { lookups = [], logins = [], hooks, parameters }: Operation,
): readonly string[] {
  const methodOf = (called: string) =>
    operations.find(({ id }) => id === called)?.names.method ?? called;
  const exchanged = logins.map(({ credential, call, keepMs }) => {
    const kept =
      keepMs === null
        ? "before every call"
        : `first, and keeps what it gives for ${keepMs} milliseconds, in memory or in keep of the context`;
    return `Exchanges ${credential} by ${methodOf(call)} ${kept}.`;
  });
  const found = lookups.map((lookup) => {
    const { call, take } = lookup;
    const called = operations.find(({ id }) => id === call);
    const { filter } = lookupHoles(lookup, called);
    const isSure = parameters.some(({ name, required }) => required && filter.includes(name));
    const needed = filter.length === 0 || isSure ? [] : [`${filter.join(" or ")} is given`];
    const asked = lookup.when
      ? [conditionText(lookup.when, { path: String, value: formatValue })]
      : [];
    const told = [...asked, ...needed].join(" and ");
    const given = told && `, if ${told},`;
    return `Calls ${methodOf(call)} first${given} and sends what it finds at ${take.path} as ${take.parameter.name}. A failure of it is a failure of this call.`;
  });
  const called = (hooks.calls ?? []).map(({ operation, most }) => {
    const times = most === 1 ? "once" : `up to ${most} times`;
    return `May call ${methodOf(operation)} ${times}, as its hooks decide.`;
  });
  return [...exchanged, ...found, ...called];
}

function outputView(operation: Operation, output: Output) {
  const { name, default: absent } = output;
  const given = valueType(output.type) + (output.nullable ? " or null" : "");
  return {
    name,
    type: isOptional(output) ? `${given}, optional` : given,
    doc: joinSentences([
      outputText(operation, output),
      absent === undefined ? null : `${formatValue(absent)} when absent.`,
    ]),
  };
}

/** How the operation is called, and what `execute` resolves to where the manifest shows it. */
function exampleView(provider: Provider, operation: Operation) {
  const example = workedExample(operation) ?? placeholderExample(operation);
  const { inputs } = checkedInputs(provider, operation, example);
  const { name, result } = example;
  return {
    code: callView(provider, operation, inputs),
    waits: waitsFor(provider, operation),
    isPage: operation.page !== null,
    collects: collectsView(operation.page?.collect),
    shown: result.kind === "output" ? { name, output: result.output } : null,
  };
}

/** How many items of all pages `execute` gives. */
function collectsView(collect: CollectedPages | undefined) {
  return collect ? { most: formatNumber(collect.max), limit: collect.limit } : null;
}

/** The operation whose outputs a finished job has. */
function waitsFor(provider: Provider, operation: Operation) {
  const job = jobOf(provider, operation);
  if (job === undefined) return null;
  const answer = resultOf(provider, job) ?? pollOf(provider, job);
  return { method: answer.names.method, anchor: anchorOf(answer) };
}
