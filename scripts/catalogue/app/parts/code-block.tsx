import { CopyButton } from "./copy-button.tsx";
import { type Language, tokensOf } from "./tokens.ts";

interface Props {
  readonly text: string;
  readonly language: Language;
  /** What it is, to name the button: `the request`. */
  readonly what: string;
}

/** Code with light colours, and a button that copies it. */
export function CodeBlock({ text, language, what }: Props) {
  return (
    <div class="code">
      <pre>
        <code>
          <Coloured text={text} language={language} />
        </code>
      </pre>
      <CopyButton text={text} what={what} />
    </div>
  );
}

/** Coloured parts of a text, through text nodes. */
export function Coloured({ text, language }: Omit<Props, "what">) {
  return (
    <>
      {tokensOf(text, language).map(({ kind, text: part }, at) =>
        kind === null ? (
          part
        ) : (
          <span key={at} class={`t-${kind}`}>
            {part}
          </span>
        ),
      )}
    </>
  );
}
