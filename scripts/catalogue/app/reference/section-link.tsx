import { hrefOf } from "../route.ts";

/** The id of the element of a section. */
export function idOf(anchor: string): string {
  return `section-${anchor}`;
}

interface Props {
  readonly anchor: string;
  readonly title: string;
}

/** Leads to a section of the reference, also where the address names it already and one has scrolled on. */
export function SectionLink({ anchor, title }: Props) {
  const href = hrefOf(["reference"], { section: anchor });
  const show = () => document.getElementById(idOf(anchor))?.scrollIntoView();
  return (
    <a href={href} onClick={show}>
      {title}
    </a>
  );
}
