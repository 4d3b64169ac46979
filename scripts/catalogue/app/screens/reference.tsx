import { useEffect } from "preact/hooks";
import type { ReferencePage } from "../../data/types.ts";
import { useData } from "../data.ts";
import { Message, Waiting } from "../parts/message.tsx";
import { Text } from "../parts/text.tsx";
import { Section } from "../reference/section.tsx";
import { idOf, SectionLink } from "../reference/section-link.tsx";
import type { ScreenProps } from "../screen.ts";

/** The words of a manifest by section; the address may name one. */
export function ReferenceScreen({ route }: ScreenProps) {
  const { data: page, problem } = useData<ReferencePage>("data/reference.json");
  if (problem !== null) return <Elsewhere />;
  if (!page) return <Waiting problem={null} />;
  return <Loaded page={page} section={route.state["section"] ?? null} />;
}

/** A page that is a single file leaves it out. */
function Elsewhere() {
  return (
    <Message title="Manifest reference">
      <p>
        It is not part of this page. Every catalogue that is a folder has it, and the tool in{" "}
        <code>docs/manifest.md</code>.
      </p>
    </Message>
  );
}

interface LoadedProps {
  readonly page: ReferencePage;
  /** Anchor of the section that the address names. */
  readonly section: string | null;
}

function Loaded({ page: { sections, kinds }, section }: LoadedProps) {
  useEffect(() => {
    if (section !== null) document.getElementById(idOf(section))?.scrollIntoView();
  }, [section]);
  return (
    <div class="reference">
      <h1>Manifest reference</h1>
      <p class="lead">Every word of a manifest: what it holds, what it means, and examples.</p>
      <nav aria-label="Sections">
        <ul>
          {sections.map(({ title, anchor }) => (
            <li key={anchor}>
              <SectionLink anchor={anchor} title={title} />
            </li>
          ))}
        </ul>
      </nav>
      {sections.map((each) => (
        <Section key={each.anchor} of={each} />
      ))}
      <section aria-labelledby="kinds">
        <h2 id="kinds">Kinds of text</h2>
        <dl>
          {kinds.map(({ title, form }) => (
            <div key={title} class="word">
              <dt>{title}</dt>
              <dd>
                <Text text={form} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
