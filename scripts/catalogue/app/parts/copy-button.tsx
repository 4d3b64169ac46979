import { useEffect, useState } from "preact/hooks";
import { announce } from "./announce.ts";
import { Glyph } from "./glyph.tsx";

/** How long it says that it copied, in milliseconds. */
const SHOWN = 1500;

interface Props {
  readonly text: string;
  /** What is copied, for those who only hear the button: `the install command`. */
  readonly what: string;
  /** Shown on the button; else it has a sign only. */
  readonly children?: string;
}

/** Copies a text. The clipboard is touched on a click only. */
export function CopyButton({ text, what, children }: Props) {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setDone(false), SHOWN);
    return () => clearTimeout(timer);
  }, [isDone]);
  const copy = async () => {
    const has = await copied(text);
    setDone(has);
    announce(has ? "Copied" : "The browser refused to copy. Select the text instead.");
  };
  return (
    <button
      type="button"
      class={`copy${isDone ? " done" : ""}`}
      aria-label={`Copy ${what}`}
      title="Copy"
      onClick={copy}
    >
      {children}
      <Glyph name={isDone ? "check" : "copy"} />
    </button>
  );
}

/** A page that is not served securely has no clipboard, and a person may refuse. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
