import type { WorkflowPage } from "../../data/types.ts";
import { useData } from "../data.ts";
import { CheckResult } from "../parts/check-result.tsx";
import { CodeBlock } from "../parts/code-block.tsx";
import { NotFound, Waiting } from "../parts/message.tsx";
import { Problems } from "../parts/problems.tsx";
import type { ScreenProps } from "../screen.ts";
import { DiagramFigure } from "../workflow/diagram-figure.tsx";

/** One workflow: its check, its diagram and its document. */
export function WorkflowScreen({ index, route: { path } }: ScreenProps) {
  const [, id = ""] = path;
  if (!index.workflows.some((each) => each.id === id)) return <NotFound what={`workflow ${id}`} />;
  return <Loading key={id} id={id} />;
}

function Loading({ id }: { readonly id: string }) {
  const { data: page, problem } = useData<WorkflowPage>(`data/workflows/${id}.json`);
  return page ? <Loaded page={page} /> : <Waiting problem={problem} />;
}

function Loaded({ page }: { readonly page: WorkflowPage }) {
  const { name, description, diagnostics, diagram, blocks, file, text } = page;
  return (
    <div class="workflow">
      <h1>{name}</h1>
      {description !== "" && <p class="lead">{description}</p>}
      <CheckResult of={page} />
      {diagnostics.length > 0 && <Problems problems={diagnostics} />}
      {diagram && <DiagramFigure diagram={diagram} of={name} />}
      {!diagram && blocks !== null && (
        <p class="empty">There is no picture of so many blocks and connections.</p>
      )}
      <h2>Document</h2>
      <p class="note">
        <code>{file}</code>
      </p>
      <CodeBlock
        text={text}
        language={file.endsWith(".json") ? "json" : "yaml"}
        what="the document"
      />
    </div>
  );
}
