import type { Json, Operation, Parameter, Placement } from "../ir/types.ts";

/** A request as it leaves, apart from the address and the credential. */
export interface WireRequest {
  readonly method: string;
  /** Percent-encoded. */
  readonly path: string;
  /** Decoded. */
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Json;
}

type Values = Readonly<Record<string, Json | undefined>>;

/** The request that an operation sends for checked values: the mapping of the manifest, executed. */
export function requestOf(operation: Operation, values: Values): WireRequest {
  const sent = [
    ...operation.constants,
    ...operation.parameters.flatMap(({ placement, ...parameter }) => {
      const value = sentValue(parameter, values);
      return value === undefined ? [] : [{ placement, value }];
    }),
  ];
  const body = bodyOf(sent);
  return {
    method: operation.method,
    path: pathOf(operation.path, sent),
    query: textMembers(sent, "query"),
    headers: textMembers(sent, "header"),
    ...(body !== undefined && { body }),
  };
}

interface Sent {
  readonly placement: Placement;
  readonly value: Json;
}

function sentValue(
  { name, sendDefault, default: fallback, when }: Omit<Parameter, "placement">,
  values: Values,
): Json | undefined {
  if (when && (values[when.parameter] ?? when.fallback) !== when.equals) return undefined;
  return values[name] ?? (sendDefault ? fallback : undefined);
}

function pathOf(template: string, sent: readonly Sent[]): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const found = sent.find(
      ({ placement }) => placement.kind === "path" && placement.name === name,
    );
    return encodeURIComponent(String(found?.value));
  });
}

function textMembers(sent: readonly Sent[], kind: "query" | "header"): Record<string, string> {
  return Object.fromEntries(
    sent.flatMap(({ placement, value }) =>
      placement.kind === kind ? [[placement.name, String(value)]] : [],
    ),
  );
}

function bodyOf(sent: readonly Sent[]): Json | undefined {
  const whole = sent.find(({ placement }) => placement.kind === "body");
  if (whole) return whole.value;
  const body: Group = {};
  for (const { placement, value } of sent) {
    if (placement.kind === "property") setMember(body, placement.path, value);
  }
  return Object.keys(body).length === 0 ? undefined : body;
}

interface Group {
  [name: string]: Json | Group;
}

/** Sets a nested member, making the groups on the way; the check stage has refused clashes. */
function setMember(group: Group, [name = "", ...rest]: readonly string[], value: Json): void {
  if (rest.length === 0) {
    group[name] = value;
    return;
  }
  const inner = group[name];
  const next: Group = isGroup(inner) ? inner : {};
  group[name] = next;
  setMember(next, rest, value);
}

function isGroup(value: Json | Group | undefined): value is Group {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
