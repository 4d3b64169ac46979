import { CheckResult } from "../parts/check-result.tsx";
import { counted } from "../parts/words.ts";
import { hrefOf } from "../route.ts";
import type { ScreenProps } from "../screen.ts";

/** All workflows, with what their check says. */
export function WorkflowsScreen({ index: { workflows, state } }: ScreenProps) {
  return (
    <>
      <h1>Workflows</h1>
      <p class="lead">
        {workflows.length > 0
          ? `${counted(workflows.length, "workflow")}, checked against the blocks of ${state}.`
          : "Documents of connected blocks."}
      </p>
      {workflows.length === 0 ? (
        <p class="empty">
          There is none here. Workflows are YAML files in the folder <code>workflows</code>, or in
          the one that <code>--workflows DIR</code> names.
        </p>
      ) : (
        <ul class="lines">
          {workflows.map((card) => (
            <li key={card.id}>
              <a href={hrefOf(["workflows", card.id])}>{card.name}</a>
              <CheckResult of={card} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
