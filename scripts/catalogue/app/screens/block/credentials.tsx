import type { BlockCredential } from "../../../data/types.ts";
import { Badge } from "../../parts/badge.tsx";
import { CopyButton } from "../../parts/copy-button.tsx";
import { OutLink } from "../../parts/out-link.tsx";
import { Text } from "../../parts/text.tsx";
import { Fact } from "./fact.tsx";
import { sentAs } from "./sent.ts";

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
  const { name, title, kind, description, docs, scopes, send, env, required, oauth } = credential;
  const { place, text } = sentAs(send);
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
          {place === null ? (
            "by code of the package"
          ) : (
            <>
              {place} <code>{text}</code>
            </>
          )}
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
