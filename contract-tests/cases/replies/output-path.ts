import type { OperationContract, OutputContract, ReplyContent } from "../../contract/types.ts";
import { membersOf } from "../../oracle/path.ts";
import type { Inputs } from "../../oracle/values.ts";
import { sampleOf } from "../../values/candidates.ts";
import { type Change } from "../change.ts";
import { rootOf, valueAt } from "../../oracle/reply-path.ts";
import type { Start } from "./start.ts";

export type PathSource = Extract<OutputContract["source"], { readonly kind: "path" }>;

/** One path of an output, and a filled reply to change there. */
export interface OutputPath {
  readonly operation: OperationContract;
  readonly output: OutputContract;
  readonly source: PathSource;
  readonly path: string;
  readonly reply: ReplyContent;
  /** Leaves nothing at the paths before it. */
  readonly alone: readonly Change[];
  /** Optional parameters among the paths: given here, left out before. */
  readonly given: Inputs;
}

/** The paths of an output, each with a reply that has a value there where one exists. */
export function outputPathsOf(
  operation: OperationContract,
  output: OutputContract,
  { successes }: Start,
): readonly OutputPath[] {
  const { source } = output;
  if (source.kind === "const") return [];
  return source.paths.flatMap((path, index) => {
    const reply = successes.find((each) => valueAt(each, path) !== undefined) ?? successes[0];
    if (!reply) return [];
    const { alone, given } = leftOut(operation, source.paths.slice(0, index));
    const own = optionalAt(operation, path);
    const value = own && { [own.name]: sampleOf(own) };
    return [{ operation, output, source, path, reply, alone, given: { ...given, ...value } }];
  });
}

/** Changes that leave nothing at these paths, as far as possible. */
export function leftOut(
  operation: OperationContract,
  paths: readonly string[],
): Pick<OutputPath, "alone" | "given"> {
  const inReply = paths.filter((path) => ["body", "headers"].includes(rootOf(path)));
  const parameters = paths.map((path) => optionalAt(operation, path));
  return {
    alone: inReply.map((path) => ({ path, value: undefined })),
    given: Object.fromEntries(parameters.flatMap((each) => (each ? [[each.name, undefined]] : []))),
  };
}

/** The parameter of a path, when a call may leave it out. */
function optionalAt({ parameters }: OperationContract, path: string) {
  const [root, member] = membersOf(path);
  return parameters.find(({ name, required }) => root === "params" && name === member && !required);
}
