import type { Block } from "../../../data/types.ts";
import { Text } from "../../parts/text.tsx";
import { Fact } from "./fact.tsx";

/** Where calls go, and the inputs that make up the address. */
export function ServerPart({ block }: { readonly block: Block }) {
  const { servers = [block.server.url], server, fields } = block;
  const { parameters, allowedHosts = [] } = server;
  return (
    <section>
      <h2>Server</h2>
      <ul class="words">
        {servers.map((url) => (
          <li key={url}>
            <code>{url}</code>
          </li>
        ))}
      </ul>
      {parameters.length > 0 && (
        <dl class="list">
          {parameters.map((name) => {
            const field = fields.find((each) => each.name === name);
            return (
              <Fact key={name} term={name}>
                <Text text={field?.description ?? ""} />
                {field?.example !== undefined && (
                  <>
                    {" "}
                    <span class="note">For example</span> <code>{String(field.example)}</code>
                  </>
                )}
              </Fact>
            );
          })}
          {allowedHosts.length > 0 && (
            <Fact term="Hosts">
              <ul class="words">
                {allowedHosts.map((host) => (
                  <li key={host}>
                    <code>*{host}</code>
                  </li>
                ))}
              </ul>
            </Fact>
          )}
        </dl>
      )}
    </section>
  );
}
