import type { HostInputs } from "@blockwright/tools";
import type { Caller } from "./caller.ts";
import type { BlockJson, Package } from "./packages.ts";
import type { Account } from "./settings/accounts.ts";
import { UsageError } from "./settings/usage-error.ts";

/** An input that no model gives. */
export interface HostInput {
  readonly name: string;
  readonly isSecret: boolean;
  readonly isCredential: boolean;
  /** The environment variable that holds it; absent where an account names none. */
  readonly variable?: string | undefined;
  /** As a configuration file has it. */
  readonly text?: string | undefined;
}

/** A package, as one account uses it. */
export interface Origin {
  readonly from: Package;
  readonly account?: string;
  readonly inputs: readonly HostInput[];
}

/** A package with the environment variables that its documentation names. */
export function originOf(from: Package): Origin {
  return { from, inputs: hostFields(from.json) };
}

/** A package with what an account names, and nothing else: another account's key must not travel with it. */
export function accountOf(id: string, { env, inputs }: Account, from: Package): Origin {
  const fields = hostFields(from.json);
  for (const [member, given] of Object.entries({ env, inputs })) {
    for (const name of Object.keys(given)) {
      const where = `accounts.${id}.${member}.${name}`;
      const field = fields.find((each) => each.name === name);
      const known = fields.map((each) => each.name).join(", ");
      if (!field)
        throw new UsageError(`${where} is no input that a host gives to ${from.name}: ${known}.`);
      if (member === "inputs" && field.isSecret)
        throw new UsageError(`${where} is a secret: name its variable in accounts.${id}.env.`);
    }
  }
  return {
    from,
    account: id,
    inputs: fields.map((field) => ({
      ...field,
      variable: env[field.name],
      text: inputs[field.name],
    })),
  };
}

/** What the inputs of an origin are for a caller. */
export function inputsOf({ inputs }: Origin, env: NodeJS.ProcessEnv): HostInputs {
  return (_, caller) => {
    const { sent, usesEnvironment } = caller as Caller; // every call of this server passes one
    const own = inputs.map(({ variable }) =>
      variable === undefined ? undefined : sent?.(variable),
    );
    // Whoever chooses an address must not have another one's key sent there.
    const mayUse = usesEnvironment && own.every((text) => text === undefined);
    const values = inputs.map(({ name, isSecret, variable, text }, at) => {
      const ofServer = isSecret && !mayUse ? undefined : valueIn(env, variable);
      return [name, own[at] ?? ofServer ?? text] as const;
    });
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  };
}

/** Inputs beside credentials that have a value before anybody calls. */
export function suppliedBy({ inputs }: Origin, env: NodeJS.ProcessEnv): readonly HostInput[] {
  return inputs.filter(
    ({ isCredential, variable, text }) =>
      !isCredential && (text ?? valueIn(env, variable)) !== undefined,
  );
}

/** A variable that a host left empty is none. */
export function valueIn(env: NodeJS.ProcessEnv, variable: string | undefined): string | undefined {
  return (variable !== undefined && env[variable]) || undefined;
}

function hostFields({ fields, auth }: BlockJson): readonly HostInput[] {
  return fields
    .filter(({ visibility, secret }) => secret || visibility !== "user-or-llm")
    .map(({ name, secret, env }) => {
      const credential = auth.find((each) => each.name === name);
      const isCredential = credential !== undefined;
      return { name, isSecret: secret, isCredential, variable: env ?? credential?.env };
    });
}
