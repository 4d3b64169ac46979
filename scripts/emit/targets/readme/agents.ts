import { environmentVariable } from "../../../../packages/workflow/src/document/environment-variable.ts";
import { MCP, packageName } from "../../../language/ir/libraries.ts";
import type { Json, Project, Provider } from "../../../language/ir/types.ts";

/** A value that the host of an agent has to give: its variable, and what people call it. */
interface Given {
  readonly variable: string;
  readonly title: string;
  readonly secret: boolean;
}

/** The entries that make clients of the Model Context Protocol call the operations of a package. */
export function agentsView(provider: Provider, project: Project) {
  const { id, operations } = provider;
  const server = packageName(MCP, project);
  const own = packageName(id, project);
  const start = {
    command: "npx",
    args: ["-y", "--package", server, "--package", own, `blockwright-${MCP}`, own],
  };
  const given = givenByHost(provider);
  const offered = operations.filter(({ words }) => !words?.model?.hide);
  const effects = (["write", "cost"] as const).filter((effect) =>
    offered.some((operation) => operation.effect === effect),
  );
  return {
    server,
    name: id,
    // Claude and Cursor
    usual: { mcpServers: { [id]: { ...start, ...env(given, ({ title }) => `<${title}>`) } } },
    vscode: vscodeEntry(id, start, given),
    effects: effects.map((effect) => ({ option: `--allow ${effect}`, does: does[effect] })),
  };
}

const does = {
  write: "operations that change something",
  cost: "operations that cost money",
};

/** Visual Studio Code asks for values once, and keeps them. */
function vscodeEntry(id: string, start: object, given: readonly Given[]): Json {
  const inputs = given.map(({ variable, title, secret }) => ({
    type: "promptString",
    id: variable,
    description: title,
    ...(secret && { password: true }),
  }));
  const server = { type: "stdio", ...start, ...env(given, asked) };
  return { ...(inputs.length > 0 && { inputs }), servers: { [id]: server } };
}

function asked({ variable }: Given): string {
  return `\${input:${variable}}`;
}

function env(given: readonly Given[], valueOf: (each: Given) => string): object {
  if (given.length === 0) return {};
  return { env: Object.fromEntries(given.map((each) => [each.variable, valueOf(each)])) };
}

/** The credentials, and what else every operation requires that no model may fill. */
function givenByHost({ auth, block, operations }: Provider): readonly Given[] {
  const credentials = auth.map(({ env: variable, title }) => ({ variable, title, secret: true }));
  const shared = (operations[0]?.parameters ?? [])
    .filter(({ visibility, required }) => required && visibility !== "user-or-llm")
    .filter(({ name }) =>
      operations.every(({ parameters }) => parameters.some((each) => each.name === name)),
    )
    .map(({ name, title, secret, env: variable }) => ({
      variable: variable ?? environmentVariable(block.type, name),
      title,
      secret,
    }));
  return [...credentials, ...shared];
}
