import { describe, expect, test } from "vitest";
import { sigV4 } from "./sig-v4.ts";
import { callAt, requestWith } from "./sign.fixture.ts";

/** The published key of AWS's own test suite. */
const suite = {
  accessKeyId: "AKIDEXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
};
const suiteSign = sigV4({ service: "service", region: "us-east-1" });
const suiteCall = callAt("2015-08-30T12:36:00Z");

/** The published key of the documentation of S3. */
const s3 = {
  accessKeyId: "AKIAIOSFODNN7EXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
};
const s3Sign = sigV4({ service: "s3", region: "us-east-1" });
const s3Call = callAt("2013-05-24T00:00:00Z");
const bucket = "https://examplebucket.s3.amazonaws.com";

describe("vectors of AWS Signature Version 4", () => {
  // "Signature Version 4 test suite" of the AWS General Reference.
  test.each([
    ["get-vanilla", {}, "5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31"],
    [
      "post-vanilla",
      { method: "POST" },
      "5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b",
    ],
    [
      "get-vanilla-query-order-key-case",
      { url: "https://example.amazonaws.com/?Param2=value2&Param1=value1" },
      "b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500",
    ],
    [
      "get-vanilla-utf8-query",
      { url: "https://example.amazonaws.com/?ሴ=bar" },
      "2cdec8eed098649ff3a119c94853b13c643bcf08f8b0a1d91e12c9027818dd04",
    ],
  ])("%s", async (_, request, signature) => {
    const { authorization, ...rest } = await suiteSign(requestWith(suite, request), suiteCall);
    expect(authorization).toBe(
      "AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, " +
        `SignedHeaders=host;x-amz-date, Signature=${signature}`,
    );
    expect(rest).toEqual({ "x-amz-date": "20150830T123600Z" });
  });

  test("post-header-key-sort", async () => {
    const headers = { "my-header1": "value1" };
    const request = requestWith(suite, { method: "POST", headers });
    const { authorization } = await suiteSign(request, suiteCall);
    expect(authorization).toContain(
      "SignedHeaders=host;my-header1;x-amz-date, Signature=c5410059b04c1ee005303aed430f6e6645f61f4dc9e1461ec8f8916fdf18852c",
    );
  });

  // "Examples: Signature Calculations" of the Amazon S3 API Reference.
  test.each([
    [
      "GET Object",
      { url: `${bucket}/test.txt`, headers: { range: "bytes=0-9" } },
      "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
    ],
    [
      "PUT Object",
      {
        method: "PUT",
        url: `${bucket}/test$file.text`,
        headers: {
          date: "Fri, 24 May 2013 00:00:00 GMT",
          "x-amz-storage-class": "REDUCED_REDUNDANCY",
        },
        body: "Welcome to Amazon S3.",
      },
      "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd",
    ],
    [
      "GET Bucket Lifecycle",
      { url: `${bucket}/?lifecycle` },
      "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543",
    ],
    [
      "GET Bucket (List Objects)",
      { url: `${bucket}/?max-keys=2&prefix=J` },
      "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
    ],
  ])("%s", async (_, request, signature) => {
    const { authorization } = await s3Sign(requestWith(s3, request), s3Call);
    expect(authorization).toContain(`Signature=${signature}`);
  });
});

describe("a signature of AWS", () => {
  test("carries the token of temporary credentials", async () => {
    const keys = { ...suite, sessionToken: "token" };
    const made = await suiteSign(requestWith(keys, {}), suiteCall);
    expect(made["x-amz-security-token"]).toBe("token");
    expect(made["authorization"]).toContain("SignedHeaders=host;x-amz-date;x-amz-security-token,");
  });

  test("leaves out what is changed on the way", async () => {
    const headers = { accept: "*/*", "user-agent": "x", authorization: "y" };
    const [made, plain] = [headers, {}].map((each) =>
      suiteSign(requestWith(suite, { headers: each }), suiteCall),
    );
    expect(await made).toEqual(await plain);
  });

  test("finds its region among the credentials", async () => {
    const sign = sigV4<typeof suite & { region: string }>({
      service: "service",
      region: ({ region }) => region,
    });
    const made = await sign(requestWith({ ...suite, region: "us-east-1" }, {}), suiteCall);
    expect(made).toEqual(await suiteSign(requestWith(suite, {}), suiteCall));
  });

  test("is marked as secret", async () => {
    const secrets: string[] = [];
    await suiteSign(requestWith(suite, {}), callAt("2015-08-30T12:36:00Z", secrets));
    expect(secrets).toEqual(["5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31"]);
  });
});
