import type { Problem } from "./types.ts";

interface Props {
  readonly title: string;
  readonly all: readonly Problem[];
}

/** Problems, in the words of whoever found them. */
export function Problems({ title, all }: Props) {
  return (
    <div class="call-problems">
      <p>{title}</p>
      <ul>
        {all.map(({ input, message }, at) => (
          <li key={`${at} ${input}`}>{message}</li>
        ))}
      </ul>
    </div>
  );
}
