/** A text of a manifest, with what it writes between backticks as code. Nothing else of it is markup. */
export function Text({ text }: { readonly text: string }) {
  const parts = text.split(/`([^`\n]+)`/);
  return (
    <>
      {parts.map((part, at) =>
        at % 2 === 1 ? (
          <code key={at} class="said">
            {part}
          </code>
        ) : (
          part
        ),
      )}
    </>
  );
}
