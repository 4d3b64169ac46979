import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Waiting } from "./parts/message.tsx";

/** A component whose code is loaded when it is shown first. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  return function Lazy(props: Props) {
    const [Own, setOwn] = useState(() => loaded);
    const [problem, setProblem] = useState<string | null>(null);
    useEffect(() => {
      if (loaded) return;
      load().then(
        (component) => setOwn(() => (loaded = component)),
        (error: unknown) => setProblem(String(Object(error).message)),
      );
    }, []);
    return Own ? <Own {...props} /> : <Waiting problem={problem} />;
  };
}
