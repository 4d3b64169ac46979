import { generateKeyPairSync, sign } from "node:crypto";

/** A certificate for 127.0.0.1 that nobody trusts, made now: no key lies in the repository, none expires. */
export function selfSignedCertificate(): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const ecdsaWithSha256 = sequence(hex("06082a8648ce3d040302"));
  const commonName = hex("0603550403");
  const name = sequence(element(0x31, sequence(commonName, utf8("127.0.0.1"))));
  const toBeSigned = sequence(
    hex("020101"), // serial number; no version means 1
    ecdsaWithSha256,
    name,
    sequence(utcTime("250101000000Z"), utcTime("491231235959Z")),
    name,
    publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = sign("sha256", toBeSigned, privateKey);
  const certificate = sequence(
    toBeSigned,
    ecdsaWithSha256,
    element(0x03, Buffer.concat([Buffer.of(0), signature])),
  );
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines(certificate)}\n-----END CERTIFICATE-----\n`,
  };
}

function lines(certificate: Buffer): string {
  return certificate.toString("base64").replace(/.{64}/g, "$&\n");
}

// The few forms of DER that a certificate needs.

function element(tag: number, content: Uint8Array): Buffer {
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...size), content]);
}

function sequence(...parts: readonly Uint8Array[]): Buffer {
  return element(0x30, Buffer.concat(parts));
}

function utf8(text: string): Buffer {
  return element(0x0c, Buffer.from(text));
}

function utcTime(text: string): Buffer {
  return element(0x17, Buffer.from(text));
}

function hex(text: string): Buffer {
  return Buffer.from(text, "hex");
}
