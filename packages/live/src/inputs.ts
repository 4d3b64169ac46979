import {
  alternativesOf,
  type CredentialContract,
  givenIn,
  type OperationContract,
  pathsOf,
  type Value,
} from "blockwright/suite";

/** Inputs of a call, or the variable that is missing for them. */
export type LiveInputs =
  | { readonly inputs: Readonly<Record<string, Value>> }
  | { readonly missing: string };

type Environment = Readonly<Record<string, string | undefined>>;

/** Text in params, at any depth, that stands for a variable: `${CRM_RECORD_ID}`. */
const reference = /^\$\{([A-Z][A-Z0-9_]*)\}$/;

/** The params of a call with credentials and the provider's own parameters from the environment. */
export function liveInputs(
  operation: OperationContract,
  params: Readonly<Record<string, Value>>,
  env: Environment,
): LiveInputs {
  const { parameters } = operation;
  const credentials = chosenCredentials(operation, env);
  const shared = parameters.filter(({ env: variable }) => variable !== null);
  const fromEnvironment = [
    ...credentials.map(({ name, env: variable, required }) => ({ name, variable, required })),
    ...shared.map(({ name, env: variable, required }) => ({
      name,
      variable: variable ?? "",
      required: required && !Object.hasOwn(params, name),
    })),
  ];
  const missing =
    fromEnvironment.find(({ variable, required }) => required && !env[variable]?.trim())
      ?.variable ??
    Object.values(params)
      .flatMap(variablesOf)
      .find((variable) => !env[variable]);
  if (missing) return { missing };
  const given = Object.entries(params).map(([name, value]) => [name, filled(value, env)] as const);
  const taken = fromEnvironment.flatMap(({ name, variable }) => {
    const value = env[variable];
    return value?.trim() ? [[name, value] as const] : [];
  });
  return { inputs: Object.fromEntries([...given, ...taken]) };
}

/** Of credentials that stand for each other, the first that there is. */
function chosenCredentials(
  { credentials, rules }: OperationContract,
  env: Environment,
): readonly CredentialContract[] {
  const find = (name: string) => credentials.find((each) => each.name === name);
  const isThere = (name: string) => {
    const credential = find(name);
    return !credential || Boolean(env[credential.env]?.trim());
  };
  const left = new Set<string>();
  const needed = new Set<string>();
  for (const { when, need } of rules) {
    if (when || !pathsOf(need).some(find)) continue;
    const all = alternativesOf(need);
    const sets = all.map((tests) => givenIn(tests));
    const chosen = sets.find((names) => names.every(isThere)) ?? sets[0] ?? [];
    for (const name of chosen) needed.add(name);
    const isAlone = all.some((tests) => givenIn(tests, false).length > 0);
    const others = pathsOf(need).filter((name) => !chosen.includes(name));
    if (isAlone) for (const name of others) left.add(name);
  }
  return credentials
    .filter(({ name }) => !left.has(name))
    .map((each) => (needed.has(each.name) ? { ...each, required: true } : each));
}

function variablesOf(value: Value): readonly string[] {
  if (typeof value === "string") return (reference.exec(value) ?? []).slice(1);
  return typeof value === "object" && value ? Object.values(value).flatMap(variablesOf) : [];
}

function filled(value: Value, env: Environment): Value {
  if (typeof value === "string") {
    const [, variable] = reference.exec(value) ?? [];
    return variable === undefined ? value : (env[variable] ?? null);
  }
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item: Value) => filled(item, env));
  const members = Object.entries(value).map(([name, member]) => [name, filled(member, env)]);
  return Object.fromEntries(members);
}
