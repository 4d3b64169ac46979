import type { Hooks } from "@blockwright/hooked";
import { hmac, sigV4 } from "@blockwright/runtime/sign";

const seconds = (now: Date) => `${now.getTime() / 1000}`;

/** Method, path, time and body, under the key. */
export const sign: Hooks["sign"] = hmac({
  key: ({ signingKey }) => signingKey,
  message: ({ method, url, body }, { now }) => {
    const { pathname } = new URL(url);
    return [method, pathname, seconds(now), new TextDecoder().decode(body)].join("\n");
  },
  header: "x-signature",
  encoding: "base64",
  headers: (_, { now }) => ({ "x-time": seconds(now) }),
});

const aws = sigV4({ service: "service", region: "us-east-1" });

/** As AWS signs, with a key id that all callers have. */
export const stored: Hooks["sign"] = async (request, call) => {
  const { signingKey } = request.credentials;
  const credentials = { accessKeyId: "AKIDEXAMPLE", secretAccessKey: signingKey };
  return aws({ ...request, credentials }, call);
};

/** Rows with their numbers. */
export const counted: Hooks["hooked_store_table"]["request"] = (values) => ({
  ...values,
  rows: values.rows.map((row, at) => ({ ...Object(row), at })),
});
