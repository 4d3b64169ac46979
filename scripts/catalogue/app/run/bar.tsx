interface Props {
  /** Per cent; null: there is nothing to show. */
  readonly share: number | null;
  readonly title?: string;
  readonly children: string;
}

/** A cell of a table with how much of it is done. */
export function Bar({ share, title, children }: Props) {
  const state = share === null ? "none" : share === 100 ? "complete" : "incomplete";
  return (
    <td class={state} title={title}>
      {children}
      <span class="bar" style={{ "--share": share ?? 0 }} />
    </td>
  );
}
