interface Props {
  readonly items: readonly (readonly [what: string, text: string])[];
  /** Whether the filter finds each by itself. */
  readonly areRows?: boolean;
}

/** What was found, each with what there is to say of it. */
export function Findings({ items, areRows = false }: Props) {
  return (
    <ul class="findings">
      {items.map(([what, text], place) => (
        <li key={place} data-row={areRows ? what : undefined}>
          <p class="what">
            <code>{what}</code>
          </p>
          <p class="message">{text}</p>
        </li>
      ))}
    </ul>
  );
}
