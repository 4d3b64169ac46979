import { isManagedHeader } from "../../language/check/headers.ts";
import { allSent, credentialsOf, placeOf } from "../../language/ir/credentials.ts";
import { pathHoles } from "../../language/ir/path-holes.ts";
import type { Member, Operation, Parameter, Provider, Template } from "../../language/ir/types.ts";
import { compareBody } from "./bodies.ts";
import type { Facts } from "./facts.ts";
import type { ParameterPart } from "./parameters.ts";
import type { Parts } from "./parts.ts";
import { compareTemplate, compareWhole } from "./templates.ts";
import { compareValue, metAt, type Sides, type Taken } from "./value.ts";

/** Reports what a request of the vendor has, and that of the draft lacks. */
export function compareRequest(
  parts: Parts,
  operation: Operation,
  provider: Provider,
  sides: Sides,
): void {
  const sent = allSent(operation);
  const byPosition = inPath(parts, operation, sent);
  const own = [...credentialsOf(provider, operation), ...provider.auth];
  const sends = own.flatMap((each) => each.sent.map(placeOf));
  for (const part of parts.parameters) {
    const isSent = sends.some(({ kind, name }) => isSame(part, kind, name));
    if (isSent || (part.in === "header" && FOREIGN.test(part.name))) continue;
    if (part.in === "path") {
      const parameter = byPosition.get(part.name);
      if (parameter) compareInPath(part, parameter, operation, sides);
      // A path has the word on which parameters it has.
      else if (parts.path.includes(`{${part.name}}`)) missing(part, sides);
    } else comparePlaced(part, operation, sent, sides);
  }
  compareBody(parts, operation, sides);
}

function isSame({ in: place, name }: ParameterPart, kind: string, other: string): boolean {
  if (place !== kind) return false;
  return kind === "header" ? name.toLowerCase() === other.toLowerCase() : name === other;
}

/** Headers that other parts of a document describe, the connection decides or a signature brings. */
const FOREIGN =
  /^(?:accept|authorization|content-(?:type|length)|connection|host|(?:accept|transfer)-encoding|x-amz-(?:content-sha256|date|algorithm|credential|security-token|signature|signedheaders))$/i;

/** Parameters of a path by the vendor's names for them; a base before it may have its own. */
function inPath(
  { path }: Parts,
  operation: Operation,
  sent: readonly Parameter[],
): ReadonlyMap<string, Parameter> {
  const theirs = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name);
  const ours = pathHoles(operation.path).slice(-theirs.length || undefined);
  const pairs = theirs.flatMap((name, index) => {
    const parameter = sent.find((each) => each.name === ours[index]?.name);
    return parameter ? [[name, parameter] as const] : [];
  });
  return new Map(pairs);
}

function comparePlaced(
  part: ParameterPart,
  operation: Operation,
  sent: readonly Parameter[],
  sides: Sides,
): void {
  const facts = sides.theirs.factsOf(part.node);
  // Of an object whose members travel apart, one may be called as the whole.
  const template = facts.members.has(part.name)
    ? undefined
    : (placedAt(part, part.name, operation, sent) ??
      // Items of a list may travel under a name with brackets.
      placedAt(part, `${part.name}[]`, operation, sent));
  if (template) compareReserved(part, facts, sides);
  if (template) return compareTemplate(takenOf(part), { template, parameters: sent }, sides);
  const apart = [...facts.members].map(([member, node]) => {
    const names = [`${part.name}[${member}]`, `${part.name}.${member}`, member];
    const found = names.map((name) => placedAt(part, name, operation, sent)).find((each) => each);
    return { member, node, found };
  });
  if (!apart.some(({ found }) => found)) return missing(part, sides);
  compareReserved(part, facts, sides);
  compareWhole(takenOf(part), facts, false, sides);
  for (const { member, node, found } of apart)
    compareApart(part, { member, node, found }, facts, sent, sides);
}

function compareReserved(part: ParameterPart, facts: Facts, sides: Sides): void {
  const { pointer, isReserved } = part;
  if (!isReserved || !hasReserved(facts, sides)) return;
  const detail = `${takenOf(part).name}: allowReserved`;
  sides.notes.add("reserved characters are encoded", { pointer, detail });
}

/** Whether a value may have a character that means something in an address. */
function hasReserved({ types, values, items }: Facts, sides: Sides): boolean {
  if (items) return hasReserved(sides.theirs.factsOf(items), sides);
  if (values) return values.some((value) => /[!#$&'()*+,/:;=?@[\]]/.test(String(value)));
  return types === null || types.has("string") || types.has("object");
}

/** A member of an object whose members travel apart. */
function compareApart(
  part: ParameterPart,
  {
    member,
    node,
    found,
  }: {
    readonly member: string;
    readonly node: Taken["node"];
    readonly found: Template | undefined;
  },
  { required }: Facts,
  sent: readonly Parameter[],
  sides: Sides,
): void {
  const whole = takenOf(part);
  const taken = {
    ...whole,
    node,
    name: `${whole.name}[${member}]`,
    required: whole.required && required.has(member),
  };
  const { isReadOnly } = sides.theirs.factsOf(node);
  if (found) compareTemplate(taken, { template: found, parameters: sent }, sides);
  else if (!isReadOnly) sides.notes.add("a parameter", metAt(taken));
}

/** What is sent in a query or a header under a name. */
function placedAt(
  part: ParameterPart,
  name: string,
  { written }: Operation,
  sent: readonly Parameter[],
): Template | undefined {
  const isHere = (other: string) => isSame({ ...part, name }, part.in, other);
  const own = part.in === "header" ? written.headers : part.in === "query" ? written.query : [];
  for (const member of own) {
    if (member.kind === "member" && isNamed(member, isHere)) return member.value;
    const each = member.kind === "spread" ? member.of : null;
    const [prefix] = each?.kind === "each" ? (each.name?.parts ?? []) : [];
    if (typeof prefix === "string" && isHere(prefix.replace(/\[$/, ""))) return each ?? undefined;
  }
  const parameter = sent.find(
    ({ placement }) => placement.kind === part.in && "name" in placement && isHere(placement.name),
  );
  return parameter && holeOf(parameter);
}

function isNamed({ name }: Member, isHere: (name: string) => boolean): boolean {
  return typeof name === "string" && isHere(name);
}

function holeOf({ name }: Parameter): Template {
  return { kind: "hole", choices: [{ kind: "parameter", name, path: [] }] };
}

function takenOf({ name, in: place, required, node, travel }: ParameterPart): Taken {
  const isJson = travel === "json";
  return {
    node,
    name: `${place}.${name}`,
    required,
    travel: isJson ? null : travel,
    hasNull: false,
  };
}

/** How a path writes its values, where it is not by the value alone. */
const STYLES: ReadonlyMap<string, (name: string) => string> = new Map([
  ["matrix", (name: string) => `;${name}={`],
  ["label", () => ".{"],
]);

function compareInPath(
  part: ParameterPart,
  parameter: Parameter,
  { path }: Operation,
  sides: Sides,
): void {
  const { name, travel, pointer } = part;
  const written = STYLES.get(travel)?.(name);
  const taken = takenOf(part);
  if (written !== undefined && !path.includes(written)) {
    const detail = `${taken.name}: ${travel}`;
    sides.notes.add("style of a parameter", { pointer, detail });
  }
  compareValue(taken, parameter, sides);
}

function missing(part: ParameterPart, { theirs, notes }: Sides): void {
  const { isDeprecated } = theirs.factsOf(part.node);
  const { name } = takenOf(part);
  const met = { pointer: part.pointer, detail: name, words: [name] };
  if (part.isGeneral && !notes.isFirst(met.detail)) return;
  if (part.isGeneral) notes.add("a parameter that every operation has", met);
  else if (part.in === "cookie") notes.add("a cookie", met);
  else if (part.in === "header" && isManagedHeader(part.name))
    notes.add("a header that manifests cannot send", met);
  else if ((part.isDeprecated || isDeprecated) && !part.required)
    notes.add("a deprecated parameter", met);
  else notes.add("a parameter", met);
}
