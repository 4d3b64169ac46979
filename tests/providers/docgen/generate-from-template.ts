import type { OperationExpectations } from "../../../contract-tests/documented/types.ts";

/** Generating from a template. */
export const generateFromTemplate: OperationExpectations = {
  least: {
    inputs: { gammaId: "g-1", prompt: "For bees" },
    request: "POST https://public-api.gamma.app/v1.0/generations/from-template",
    body: { gammaId: "g-1", prompt: "For bees" },
    answer: {
      status: 201,
      body: { generationId: "gen-3" },
      output: { generationId: "gen-3" },
    },
  },
  parameters: {
    gammaId: { type: "string", required: true, in: "body.gammaId", accepts: ["g-2"] },
    prompt: { type: "string", required: true, in: "body.prompt", accepts: [" For wasps\n"] },
    themeId: { type: "string", in: "body.themeId", accepts: ["thm-1"] },
    exportAs: {
      type: "string",
      in: "body.exportAs",
      values: ["pdf", "pptx"],
      refuses: ["docx"],
    },
    folderIds: { type: "string", in: "body.folderIds", refuses: ["1,2,3,4,5,6,7,8,9,10,11"] },
    imageModel: { type: "string", in: "body.imageOptions.model", accepts: ["model-3"] },
    imageStyle: { type: "string", in: "body.imageOptions.style", accepts: ["ink"] },
  },
  calls: {
    "every parameter": {
      inputs: {
        gammaId: "g-1",
        prompt: "For bees",
        themeId: "thm-2",
        exportAs: "pdf",
        folderIds: "fld-1,fld-2",
        imageModel: "model-3",
        imageStyle: "watercolour",
      },
      request: "POST https://public-api.gamma.app/v1.0/generations/from-template",
      body: {
        gammaId: "g-1",
        prompt: "For bees",
        themeId: "thm-2",
        exportAs: "pdf",
        folderIds: ["fld-1", "fld-2"],
        imageOptions: { model: "model-3", style: "watercolour" },
      },
    },
    "folderIds with spaces and empty ones": {
      inputs: { gammaId: "g-1", prompt: "For bees", folderIds: ", a , b," },
      request: "POST https://public-api.gamma.app/v1.0/generations/from-template",
      body: { gammaId: "g-1", prompt: "For bees", folderIds: ["a", "b"] },
    },
    "folderIds all empty": {
      inputs: { gammaId: "g-1", prompt: "For bees", folderIds: " , ," },
      request: "POST https://public-api.gamma.app/v1.0/generations/from-template",
      body: { gammaId: "g-1", prompt: "For bees" },
    },
  },
  answers: {
    "status 200 with a warning": {
      status: 200,
      body: { generationId: "gen-4", warnings: "imageModel is not known." },
      output: { generationId: "gen-4", warnings: "imageModel is not known." },
    },
    "no such template": {
      status: 404,
      headers: { "x-request-id": "req-2" },
      body: { message: "Template not found.", statusCode: 404 },
      error: { code: "not_found", message: "Template not found.", requestId: "req-2" },
    },
  },
};
