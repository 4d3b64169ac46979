import { useState } from "preact/hooks";
import type { DiagnosticsPage } from "../../data/types.ts";
import { useData } from "../data.ts";
import { Badge } from "../parts/badge.tsx";
import { Message, NotFound, Waiting } from "../parts/message.tsx";
import { Text } from "../parts/text.tsx";
import { counted } from "../parts/words.ts";
import { Diagnostic } from "../reference/diagnostic.tsx";
import { hrefOf } from "../route.ts";
import type { ScreenProps } from "../screen.ts";

/** All kinds of problems, or the one that the address names. */
export function DiagnosticsScreen({ route: { path } }: ScreenProps) {
  const [, code] = path;
  const { data: page, problem } = useData<DiagnosticsPage>("data/diagnostics.json");
  if (problem !== null) return <Elsewhere code={code ?? "CODE"} />;
  if (!page) return <Waiting problem={null} />;
  if (code === undefined) return <All page={page} />;
  const found = page.groups.flatMap(({ codes }) => codes).find((each) => each.code === code);
  return found ? <Diagnostic key={code} of={found} /> : <NotFound what={`diagnostic ${code}`} />;
}

/** A page that is a single file leaves them out. */
function Elsewhere({ code }: { readonly code: string }) {
  return (
    <Message title="Diagnostics">
      <p>
        They are not part of this page. <code>npx blockwright check --explain {code}</code> prints
        what is said of one.
      </p>
    </Message>
  );
}

function All({ page }: { readonly page: DiagnosticsPage }) {
  const [typed, setTyped] = useState("");
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = page.groups
    .map(({ title, codes }) => ({
      title,
      codes: codes.filter(({ code, message, cause }) => {
        const text = `${code} ${message} ${cause}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ codes }) => codes.length > 0);
  const count = groups.reduce((sum, { codes }) => sum + codes.length, 0);
  return (
    <div class="diagnostics">
      <h1>Diagnostics</h1>
      <p class="lead">Every kind of problem that a check reports, with its cause and what to do.</p>
      <p class="find-in">
        <label>
          Filter{" "}
          <input
            type="search"
            value={typed}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </label>{" "}
        <span class="note" role="status">
          {counted(count, "diagnostic")}
        </span>
      </p>
      {count === 0 && <p class="empty">No diagnostic has these words.</p>}
      {groups.map((group) => (
        <Group key={group.title} group={group} />
      ))}
    </div>
  );
}

function Group({ group: { title, codes } }: { readonly group: DiagnosticsPage["groups"][number] }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul class="lines">
        {codes.map(({ code, severity, message, example }) => (
          <li key={code}>
            <div>
              <a href={hrefOf(["diagnostics", code])}>
                <code>{code}</code>
              </a>
              {severity === "warning" && <Badge tone="warn">warning</Badge>}
            </div>
            <p class="note">
              <Text text={saidIn(example) ?? message} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The message of an example, which has values in place of the names of values. */
function saidIn(example: string | null): string | undefined {
  return /^\S+ \w+ [\w-]+: (.*)/.exec(example ?? "")?.[1];
}
