import { blockFile } from "../../data/address.ts";
import type { BlockPage, Card } from "../../data/types.ts";
import { useData } from "../data.ts";
import { CodeBlock } from "../parts/code-block.tsx";
import { Icon } from "../parts/icon.tsx";
import { Waiting } from "../parts/message.tsx";
import { OutLink } from "../parts/out-link.tsx";
import { Text } from "../parts/text.tsx";
import type { ScreenProps } from "../screen.ts";
import { Changelog } from "./block/changelog.tsx";
import { Credentials } from "./block/credentials.tsx";
import { OperationsTable } from "./block/operations-table.tsx";
import { Policies } from "./block/policies.tsx";
import { ServerPart } from "./block/server.tsx";
import { WholeChanges } from "./block/whole-changes.tsx";

/** One block: what it is for, what it needs, and its operations. */
export function BlockScreen({ index, route }: ScreenProps) {
  const [id = ""] = route.path;
  const { data: page, problem } = useData<BlockPage>(blockFile(id));
  const card = index.blocks.find((each) => each.id === id);
  if (!page || !card) return <Waiting problem={problem} />;
  const { block, changes, policies, code } = page;
  return (
    <article class="block">
      <Head page={page} card={card} />
      <CodeBlock
        text={`npm install ${page.package.name}`}
        language="shell"
        what="the install command"
      />
      {"why" in code && (
        <p class="aside">
          Its code cannot run in a browser, so there is no preview of its calls:{" "}
          <Text text={code.why} />.
        </p>
      )}
      {page.untested !== null && (
        <p class="aside">
          The contract suite could not test it: <Text text={page.untested} />.
        </p>
      )}
      <OperationsTable page={page} base={index.base} report={index.report} />
      <WholeChanges changes={changes} base={index.base} />
      <Credentials auth={block.auth} />
      <ServerPart block={block} />
      <Policies policies={policies} block={block} />
      <Changelog id={page.id} />
    </article>
  );
}

function Head({ page, card }: { readonly page: BlockPage; readonly card: Card }) {
  const { block } = page;
  const { name, version } = page.package;
  const facts = [block.type, `API ${block.version}`, `${name} ${version}`, block.category];
  return (
    <>
      <div class="title">
        <Icon of={card} size={52} />
        <div>
          <h1>{block.name}</h1>
          <p class="note">{facts.join(" · ")}</p>
        </div>
      </div>
      <p class="lead">
        <Text text={block.description} />
      </p>
      {block.docs !== undefined && (
        <p>
          <OutLink href={block.docs}>Documentation of the provider</OutLink>
        </p>
      )}
    </>
  );
}
