import { printable } from "../../../packages/workflow/src/diagnostics/excerpt.ts";
import { counted } from "../../system/terminal/numbers.ts";
import type { Style } from "../../system/terminal/style.ts";
import { nameOf, type OperationIds } from "../draft/names.ts";
import type { LeftOut } from "../draft/obstacle.ts";
import { findingData, findingText, operationData } from "../drift/format.ts";
import type { Finding } from "../finding.ts";
import type { Loss } from "../losses/notes.ts";
import type { Vendor } from "../model.ts";
import type { Decision } from "./decisions.ts";

/** What was done with a document. */
export interface ImportReport {
  /** The file, as a person would write its path. */
  readonly manifest: string;
  readonly provider: string;
  /** Whether the file was not there before. */
  readonly isNew: boolean;
  readonly vendor: Vendor;
  /** Operations that were drafted, by their ids in the manifest. */
  readonly ids: OperationIds;
  readonly leftOut: readonly LeftOut[];
  /** What the operations that were drafted have in the vendor's document, and not in the draft. */
  readonly losses: readonly Loss[];
  /** Differences that are no more. */
  readonly taken: readonly Finding[];
  /** Differences that a person has to decide about. */
  readonly left: readonly Finding[];
  readonly decisions: readonly Decision[];
}

/** How many differences are printed. */
const MOST = 20;

/** How many names follow a count. */
const FEW = 3;

/** For people: what was done, why something was not, and what is left to them. */
export function asText(report: ImportReport, style: Style): string {
  const { taken, left, provider } = report;
  const command = `\`npx blockwright drift ${provider} --openapi FILE\` lists them`;
  const applied = [
    ...taken.slice(0, MOST).map(({ message }) => `applied: ${printable(message)}`),
    ...beyond(taken.length, "all of them are applied"),
    style("bold", summary(report)),
  ];
  const parts = [
    ...left.slice(0, MOST).map((finding) => findingText(finding, style)),
    ...beyond(left.length, command),
    applied.join("\n"),
    ...sections(report),
  ];
  return parts.map((part) => `${part}\n`).join("\n");
}

function beyond(count: number, what: string): readonly string[] {
  return count > MOST ? [`and ${counted(count - MOST, "more difference")}; ${what}`] : [];
}

function summary(report: ImportReport): string {
  const { manifest, isNew, ids, leftOut, losses, taken, left, decisions } = report;
  const done = isNew
    ? [`${counted(ids.size, "operation")} drafted`]
    : [
        `${counted(taken.length, "difference")} applied`,
        `${counted(ids.size, "operation")} added`,
        `${counted(left.length, "difference")} left to you`,
      ];
  const out = leftOut.length > 0 ? [`${counted(leftOut.length, "operation")} left out`] : [];
  const lost = losses.length > 0 ? [`${counted(losses.length, "part")} of them left out`] : [];
  const open = [`${counted(decisions.length, "decision")} left to you`];
  return `${manifest}: ${[...done, ...lost, ...out, ...open].join(", ")}`;
}

/** What is left, by kind: how often, and the first names or places. */
function sections(report: ImportReport): readonly string[] {
  const { leftOut, decisions, manifest } = report;
  const reasons = grouped(leftOut.map((each) => [each.reason, leftOutText(each)] as const));
  const parts = lossGroups(report);
  const places = decisions.map(({ kind, line }) => [kind, `:${line}`] as const);
  const kinds = grouped(places).map(
    ([kind, [first, ...more]]): Group => [kind, [`${manifest}${first}`, ...more]],
  );
  const isCut = [...reasons, ...parts, ...kinds].some(([, names]) => names.length > FEW);
  return [
    ...section("Left out:", reasons),
    ...section("Left out of what is drafted:", parts),
    ...section("Left to you, marked `# decide:`:", kinds),
    ...(isCut ? ["`--json` lists all of them."] : []),
  ];
}

/** How often there is something of a kind, where that is more than its names. */
type Group = readonly [kind: string, names: readonly string[], count?: number];

/** Losses by kind; those of one operation are one name. */
function lossGroups({ losses, vendor }: ImportReport): readonly Group[] {
  const operations = new Map(vendor.operations.map((each) => [each.pointer, each]));
  const kinds = grouped(losses.map((loss) => [loss.kind, loss] as const));
  return kinds.map(([kind, all]): Group => {
    const byOperation = grouped(all.map((loss) => [loss.operation, loss.detail] as const));
    const names = byOperation.map(([pointer, [first = "", ...more]]) => {
      const operation = operations.get(pointer);
      const details = `${first}${more.length > 0 ? `, and ${more.length} more` : ""}`;
      return operation ? `${nameOf(operation)} (${details})` : details;
    });
    return [kind, names, all.length];
  });
}

function grouped<Value>(
  pairs: readonly (readonly [key: string, value: Value])[],
): readonly (readonly [key: string, values: readonly Value[]])[] {
  const groups = new Map<string, Value[]>();
  for (const [key, value] of pairs) {
    const known = groups.get(key);
    if (known) known.push(value);
    else groups.set(key, [value]);
  }
  return [...groups];
}

function section(title: string, all: readonly Group[]): readonly string[] {
  const lines = all
    .map(([kind, names, count = names.length]) => ({ kind, names, count }))
    .toSorted((one, other) => other.count - one.count)
    .map(({ kind, names, count }) => {
      const few = names.slice(0, FEW).map(printable).join(", ");
      const others = names.length > FEW ? ` and ${names.length - FEW} more` : "";
      return `${String(count).padStart(6)}  ${printable(kind)}: ${few}${others}`;
    });
  return lines.length > 0 ? [[title, ...lines].join("\n")] : [];
}

function leftOutText({ operation, detail }: LeftOut): string {
  const name = nameOf(operation);
  return name.includes(detail) ? name : `${name} (${detail})`;
}

/** For programs. Members are added to it, never changed or removed. */
export function asJson(report: ImportReport): string {
  const { manifest, provider, vendor, ids, leftOut, losses, taken, left, decisions } = report;
  const { file, title, version } = vendor;
  const document = {
    format: 1,
    manifest,
    provider,
    vendor: { file, title, version },
    drafted: [...ids].map(([operation, id]) => ({ id, ...operationData(operation) })),
    leftOut: leftOut.map(({ operation, reason, detail }) => ({
      ...operationData(operation),
      reason,
      detail,
      pointer: operation.pointer,
    })),
    losses: losses.map(({ kind, detail, pointer, operation }) => ({
      kind,
      detail,
      pointer,
      operation,
    })),
    applied: taken.map(findingData),
    left: left.map(findingData),
    decisions,
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
