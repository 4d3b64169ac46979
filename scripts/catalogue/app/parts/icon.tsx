import type { Icon as Files } from "../../data/types.ts";
import { lettersOf, paintOf } from "./colour.ts";

/** What a block is shown by; a card and a page both have it. */
export interface Shown {
  readonly id: string;
  readonly name: string;
  readonly icon: Files | null;
  readonly color?: string | null;
}

/** The icon of a block, or letters on its colour. It stands beside the name, so it says nothing. */
export function Icon({ of, size = 36 }: { readonly of: Shown; readonly size?: number }) {
  const { id, name, icon, color } = of;
  const length = `${size}px`;
  const box = { width: length, height: length };
  if (!icon)
    return (
      <span
        class="icon letters"
        aria-hidden="true"
        style={{ ...box, fontSize: `${size * 0.38}px`, ...paintOf(id, color) }}
      >
        {lettersOf(name)}
      </span>
    );
  const { light, dark } = icon;
  return (
    <span class="icon" aria-hidden="true" style={{ ...box, ...(color && { "--own": color }) }}>
      <img class={dark ? "on-light" : ""} src={light} alt="" loading="lazy" />
      {dark && <img class="on-dark" src={dark} alt="" loading="lazy" />}
    </span>
  );
}
