import { FAILED } from "../../../contract-tests/report/coverage.ts";
import type { ContractReport, OperationReport } from "../../../contract-tests/report/types.ts";

/** One thing that the suite says against a manifest. */
export interface Failure {
  /** What failures of one cause share: without names and numbers of the case. */
  readonly kind: string;
  /** The first of it that the suite says. */
  readonly text: string;
}

/** Everything that the suite says against the manifest of this id. */
export function failuresOf(report: ContractReport, id: string): readonly Failure[] {
  const own = report.providers.find(({ provider }) => provider === id);
  const made = (about: string, text: string, where = ""): Failure => ({
    kind: `${about}: ${plain(text, id)}`,
    text: where ? `${where}: ${text}` : text,
  });
  if (!own) return [made("absent", "the suite says nothing of it")];
  const others = report.otherFailures.filter(({ name, message }) =>
    new RegExp(`\\b${id}(?![0-9])`).test(`${name} ${message}`),
  );
  return [
    ...(own.problem === undefined ? [] : [made("problem", own.problem)]),
    ...own.operations.flatMap((operation) => [
      ...failedCases(operation, made),
      ...uncovered(operation, made),
    ]),
    ...others.map(({ message }) => made("documents", lineOf(message, id))),
  ];
}

type Make = (about: string, text: string, where?: string) => Failure;

function failedCases({ cases }: OperationReport, made: Make): readonly Failure[] {
  return cases.flatMap((each) =>
    each.state === "failed"
      ? [made(each.part, (each.failures[0] ?? "failed").replace(`${each.id}: `, ""), each.id)]
      : [],
  );
}

function uncovered({ id, coverage }: OperationReport, made: Make): readonly Failure[] {
  return Object.entries(coverage).flatMap(([kind, { missing }]) =>
    missing.flatMap(({ text, reason }) =>
      // What a failed case covers is told by the case.
      reason === FAILED ? [] : [made(`coverage of ${kind}`, `${text}: ${reason}`, id)],
    ),
  );
}

/** The first line of a message that is about this manifest. */
function lineOf(message: string, id: string): string {
  return message.split("\n").find((line) => line.includes(id)) ?? message;
}

/** A text without what belongs to one case alone. */
function plain(text: string, id: string): string {
  const [line = ""] = text.split("\n");
  return line
    .replaceAll(id, "ID")
    .replace(/"(?:[^"\\]|\\.)*"/g, '"…"')
    .replace(/\d+/g, "N")
    .slice(0, 120);
}
