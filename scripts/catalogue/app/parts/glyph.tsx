/** Signs of the page itself, drawn in the colour of the text around. */
const PATHS = {
  search: "M7 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM10.4 10.4 14 14",
  copy: "M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3",
  check: "m3 8.5 3.2 3.2L13 5",
  // A disc of which one half is filled, by a line as thick as the half is wide.
  theme: "M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM8 3v10M9 3.4v9.2M10.2 3.9v8.2M11.5 5v6",
  out: "M9 3h4v4M13 3 7.5 8.5M11 9.5V13H3V5h3.5",
} as const;

/** Decoration: what it means is always said in words as well. */
export function Glyph({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg class="glyph" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
