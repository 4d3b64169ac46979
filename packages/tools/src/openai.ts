import { answerOf, callNamed } from "./answer.ts";
import { strictSchema } from "./strict.ts";
import type { CallOptions, ObjectSchema, Tool } from "./tool.ts";

/** How functions are declared. */
export interface OpenAIOptions {
  /** Whether the model is held to the schema. Default: true. */
  readonly strict?: boolean;
}

/** A function as the Responses API takes it. */
export interface ResponsesFunction {
  readonly type: "function";
  readonly name: string;
  readonly description: string;
  readonly parameters: Record<string, unknown>;
  readonly strict: boolean;
}

/** A function as the Chat Completions API takes it. */
export interface ChatFunction {
  readonly type: "function";
  readonly function: Omit<ResponsesFunction, "type">;
}

/** Tools for the SDK of OpenAI. */
export interface OpenAITools {
  /** For `client.responses.create`. */
  readonly tools: ResponsesFunction[];
  /** For `client.chat.completions.create`. */
  readonly chatTools: ChatFunction[];
  /** Runs a function call, with the JSON text of its arguments; the output is text for the model. */
  call(name: string, args: string, options?: CallOptions): Promise<string>;
}

/** Makes functions of tools. */
export function openaiTools(
  all: readonly Tool[],
  { strict = true }: OpenAIOptions = {},
): OpenAITools {
  const functions = all.map(({ id, description, inputSchema }) => {
    const parameters = strict ? strictSchema(inputSchema) : { ...inputSchema };
    return { name: id, description, parameters, strict };
  });
  return {
    tools: functions.map((each) => ({ type: "function", ...each })),
    chatTools: functions.map((each) => ({ type: "function", function: each })),
    async call(name, args, options) {
      const tool = all.find(({ id }) => id === name);
      const given = strict && tool ? withoutNulls(parsed(args), tool.inputSchema) : parsed(args);
      return JSON.stringify(answerOf(await callNamed(all, name, given, options)));
    },
  };
}

/** What is no JSON stays text, which the tool refuses. */
function parsed(args: string): unknown {
  try {
    return JSON.parse(args);
  } catch {
    return args;
  }
}

/** In strict mode null stands for what is absent, where a member may be absent. */
function withoutNulls(value: unknown, { properties, required }: ObjectSchema): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const members = Object.entries(value).filter(
    ([name, member]) => member !== null || required.includes(name),
  );
  return Object.fromEntries(
    members.map(([name, member]) => {
      const schema = properties[name];
      // A schema with members is one of an object.
      const inner = schema?.["properties"] ? (schema as object as ObjectSchema) : undefined;
      return [name, inner ? withoutNulls(member, inner) : member];
    }),
  );
}
