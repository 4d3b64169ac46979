import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { codecell } from "../../emit/render/markdown.ts";
import { conditionText } from "../../language/ir/condition.ts";
import { inputWords, outputWords } from "../../language/words/steps.ts";
import { testWords } from "../../language/words/tests.ts";
import { plain } from "./plain.ts";

const FOLDER = "scripts/language/ir";

/** A page written by hand, in which `<!-- ir -->` to `<!-- end -->` lists the types of the IR. */
export function withIr(path: string, root: string): string {
  return readFileSync(join(root, path), "utf8").replace(
    /(<!-- ir -->\n)[^]*?(<!-- end -->)/g,
    (_, begin: string, end: string) => `${begin}\n${reference(root)}\n${end}`,
  );
}

/** A section for each type, as its source says, those of `types.ts` first. */
function reference(root: string): string {
  const parts = readdirSync(join(root, FOLDER, "types")).map((name) => `types/${name}`);
  const files = ["types.ts", ...parts].map((path) => join(root, FOLDER, path));
  const sections = files.flatMap((path) => statementsOf(path).flatMap(section));
  return [...sections, stepsOfInputs(), stepsOfOutputs(), testsOfConditions()].join("\n");
}

/** What each step of an input takes and does, and where. */
function stepsOfInputs(): string {
  const rows = inputWords.map(({ name, argument, meaning, input: { acts, takes, makes } }) => {
    const kind = typeof makes === "string" ? makes : "part";
    return `| \`${name}\` | ${argument?.description ?? ""} | ${acts} | ${takes.join(", ")} | ${kind} | ${meaning} |`;
  });
  const heads = ["| step | beside it | acts | takes | makes | what |", "|---|---|---|---|---|---|"];
  return `### Steps of inputs\n\n${[...heads, ...rows].join("\n")}\n`;
}

/** What each step of an output takes and makes. */
function stepsOfOutputs(): string {
  const rows = outputWords.map(({ name, output: { takes, makes, ...own }, ...shared }) => {
    const { argument, meaning } = { ...shared, ...own };
    return `| \`${name}\` | ${argument?.description ?? ""} | ${takes.join(", ")} | ${makes} | ${meaning} |`;
  });
  const heads = ["| step | beside it | takes | makes | what |", "|---|---|---|---|---|"];
  return `### Steps of outputs\n\n${[...heads, ...rows].join("\n")}\n`;
}

/** What each word of a test asks, with its examples as they are said. */
function testsOfConditions(): string {
  const style = { path: String, value: (value: unknown) => JSON.stringify(value) };
  const rows = Object.entries(testWords).map(([name, { argument, takes, meaning }]) => {
    const examples = argument.examples.map((example) => {
      const test = { [name]: example };
      return `${codecell(JSON.stringify(test))}: ${conditionText({ it: test }, style)}`;
    });
    return `| \`${name}\` | ${argument.description} | ${takes} | ${meaning} | ${examples.join("<br>")} |`;
  });
  const heads = ["| word | beside it | takes | holds where | examples |", "|---|---|---|---|---|"];
  return `### Tests of conditions\n\n${[...heads, ...rows].join("\n")}\n`;
}

/** The statements of a file, with the types in it that are the runtime's own. */
function statementsOf(path: string): readonly ts.Statement[] {
  const text = readFileSync(path, "utf8");
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((node) => {
    if (!ts.isExportDeclaration(node) || !node.exportClause) return node;
    if (!ts.isNamedExports(node.exportClause) || !node.moduleSpecifier) return node;
    const names = node.exportClause.elements.map(({ name }) => name.getText());
    const from = join(path, "..", node.moduleSpecifier.getText().slice(1, -1));
    return statementsOf(from).filter(
      (each) =>
        (ts.isTypeAliasDeclaration(each) || ts.isInterfaceDeclaration(each)) &&
        names.includes(each.name.text),
    );
  });
}

function section(node: ts.Statement): readonly string[] {
  if (ts.isInterfaceDeclaration(node)) {
    const rows = node.members.filter(ts.isPropertySignature).map(row);
    const table = ["| member | type | meaning |", "|---|---|---|", ...rows].join("\n");
    return [`${heading(node)}${table}\n`];
  }
  if (!ts.isTypeAliasDeclaration(node)) return [];
  return [`${heading(node)}\`\`\`ts\n${node.getText().replace("export ", "")}\n\`\`\`\n`];
}

function heading(node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): string {
  const about = aboutOf(node);
  return `### ${node.name.text}\n\n${about === "" ? "" : `${about}\n\n`}`;
}

function row(node: ts.PropertySignature): string {
  const name = `${node.name.getText()}${node.questionToken ? "?" : ""}`;
  const type =
    node.type
      ?.getText()
      .replace(/readonly |^\| /g, "")
      .replace(/\s+/g, " ") ?? "";
  return `| \`${name}\` | ${codecell(type)} | ${aboutOf(node).replaceAll("|", "\\|")} |`;
}

function aboutOf(node: ts.HasJSDoc): string {
  const texts = ts.getJSDocCommentsAndTags(node).map(({ comment }) => comment);
  return plain(texts.join(" ").replace(/\s+/g, " "));
}
