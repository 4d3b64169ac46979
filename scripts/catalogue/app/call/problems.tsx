import type { Problem } from "./types.ts";

interface Props {
  readonly title: string;
  readonly all: readonly Problem[];
  /** Whether they keep the call from being made. */
  readonly isBad?: boolean;
}

/** Problems, in the words of whoever found them. */
export function Problems({ title, all, isBad = false }: Props) {
  return (
    <div class={`call-problems${isBad ? " bad" : ""}`}>
      <p>{title}</p>
      <ul>
        {all.map(({ input, message }, at) => (
          <li key={`${at} ${input}`}>{message}</li>
        ))}
      </ul>
    </div>
  );
}
