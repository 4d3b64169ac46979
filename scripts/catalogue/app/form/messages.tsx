/** What the package says of values, in its own words. */
export function Messages(props: {
  readonly kind: "problem" | "warning";
  readonly texts: readonly string[];
}) {
  return (
    <>
      {props.texts.map((text) => (
        <p key={text} class={`is-${props.kind}`}>
          {text}
        </p>
      ))}
    </>
  );
}
