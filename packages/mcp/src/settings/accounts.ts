import { membersOf, type Read, refuseUnknown, text, wrong } from "./values.ts";

/** One account at a provider. */
export interface Account {
  /** Package name, or an id within the scope of this server. */
  readonly provider: string;
  /** Input -> the environment variable that holds it. */
  readonly env: Readonly<Record<string, string>>;
  /** Inputs that are no secrets, by name. */
  readonly inputs: Readonly<Record<string, string>>;
}

/** An id becomes the beginning of the names of tools, which hosts cap. */
const ID = /^[a-z][a-z0-9_-]{0,31}$/i;

export const accounts: Read<Readonly<Record<string, Account>>> = (value, name) =>
  Object.fromEntries(
    Object.entries(membersOf(value, name)).map(([id, account]) => {
      const expected = "letters, digits, - and _, at most 32 and a letter first";
      if (!ID.test(id)) throw wrong(id, `The name of an account in ${name}`, expected);
      return [id, accountOf(account, `${name}.${id}`)];
    }),
  );

const accountOf: Read<Account> = (value, name) => {
  const { provider, env = {}, inputs = {}, ...others } = membersOf(value, name);
  refuseUnknown(others, ["provider", "env", "inputs"], `${name}.`);
  return {
    provider: text(provider, `${name}.provider`),
    env: textsOf(env, `${name}.env`, variable),
    inputs: textsOf(inputs, `${name}.inputs`, text),
  };
};

function textsOf(value: unknown, name: string, read: Read<string>) {
  const entries = Object.entries(membersOf(value, name));
  return Object.fromEntries(entries.map(([key, each]) => [key, read(each, `${name}.${key}`)]));
}

/** In capitals: a secret that is written here in place of its variable is none, and must not be printed. */
const variable: Read<string> = (value, name) => {
  if (typeof value === "string" && /^[A-Z_][A-Z0-9_]{0,63}$/.test(value)) return value;
  throw wrong(value, name, "the name of an environment variable, such as CRM_EU_KEY");
};
