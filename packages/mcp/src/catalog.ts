import {
  type LeftOut,
  leftOut,
  type Source,
  type Tool,
  tokensOf,
  type ToolsOptions,
  toolsOf,
} from "@blockwright/tools";
import { type Origin, inputsOf, suppliedBy } from "./origin.ts";
import { listed } from "./server/listed.ts";
import type { Settings } from "./settings/settings.ts";
import { UsageError } from "./settings/usage-error.ts";

/** A tool, and where it is from. */
export interface Entry {
  readonly tool: Tool;
  readonly origin: Origin;
  /** Address of the documentation of what it calls. */
  readonly docs: string | undefined;
  /** What it takes of a model's context as it is listed, about: some clients hand on all of it. */
  readonly tokens: number;
}

/** What a server offers. It is made once, and nothing that a provider replies changes it. */
export interface Catalog {
  readonly entries: ReadonlyMap<string, Entry>;
  readonly leftOut: readonly LeftOut[];
  readonly origins: readonly Origin[];
  readonly tokens: number;
}

/** Makes the tools of all origins; no code of theirs is loaded. */
export function catalogOf(
  origins: readonly Origin[],
  settings: Settings,
  env: NodeJS.ProcessEnv,
): Catalog {
  const entries = new Map<string, Entry>();
  const out: LeftOut[] = [];
  for (const provider of new Set(origins.map(({ from }) => from.json.provider))) {
    // Together: what is capped, is capped for a provider.
    const group = origins.filter(({ from }) => from.json.provider === provider);
    const sources = group.map((origin) => sourceOf(origin, settings, env));
    const options = optionsOf(provider, settings);
    for (const tool of toolsIn(sources, options)) {
      if (entries.has(tool.id)) throw new UsageError(`Two tools would have the name ${tool.id}.`);
      entries.set(tool.id, entryOf(tool, group));
    }
    out.push(...leftOut(sources, options).map((each) => withVariables(each, group)));
  }
  const tokens = [...entries.values()].reduce((sum, entry) => sum + entry.tokens, 0);
  return { entries, leftOut: out, origins, tokens };
}

/** What cannot be a list of tools is so by what a person named. */
function toolsIn(...of: Parameters<typeof toolsOf>): readonly Tool[] {
  try {
    return toolsOf(...of);
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(error.message, { cause: error });
    throw error;
  }
}

function sourceOf(origin: Origin, { mock, http }: Settings, env: NodeJS.ProcessEnv): Source {
  const { from, account, inputs } = origin;
  if (mock) {
    const supplies = inputs.map(({ name }) => name);
    return {
      json: from.json,
      block: async () => (await import("@blockwright/tools/mock")).mockOf(from.json),
      account,
      supplies,
      inputs: () => ({}),
    };
  }
  const supplied = suppliedBy(origin, env);
  // A caller may send them, but for a secret of something that is made, such as a password.
  const sendable = http ? inputs.filter(({ isSecret }) => !isSecret) : [];
  const supplies = [...new Set([...supplied, ...sendable])].map(({ name }) => name);
  return { json: from.json, block: from.load, account, supplies, inputs: inputsOf(origin, env) };
}

function optionsOf(provider: string, settings: Settings): ToolsOptions {
  const { allow, only, readOnly, wait, maxResultTokens, parallel, baseUrl = [] } = settings;
  const bases = baseUrl.map((given) => /^(?:([\w-]+)=)?(.*)$/.exec(given) ?? []);
  const [, , base] = bases.findLast(([, id = provider]) => id === provider) ?? [];
  return {
    only,
    // Where patterns name tools, they are what is allowed.
    effects: readOnly ? ["read"] : allow && ["read", ...allow],
    wait,
    maxResultTokens,
    maxParallel: parallel,
    context: { baseUrl: base },
  };
}

/** The account whose name an id begins with, or else what has none. */
function originOfTool(id: string, group: readonly Origin[]): Origin {
  const [origin] = group
    .filter(({ account }) => account === undefined || id.startsWith(`${account}_`))
    // The name of an account may begin with that of another.
    .toSorted((one, other) => (other.account?.length ?? 0) - (one.account?.length ?? 0));
  if (!origin) throw new Error(`${id} is of no origin.`);
  return origin;
}

function entryOf(tool: Tool, group: readonly Origin[]): Entry {
  const origin = originOfTool(tool.id, group);
  const { json } = origin.from;
  const called = json.operations.find(({ id }) => tool.id.endsWith(id.slice(json.provider.length)));
  return { tool, origin, docs: called?.docs ?? json.docs, tokens: tokensOf(listed(tool)) };
}

/** Says of inputs that the host lacks where they would come from. */
function withVariables({ id, why }: LeftOut, group: readonly Origin[]): LeftOut {
  const { inputs } = originOfTool(id, group);
  const words = why.split(/[ ,]/);
  const lacking = inputs.filter(({ name, isCredential }) => !isCredential && words.includes(name));
  const variables = lacking.flatMap(({ variable }) => variable ?? []);
  return { id, why: variables.length > 0 ? `${why} Set ${variables.join(" and ")}.` : why };
}
