import { isSeq, Pair, type Scalar, YAMLMap } from "yaml";
import { type Facts, parameterOf } from "./facts.ts";
import { credentialsOf, namedMaps, ownersOf } from "./places.ts";
import {
  asKey,
  commentsOf,
  has,
  inheriting,
  isValue,
  joined,
  type Made,
  mapAt,
  type Member,
  memberOf,
  newMember,
  nodeAt,
  remove,
  setValue,
  textOf,
  type Tree,
  visitTexts,
} from "./tree.ts";

/** Credentials: a map by their names, each placed as parameters are. */
export function credentials(root: Tree, facts: Facts): void {
  const auth = memberOf(root, "auth");
  for (const credential of credentialsOf(root)) {
    const name = textOf(nodeAt(credential, "param"));
    if (name === undefined) continue;
    nameHoles(root, facts, credential, name);
    place(credential, name);
    withoutVariable(credential);
  }
  if (auth) toMap(auth);
}

/** A variable of the environment is called by provider and name. */
export function withoutVariable(map: Tree): void {
  const env = memberOf(map, "env");
  if (env && /^[A-Z][A-Z0-9_]*$/.test(textOf(env.value) ?? "")) remove(map, env);
}

/** `[{ param: a, ... }]` -> `{ a: { ... } }`, where all names are known and none stands twice. */
function toMap(auth: Member): void {
  const list = auth.value;
  if (!isSeq(list)) return;
  const all = list.items.flatMap((item) => {
    const map = mapAt(item);
    const param = map && memberOf(map, "param");
    return map && param && isValue(param.value) && textOf(param.value) ? [{ map, param }] : [];
  });
  const names = new Set(all.map(({ param }) => textOf(param.value)));
  if (names.size < list.items.length) return;
  const made: Tree = new YAMLMap();
  made.flow = list.flow ?? false;
  made.items = all.map(({ map, param }) => keyed(map, param));
  if (list.anchor) made.anchor = list.anchor;
  setValue(auth, made);
}

function keyed(map: Tree, param: Member): Member {
  const key = param.value as Scalar; // as was asked before
  const said = joined(map.commentBefore, commentsOf(param.key));
  map.items.splice(map.items.indexOf(param), 1);
  // What stands before an item stands before its name.
  if (map.commentBefore) delete map.commentBefore;
  if (map.spaceBefore) key.spaceBefore = true;
  delete map.spaceBefore;
  if (said) key.commentBefore = joined(said, key.commentBefore);
  return new Pair<unknown, unknown>(asKey(key), map);
}

/** A path names the credential itself: `path:token` of `botToken` was `{token}` there. */
function nameHoles(root: Tree, facts: Facts, credential: Tree, name: string): void {
  const send = nodeAt(credential, "send");
  const hole = FORMS.path.exec(textOf(send) ?? "")?.[1];
  const owners = ownersOf(root);
  const isFree = (each: string) => owners.every(({ id }) => !parameterOf(facts, id, each));
  if (!isValue(send) || hole === undefined || hole === name || !isFree(hole)) return;
  for (const { map } of owners) {
    const examples = namedMaps(nodeAt(map, "examples")).map((each) => nodeAt(each.map, "request"));
    const lines = examples.flatMap((each) => [nodeAt(each, "path"), nodeAt(each, "line")]);
    for (const node of [nodeAt(map, "server"), nodeAt(map, "request"), ...lines]) {
      visitTexts(node, (text) => text.replaceAll(`{${hole}}`, `{${name}}`));
    }
  }
  send.value = `path:${name}`;
}

/** What `send` says, in the words that place parameters. */
function place(credential: Tree, name: string): void {
  const send = memberOf(credential, "send");
  const placed = send && placeOf(textOf(send.value) ?? "", name);
  if (!send || !placed || Object.keys(placed).some((word) => has(credential, word))) return;
  const [word, made] = Object.entries(placed)[0] ?? [];
  if (word === undefined || made === undefined) return remove(credential, send);
  const member = newMember(word, made, send.value);
  inheriting(member.key, send.key);
  inheriting(member.value, send.value);
  credential.items.splice(credential.items.indexOf(send), 1, member);
}

/** Fixed text and holes; `{}` is the credential itself. */
const part = (except: string) => String.raw`((?:[^{}\r\n${except}]|\{[A-Za-z]\w*\}|\{\})*)`;

const FORMS = {
  none: /^none$/,
  query: /^query:([A-Za-z0-9_.$~-]+)$/,
  body: /^body:([^\s.[\]"{}:]+)$/,
  path: /^path:([A-Za-z]\w*)$/,
  header: new RegExp(`^header:([!#$%&'*+.^_\`|~0-9A-Za-z-]+)(?:: ${part("")})?$`),
  basic: new RegExp(`^basic:${part(":")}:${part("")}$`),
};

/** Undefined where it is none of the forms; empty where the path names the credential already. */
export function placeOf(send: string, name: string): Readonly<Record<string, Made>> | undefined {
  const filled = (text: string) => text.replaceAll("{}", `{${name}}`);
  const [form, found] = formOf(send);
  const [, one = "", other] = found;
  switch (form) {
    case "none":
      return { to: "none" };
    case "query":
    case "body":
      return { to: `${form}.${one}` };
    case "path":
      return one === name ? {} : undefined;
    case "basic":
      return { headers: { Authorization: { $basic: [filled(one), filled(other ?? "")] } } };
    case "header": {
      const text = filled((other ?? "{}").trim());
      return text === `{${name}}` ? { to: `headers.${one}` } : { headers: { [one]: text } };
    }
    default:
      return undefined;
  }
}

function formOf(send: string): readonly [form: string, found: readonly string[]] {
  for (const [form, pattern] of Object.entries(FORMS)) {
    const found = pattern.exec(send);
    if (found) return [form, found];
  }
  return ["", []];
}
