import type { ChoiceGroup } from "./choices.ts";
import type { ControlProps } from "./control-props.ts";
import { textOf } from "./text.ts";

/** One of several values, or none. */
export function SelectControl(props: ControlProps & { readonly groups: readonly ChoiceGroup[] }) {
  const { id, field, value, set, about, groups } = props;
  const text = value instanceof File ? value.name : textOf(field, value);
  const isKnown = groups.some(({ choices }) => choices.some((each) => each.value === text));
  return (
    <select
      {...about}
      id={id}
      value={text}
      onChange={({ currentTarget }) => set(currentTarget.value || undefined)}
    >
      <option value="">not set</option>
      {text !== "" && !isKnown && <option value={text}>{text}</option>}
      {groups.map(({ title, choices }) => {
        const options = choices.map((each) => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ));
        if (title === "") return options;
        return (
          <optgroup key={title} label={title}>
            {options}
          </optgroup>
        );
      })}
    </select>
  );
}
