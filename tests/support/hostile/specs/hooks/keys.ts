import type { Hooks } from "@hostile/keys";

/** What `sign` was given, for tests to look at. */
export const told: object[] = [];

/** Ways to fail, by the text of a call. */
function failIf(text: unknown, place: string, key: string | undefined): void {
  if (text === `${place} throws`) throw new Error(`no ${key}`, { cause: { key } });
}

/** A signature of the key itself, so that a test can look for it. */
export const sign: Hooks["sign"] = (request, call) => {
  told.push(request);
  const { signKey } = request.credentials;
  const { text } = JSON.parse(new TextDecoder().decode(request.body) || "{}");
  call.secret(`derived${btoa(String(signKey))}`);
  failIf(text, "sign", signKey);
  if (text === "sign breaks the line") return { "x-signature": `${signKey}\r\nX-Evil: 1` };
  if (text === "sign adds another") return { [`x-${signKey}`]: "1" };
  return { "x-signature": btoa(`v1 ${signKey}`) };
};

export const toSend: Hooks["keys_hooked"]["request"] = (values, call) => {
  call.secret(`derived${btoa(String(values.signKey))}`);
  failIf(values.text, "request", values.signKey);
  return values;
};

export const read: Hooks["keys_hooked"]["reply"] = ({ body }, call) => {
  failIf(body.id, "reply", call.secret("Zq7Xw9Lk2M-of-a-reply"));
  return body;
};
