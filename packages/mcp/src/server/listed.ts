import type { ObjectSchema, Tool } from "@blockwright/tools";
import type { Tool as ListedTool } from "@modelcontextprotocol/server";

/** A tool as the protocol lists it. */
export function listed(tool: Tool): ListedTool {
  const { id, title, description, inputSchema, outputSchema, annotations } = tool;
  return {
    name: id,
    title,
    description,
    inputSchema: writable(inputSchema),
    outputSchema: writable(outputSchema),
    annotations: { ...annotations },
  };
}

/** The SDK's types have no readonly. */
function writable(schema: ObjectSchema): ListedTool["inputSchema"] {
  return schema as object as ListedTool["inputSchema"];
}
