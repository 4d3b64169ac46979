import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Waiting } from "./parts/message.tsx";

/** A component whose code, and the style of what is shown on demand, are loaded when it is shown first. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  return function Lazy(props: Props) {
    const [Own, setOwn] = useState(() => loaded);
    const [problem, setProblem] = useState<string | null>(null);
    useEffect(() => {
      if (loaded) return;
      Promise.all([load(), style()]).then(
        ([component]) => setOwn(() => (loaded = component)),
        (error: unknown) => setProblem(String(Object(error).message)),
      );
    }, []);
    return Own ? <Own {...props} /> : <Waiting problem={problem} />;
  };
}

let styled: Promise<void> | undefined;

/** Loads `screens.css` once; a single file has it. Without it, everything can still be read. */
function style(): Promise<void> {
  styled ??= new Promise((resolve) => {
    if (document.documentElement.dataset["source"] === "page") return resolve();
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = "screens.css";
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
  return styled;
}
