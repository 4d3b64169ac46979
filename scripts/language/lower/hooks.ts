import type { AllowedCall, Hook, Operation, OperationHooks, Parameter } from "../ir/types.ts";
import type {
  Manifest,
  ManifestHooks,
  ManifestOperation,
  ManifestSigning,
} from "../manifest/types.ts";
import { fetchedName } from "./lines.ts";

/** Texts of hook files by path relative to the manifest. */
export type HookFiles = ReadonlyMap<string, string>;

/** The hooks of an operation; it signs as the provider does, unless it has a `sign` of its own. */
export function lowerHooks(
  { hooks = {}, request }: ManifestOperation,
  manifest: Manifest,
  files: HookFiles,
): OperationHooks {
  // A whole address may be signed already; what signs for the provider has nothing to say there.
  const isFetched = fetchedName(request) !== undefined;
  const { sign, adds = [] }: ManifestSigning = isFetched ? {} : signingOf(hooks, manifest);
  const signing = lowerHook(sign, files);
  const calls = allowedCalls(hooks);
  return {
    request: lowerHook(hooks.request, files),
    reply: lowerHook(hooks.reply, files),
    ...(signing && { sign: { ...signing, adds: adds.map((name) => name.toLowerCase()) } }),
    ...(calls.length > 0 && { calls }),
  };
}

/** The calls that hooks may make: those of a list once each. */
export function allowedCalls({ calls = [] }: ManifestHooks): readonly AllowedCall[] {
  return isList(calls)
    ? calls.map((operation) => ({ operation, most: 1 }))
    : Object.entries(calls).map(([operation, most]) => ({ operation, most }));
}

/** The compiler does not take a list that cannot be changed for one. */
function isList(calls: NonNullable<ManifestHooks["calls"]>): calls is readonly string[] {
  return Array.isArray(calls);
}

/** What signs the attempts of an operation with these hooks. */
export function signingOf(own: ManifestSigning | undefined, manifest: Manifest): ManifestSigning {
  return (own?.sign === undefined ? manifest.hooks : own) ?? {};
}

/** `./hooks/crm.ts#name` */
function lowerHook(hook: string | undefined, files: HookFiles): Hook | null {
  if (hook === undefined) return null;
  const [path = "", name = ""] = hook.split("#");
  const file = path.replace(/^\.\//, "");
  return { file, name, source: files.get(file) ?? "" };
}

/** Parameters that callers give, and those that only the hook gives. */
export function withoutFilled(
  all: readonly Parameter[],
  { hooks }: ManifestOperation,
): {
  readonly parameters: readonly Parameter[];
  readonly filled?: Pick<Operation, "filled">;
} {
  const { fills } = hooks ?? {};
  if (!fills) return { parameters: all };
  const isFilled = ({ name, shared }: Parameter) => !shared && fills.includes(name);
  return {
    parameters: all.filter((parameter) => !isFilled(parameter)),
    filled: { filled: all.filter(isFilled) },
  };
}
