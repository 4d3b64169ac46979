import { useEffect, useId, useRef, useState } from "preact/hooks";
import { useData } from "../data.ts";
import type { Hit } from "./find.ts";
import { finderOf, SHOWN } from "./find.ts";

/** Finds blocks and operations by what people call them, their path, inputs and outputs. */
export function Search({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { data, problem } = useData<object>("data/search.json");
  const [words, setWords] = useState("");
  useEffect(() => dialog.current?.showModal(), []);
  // Read when it is there, so that the first key has not to wait.
  const find = data ? finderOf(data) : null;
  const hits = find && words.trim() !== "" ? find(words) : [];
  // Closed by its own method, it gives the focus back to where it was.
  const close = () => dialog.current?.close();
  const leaveOutside = (event: MouseEvent) => event.target === dialog.current && close();
  return (
    <dialog
      ref={dialog}
      class="search"
      aria-label="Search"
      onClose={onClose}
      onClick={leaveOutside}
    >
      <Box words={words} onWords={setWords} hits={hits} onClose={close} />
      <p class="state" role="status">
        {problem ?? stateOf(words, hits.length, data !== null)}
      </p>
    </dialog>
  );
}

function stateOf(words: string, count: number, isReady: boolean): string {
  if (!isReady) return "Loading …";
  if (words.trim() === "") return "Blocks, operations, paths, inputs and outputs";
  if (count === 0) return `Nothing is called ${words.trim()}.`;
  return count === SHOWN ? `The best ${SHOWN} hits` : `${count} ${count === 1 ? "hit" : "hits"}`;
}

interface BoxProps {
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly hits: readonly Hit[];
  readonly onClose: () => void;
}

/** A field with a list by the pattern of ARIA: the focus stays in the field, arrows choose in the list. */
function Box({ words, onWords, hits, onClose }: BoxProps) {
  const own = useId();
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, hits.length - 1);
  const go = (hit: Hit | undefined) => {
    if (!hit) return;
    onClose();
    location.hash = hit.href;
  };
  const press = (event: KeyboardEvent) => {
    const last = hits.length - 1;
    const to = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
    }[event.key];
    if (event.isComposing) return;
    if (event.key === "Enter") go(hits[at]);
    else if (to === undefined) return;
    else setChosen(to);
    event.preventDefault();
  };
  return (
    <>
      <input
        type="text"
        role="combobox"
        aria-label="Search blocks and operations"
        aria-expanded={hits.length > 0}
        aria-controls={`${own}-list`}
        aria-autocomplete="list"
        aria-activedescendant={hits.length > 0 ? optionId(`${own}-list`, at) : undefined}
        placeholder="Search"
        autocomplete="off"
        spellcheck={false}
        autofocus
        value={words}
        onInput={(event) => {
          setChosen(0);
          onWords(event.currentTarget.value);
        }}
        onKeyDown={press}
      />
      <List id={`${own}-list`} hits={hits} chosen={at} onChoose={go} />
    </>
  );
}

function optionId(list: string, place: number): string {
  return `${list}-${place}`;
}

interface ListProps {
  readonly id: string;
  readonly hits: readonly Hit[];
  readonly chosen: number;
  readonly onChoose: (hit: Hit) => void;
}

function List({ id, hits, chosen, onChoose }: ListProps) {
  useEffect(() => {
    document.getElementById(optionId(id, chosen))?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  return (
    <ul role="listbox" id={id} aria-label="Hits" hidden={hits.length === 0}>
      {hits.map((hit, place) => (
        <li
          key={hit.href}
          id={optionId(id, place)}
          role="option"
          aria-selected={place === chosen}
          onClick={() => onChoose(hit)}
        >
          <HitLine hit={hit} />
        </li>
      ))}
    </ul>
  );
}

function HitLine({ hit: { kind, name, key, matched } }: { readonly hit: Hit }) {
  return (
    <>
      <span class="kind">{kind}</span>
      <span class="what">
        <span class="name">{name}</span>
        <span class="key">{key}</span>
      </span>
      {matched !== null && <span class="matched">{matched}</span>}
    </>
  );
}
