import type { ToolFailure, ToolResult } from "@blockwright/tools";
import type { CallToolResult } from "@modelcontextprotocol/server";
import { type Caller, headerOf } from "../caller.ts";
import type { Entry } from "../catalog.ts";

/** Key in `_meta` of a result that says where it is from. */
export const sourceKey = "io.github.blockwright/source";

const exampleNote =
  "This is an example of the documentation, not an answer of the provider: the server runs with --mock.";

/** The result of a call as the protocol has it. Of a failure only text: the schema of outputs is not that of errors. */
export function answerOf(
  result: ToolResult,
  entry: Entry,
  caller: Caller,
  mock: boolean,
): CallToolResult {
  // What is refused was not answered, by whatever.
  const isExample = mock && (result.ok || result.error.code !== "invalid_input");
  const notes = isExample ? [exampleNote] : [];
  const about = { [sourceKey]: sourceOf(entry, isExample) };
  if (!result.ok) {
    const failure = JSON.stringify(withVariables(result.error, entry, caller));
    return { content: textsOf([failure, ...notes]), isError: true, _meta: about };
  }
  const { value, warnings, truncated } = result;
  if (warnings) notes.push(`Warnings: ${warnings.join(" ")}`);
  if (truncated) notes.push(`Not everything: ${JSON.stringify(truncated)}`);
  const content = textsOf([JSON.stringify(value), ...notes]);
  return { content, structuredContent: { ...value }, _meta: about };
}

/** What a server says itself, in place of a provider. */
export function refusal(message: string): CallToolResult {
  const failure = { code: "invalid_input", message, outcome: "not_sent" };
  return { content: textsOf([JSON.stringify(failure)]), isError: true };
}

function textsOf(texts: readonly string[]): CallToolResult["content"] {
  return texts.map((text) => ({ type: "text", text }));
}

function sourceOf({ tool, origin, docs }: Entry, isExample: boolean) {
  const { account } = origin;
  return {
    provider: tool.provider,
    tool: tool.id,
    ...(account !== undefined && { account }),
    ...(docs !== undefined && { docs }),
    is: "data of a third party",
    ...(isExample && { example: true }),
  };
}

/** Says of an input that the model cannot give where it would come from. */
function withVariables(failure: ToolFailure, { origin }: Entry, caller: Caller): ToolFailure {
  const wrong = new Set(failure.problems?.map(({ input }) => input));
  const ways = origin.inputs
    .filter(({ name }) => wrong.has(name))
    .map(({ name, variable }) => wayTo(name, variable, origin.account, caller));
  return { ...failure, message: [failure.message, ...ways].join(" ") };
}

function wayTo(
  name: string,
  variable: string | undefined,
  account: string | undefined,
  caller: Caller,
) {
  if (variable === undefined) return `The account ${account} names no variable for ${name}.`;
  const set = `${variable} in the environment of the MCP server`;
  if (!caller.sent) return `Set ${set}.`;
  const header = `The MCP client has to send the header ${headerOf(variable)}`;
  return caller.usesEnvironment ? `${header}, or set ${set}.` : `${header}.`;
}
