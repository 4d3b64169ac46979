import { useData } from "../../data.ts";
import { Text } from "../../parts/text.tsx";
import { entriesOf } from "./changelog.ts";

/** What changed in each version; the last one is open. */
export function Changelog({ id }: { readonly id: string }) {
  const { data: text } = useData<string>(`data/changelogs/${id}.json`);
  const entries = entriesOf(text ?? "");
  if (entries.length === 0) return null;
  return (
    <section class="changelog">
      <h2>Changelog</h2>
      {entries.map(({ version, parts }, at) => (
        <details key={version} open={at === 0}>
          <summary>
            <h3>{version}</h3>
          </summary>
          {parts.map(({ title, items }) => (
            <div key={title}>
              {title !== "" && <h4>{title}</h4>}
              <ul>
                {items.map((item, place) => (
                  <li key={place}>
                    <Text text={item} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </details>
      ))}
    </section>
  );
}
