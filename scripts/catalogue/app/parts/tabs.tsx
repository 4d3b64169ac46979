import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

export interface Tab {
  readonly id: string;
  readonly title: string;
}

interface Props {
  /** What the tabs are of, for those who do not see it. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** What the selected tab shows. */
  readonly children: ComponentChildren;
}

/** Tabs by the pattern of ARIA: arrows, Home and End select, and only the selected one is in the order of Tab. */
export function Tabs({ label, tabs, selected, onSelect, children }: Props) {
  const own = useId();
  const idOf = (id: string) => `${own}-${id}`;
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === selected);
    const last = tabs.length - 1;
    const to = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const next = to === undefined ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    document.getElementById(idOf(next.id))?.focus();
  };
  return (
    <div class="tabs">
      <div role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={idOf(id)}
            aria-selected={id === selected}
            aria-controls={`${own}-panel`}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${own}-panel`} aria-labelledby={idOf(selected)} tabIndex={0}>
        {children}
      </div>
    </div>
  );
}
