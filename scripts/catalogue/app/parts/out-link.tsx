import { Glyph } from "./glyph.tsx";

/** A link away from here. An address that is none of the web is shown as text. */
export function OutLink({ href, children }: { readonly href: string; readonly children: string }) {
  if (!/^https?:\/\//i.test(href)) return <span>{href}</span>;
  return (
    <a class="out" href={href} rel="noreferrer">
      {children}
      <Glyph name="out" />
    </a>
  );
}
