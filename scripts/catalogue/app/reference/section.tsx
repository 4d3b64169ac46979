import type { ReferencePage } from "../../data/types.ts";
import { Badge } from "../parts/badge.tsx";
import { Text } from "../parts/text.tsx";
import { idOf, SectionLink } from "./section-link.tsx";

type Of = ReferencePage["sections"][number];

/** The words of one part of a manifest. */
export function Section({ of: { title, anchor, text, keys } }: { readonly of: Of }) {
  const id = idOf(anchor);
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {text !== "" && (
        <p class="note">
          <Text text={text} />
        </p>
      )}
      <dl>
        {keys.map((key) => (
          <Word key={key.name} of={key} />
        ))}
      </dl>
    </section>
  );
}

function Word({ of }: { readonly of: Of["keys"][number] }) {
  const { name, required, value, meaning, examples } = of;
  return (
    <div class="word">
      <dt>
        <code>{name}</code> {required && <Badge tone="bad">required</Badge>}
        <span class="note">
          <Value text={value} />
        </span>
      </dt>
      <dd>
        <p>
          <Text text={meaning} />
        </p>
        {examples.map((example) => (
          <pre key={example} class="example">
            {example}
          </pre>
        ))}
      </dd>
    </div>
  );
}

/** A text with links to sections: `[Page](#page)`. */
function Value({ text }: { readonly text: string }) {
  const parts = text.split(/\[([^\]]+)\]\(#([^)]+)\)/);
  return (
    <>
      {parts.map((part, at) => {
        if (at % 3 === 0) return <Text key={at} text={part} />;
        return at % 3 === 1 ? (
          <SectionLink key={at} title={part} anchor={parts[at + 1] ?? ""} />
        ) : null;
      })}
    </>
  );
}
