import type { CallToolResult, Tool } from "@modelcontextprotocol/server";
import MiniSearch from "minisearch";
import type { Catalog, Entry } from "../catalog.ts";
import { refusal } from "./answer.ts";
import { hintAt, type TellHost } from "./unoffered.ts";

/** Tools that find and call all others: for more tools than a model should be shown at once. */
export interface Search {
  readonly tools: readonly Tool[];
  /** Answers a call of one of them; undefined: it is none. */
  answer(name: string, args: unknown, call: Call): Promise<CallToolResult> | undefined;
}

type Call = (entry: Entry, args: unknown) => Promise<CallToolResult>;
type Arguments = Readonly<Record<string, unknown>>;

const usualLimit = 5;
const mostFound = 20;

const target: Tool["inputSchema"] = {
  type: "object",
  properties: { tool: { type: "string" }, arguments: { type: "object" } },
  required: ["tool", "arguments"],
};

const openWorld = { openWorldHint: true };

const findTools: Tool = {
  name: "find_tools",
  title: "Find tools",
  description: "Finds tools by what they do, each with its inputSchema. Then call one.",
  inputSchema: {
    type: "object",
    properties: {
      query: { type: "string" },
      limit: { type: "integer", minimum: 1, maximum: mostFound },
    },
    required: ["query"],
  },
  annotations: { readOnlyHint: true, openWorldHint: false },
};

const callReadTool: Tool = {
  name: "call_read_tool",
  title: "Call a tool that reads",
  description: "Calls a found tool of the effect read.",
  inputSchema: target,
  annotations: { readOnlyHint: true, ...openWorld },
};

const callTool: Tool = {
  name: "call_tool",
  title: "Call a tool",
  description: "Calls a found tool of any effect: it may change something or cost money.",
  inputSchema: target,
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, ...openWorld },
};

/** The search over a catalog. Where all tools read, there is one tool to call them. */
export function searchOf(catalog: Catalog, tellHost: TellHost): Search {
  const { entries } = catalog;
  const onlyReads = [...entries.values()].every(({ tool }) => tool.effect === "read");
  const find = finderOf(entries);
  const tools = onlyReads ? [findTools, callReadTool] : [findTools, callReadTool, callTool];
  const callNamed = async (
    { tool: id, arguments: args }: Arguments,
    call: Call,
    reads: boolean,
  ) => {
    if (typeof id !== "string") return refusal("tool must be the id of a tool: give it.");
    const entry = entries.get(id);
    if (!entry) {
      const hint = await hintAt(id, catalog, tellHost);
      return refusal(`There is no tool ${id.slice(0, 100)}${hint || ": find_tools finds them."}`);
    }
    if (reads && entry.tool.effect !== "read")
      return refusal(`${entry.tool.id} does more than read: call it by call_tool.`);
    return call(entry, args);
  };
  return {
    tools,
    answer(name, given, call) {
      const args: Arguments = { ...Object(given) };
      const tool = tools.find((each) => each.name === name);
      const wrong = tool && unknownArgument(tool, args);
      if (wrong) return Promise.resolve(refusal(wrong));
      if (tool === findTools) return Promise.resolve(find(args));
      return tool && callNamed(args, call, tool === callReadTool);
    },
  };
}

/** What is said of an argument that one of these tools does not have; it names those that it has. */
function unknownArgument({ name, inputSchema }: Tool, args: Arguments): string | undefined {
  const names = Object.keys(inputSchema.properties ?? {});
  const wrong = Object.keys(args).find((each) => !names.includes(each));
  if (wrong === undefined) return undefined;
  return `${wrong.slice(0, 100)} is no argument of ${name}, which takes ${names.join(" and ")}.`;
}

function finderOf(entries: Catalog["entries"]): (args: Arguments) => CallToolResult {
  let index: MiniSearch | undefined;
  return ({ query, limit = usualLimit }) => {
    if (typeof query !== "string" || query.trim() === "") return refusal("query must be a text.");
    index ??= indexOf(entries);
    const most = Math.min(Math.max(1, Math.trunc(Number(limit)) || usualLimit), mostFound);
    const tools = index
      .search(query.slice(0, 1000))
      .slice(0, most)
      .flatMap(({ id }) => entries.get(String(id)) ?? [])
      .map(({ tool }) => {
        const { id, title, description, effect, inputSchema } = tool;
        return { id, title, description, effect, inputSchema };
      });
    const none = "Nothing fits. Try other words, or the name of a provider.";
    const found = tools.length > 0 ? { tools } : { tools, note: none };
    return { content: [{ type: "text", text: JSON.stringify(found) }], structuredContent: found };
  };
}

function indexOf(entries: Catalog["entries"]): MiniSearch {
  const index = new MiniSearch({
    fields: ["id", "title", "provider", "description"],
    searchOptions: {
      // Short words begin, and are like, far too many others.
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      boost: { id: 2, title: 2, provider: 2 },
    },
  });
  const documents = [...entries.values()].map(({ tool, origin }) => {
    const { id, title, description } = tool;
    return { id, title, description, provider: origin.from.json.name };
  });
  index.addAll(documents);
  return index;
}
