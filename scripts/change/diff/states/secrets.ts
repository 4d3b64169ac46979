import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { upwards } from "../../../system/roots.ts";

/** Credentials in an npmrc: `//host/:_authToken=...`, `_password`, `_auth`. */
const CREDENTIAL = /(?:_authToken|_password|_auth)\s*=\s*["']?([^"'\s]+)/g;

/** The password of an address, such as that of a proxy. */
const IN_ADDRESS = /:\/\/[^\s:/@]*:(\S+)@/g;

/** A shorter value of a variable that merely has such a name is a word of messages. */
const LEAST = 8;

/** What npm may know of tokens and passwords, so that no message repeats it. */
export function npmSecrets(root: string, env: NodeJS.ProcessEnv): readonly string[] {
  const user = env["npm_config_userconfig"] ?? env["NPM_CONFIG_USERCONFIG"];
  const shared = env["npm_config_globalconfig"]; // npm tells it to every script
  const files = [
    // In a package of a monorepo, npm reads what stands at its root.
    ...[...upwards(root)].map((folder) => join(folder, ".npmrc")),
    user ?? join(homedir(), ".npmrc"),
    ...(shared ? [shared] : []),
  ];
  const written = files.flatMap(credentials).map((value) => filled(value, env));
  const named = Object.entries(env).flatMap(([name, value = ""]) =>
    /(?:TOKEN|PASSWORD|_AUTH)$/i.test(name) && value.length >= LEAST
      ? [value]
      : found(IN_ADDRESS, value),
  );
  return [...written, ...named].filter((value) => value !== "");
}

function credentials(file: string): readonly string[] {
  try {
    const text = readFileSync(file, "utf8");
    return [...found(CREDENTIAL, text), ...found(IN_ADDRESS, text)];
  } catch {
    return []; // none there, or none that npm could read either
  }
}

function found(pattern: RegExp, text: string): readonly string[] {
  return Array.from(text.matchAll(pattern), ([, value = ""]) => value);
}

/** As npm does: `${NAME}` is the variable. */
function filled(value: string, env: NodeJS.ProcessEnv): string {
  return value.replace(/\$\{(\w+)\}/g, (_, name: string) => env[name] ?? "");
}
