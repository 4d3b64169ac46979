import type { DiagnosticLine } from "../../data/types.ts";
import { hrefOf } from "../route.ts";
import { Badge } from "./badge.tsx";
import { Text } from "./text.tsx";

/** Problems of documents as the terminal tells them: where, what, the line itself, and what to do. */
export function Problems({ problems }: { readonly problems: readonly DiagnosticLine[] }) {
  return (
    <ol class="problems">
      {problems.map((problem, at) => (
        <li key={at}>
          <Problem problem={problem} />
        </li>
      ))}
    </ol>
  );
}

function Problem({ problem }: { readonly problem: DiagnosticLine }) {
  const { code, severity, file, line, column, message, fix, excerpt } = problem;
  return (
    <>
      <p class="what">
        <Badge tone={severity === "error" ? "bad" : "warn"}>{severity}</Badge>{" "}
        <a href={hrefOf(["diagnostics", code])}>
          <code>{code}</code>
        </a>{" "}
        <code class="note">
          {file}:{line}:{column}
        </code>
      </p>
      <p class="message">
        <Text text={message} />
      </p>
      {/* A long line is scrolled, by the keyboard as well: the carets stand under what they mark. */}
      {excerpt !== "" && <pre tabIndex={0}>{outdented(excerpt)}</pre>}
      <p class="note">
        Fix: <Text text={fix} />
      </p>
    </>
  );
}

/** Lines without the space that the first begins with. */
function outdented(excerpt: string): string {
  const [indent = ""] = /^ */.exec(excerpt) ?? [];
  return excerpt
    .split("\n")
    .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
    .join("\n");
}
