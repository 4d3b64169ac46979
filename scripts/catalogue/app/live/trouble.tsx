import type { BrokenManifest, DiagnosticLine, LivePage } from "../../data/types.ts";
import { useData } from "../data.ts";
import { hrefOf } from "../route.ts";
import { LIVE_DATA } from "./changes.ts";

/** What is wrong with manifests that are being edited, with the way to mend it. */
export function Trouble() {
  const { data, problem } = useData<LivePage>(LIVE_DATA);
  const { trouble = null, broken = [] } = data ?? {};
  return (
    <section class="trouble" aria-label="Problems of manifests" aria-live="polite">
      {problem !== null && (
        <p class="trouble-head">The preview has ended; the page shows what it showed last.</p>
      )}
      {trouble !== null && (
        <div class="trouble-file">
          <p class="trouble-head">
            The manifests cannot be read; the page shows the last good state.
          </p>
          <p>{trouble}</p>
        </div>
      )}
      {broken.map((each) => (
        <Broken key={each.file} {...each} />
      ))}
    </section>
  );
}

function Broken({ file, isShown, problems }: BrokenManifest) {
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  const what = isShown ? "the page shows the last good state" : "there is no page of it yet";
  return (
    <div class="trouble-file">
      <p class="trouble-head">
        {count} in {file}; {what}.
      </p>
      <ul>
        {problems.map((each) => (
          <Problem key={`${each.line}:${each.column}:${each.code}`} {...each} />
        ))}
      </ul>
    </div>
  );
}

function Problem({ code, severity, file, line, column, message, fix, excerpt }: DiagnosticLine) {
  return (
    <li class={`trouble-problem ${severity}`}>
      <p>
        <code>
          {file}:{line}:{column}
        </code>{" "}
        <a href={hrefOf(["diagnostics", code])}>
          <code>{code}</code>
        </a>{" "}
        <span class="message">{message}</span>
      </p>
      {excerpt !== "" && <pre>{outdented(excerpt)}</pre>}
      <p class="trouble-fix">{fix}</p>
    </li>
  );
}

/** Without what stands before all lines: how deep it lies matters less than what it says. */
function outdented(text: string): string {
  const lines = text.split("\n");
  const depth = Math.min(...lines.map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(depth)).join("\n");
}
