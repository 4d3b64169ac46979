import type { BlockCredential } from "../../../data/types.ts";
import { Badge } from "../../parts/badge.tsx";
import { CopyButton } from "../../parts/copy-button.tsx";
import { OutLink } from "../../parts/out-link.tsx";
import { Text } from "../../parts/text.tsx";
import { Fact } from "./fact.tsx";

/** What a caller has to have, and how it travels. */
export function Credentials({ auth }: { readonly auth: readonly BlockCredential[] }) {
  return (
    <section>
      <h2>Credentials</h2>
      {auth.length === 0 && <p class="note">None: anybody may call it.</p>}
      {auth.map((credential) => (
        <Credential key={credential.name} credential={credential} />
      ))}
    </section>
  );
}

function Credential({ credential }: { readonly credential: BlockCredential }) {
  const { name, title, kind, description, docs, scopes, env, required, oauth } = credential;
  return (
    <div class="thing">
      <h3>
        {title} <code class="note">{name}</code> <Badge>{kind.replace("-", " ")}</Badge>{" "}
        {required === false && <Badge>optional</Badge>}
      </h3>
      <p>
        <Text text={description} />{" "}
        {docs !== undefined && <OutLink href={docs}>How to get one</OutLink>}
      </p>
      <dl class="list">
        <Fact term="Environment">
          <code>{env}</code> <CopyButton text={env} what={env} />
        </Fact>
        <Fact term="Sent">
          <Sent credential={credential} />
        </Fact>
        {scopes.length > 0 && (
          <Fact term="Scopes">
            <ul class="words">
              {scopes.map((scope) => (
                <li key={scope}>
                  <code>{scope}</code>
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {oauth && <OauthFacts oauth={oauth} />}
      </dl>
    </div>
  );
}

function OauthFacts({ oauth }: { readonly oauth: NonNullable<BlockCredential["oauth"]> }) {
  const { grant, authorize, token } = oauth;
  return (
    <>
      <Fact term="OAuth grant">{grant.replaceAll("_", " ")}</Fact>
      {authorize !== undefined && (
        <Fact term="Authorize at">
          <code>{authorize}</code>
        </Fact>
      )}
      <Fact term="Token from">
        <code>{token}</code>
      </Fact>
    </>
  );
}

const PLACES: Readonly<Record<string, string>> = {
  headers: "in the header",
  query: "in the query as",
  path: "in the path as",
  body: "in the body as",
};

/** Where it travels, and what stands there; the key itself is shown as `…`. */
function Sent({ credential: { name, send } }: { readonly credential: BlockCredential }) {
  const [[place = "", templates] = []] = Object.entries(send);
  const [[wire = "", template = ""] = []] = Object.entries(templates ?? {});
  if (place === "") return "by code of the package";
  const text = typeof template === "string" ? template : `Basic ${template.$basic.join(":")}`;
  const shown = text === `{${name}}` ? wire : `${wire}: ${text.replace(`{${name}}`, "…")}`;
  return (
    <>
      {PLACES[place]} <code>{shown}</code>
    </>
  );
}
