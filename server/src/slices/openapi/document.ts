import { type Endpoint, errorCodes } from "@ten-paces/contract";
import { type Answer, answersOf, type MediaTypes } from "./answers.ts";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts";

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: MediaTypes };
  responses: Record<string, Answer>;
}

export interface OpenApiDocument {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
}

const description = [
  "Every call of Ten Paces. Bodies and answers are JSON.",
  "A failed call answers `{ error, code }`: a sentence for people and a stable code; a 400 also carries `issues`.",
  "Signed-in calls carry the token of login or registration as `Authorization: Bearer …`.",
].join("\n\n");

/** The OpenAPI 3.1 document of the endpoints that an app serves. */
export function openApiDocument(endpoints: readonly Endpoint[], origin: string): OpenApiDocument {
  const paths: OpenApiDocument["paths"] = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    const operations = paths[path] ?? {};
    operations[endpoint.method.toLowerCase()] = operationOf(endpoint);
    paths[path] = operations;
  }
  return {
    openapi: "3.1.0",
    info: { title: "Ten Paces", version: "1", description },
    servers: [{ url: `${origin}/api` }],
    tags: [...new Set(endpoints.map(tagOf))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { session: { type: "http", scheme: "bearer" } },
      schemas: { Error: errorSchema },
    },
  };
}

const errorSchema: JsonSchema = {
  type: "object",
  properties: {
    error: { type: "string", description: "A sentence for people." },
    code: { type: "string", examples: Object.keys(errorCodes) },
    issues: {
      type: "array",
      items: {
        type: "object",
        properties: { path: { type: "string" }, message: { type: "string" } },
        required: ["path", "message"],
      },
    },
  },
  required: ["error", "code"],
};

function operationOf(endpoint: Endpoint): Operation {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [tagOf(endpoint)],
    security: endpoint.access === "anyone" ? [{}, { session: [] }] : [{ session: [] }],
    parameters: parametersOf(endpoint),
    ...(endpoint.body
      ? { requestBody: { required: true, content: jsonOf(jsonSchemaOf(endpoint.body, "input")) } }
      : {}),
    responses: answersOf(endpoint),
  };
}

export function jsonOf(schema: JsonSchema): MediaTypes {
  return { "application/json": { schema } };
}

function parametersOf(endpoint: Endpoint): Parameter[] {
  const parameters = [...namedOf(endpoint, "path"), ...namedOf(endpoint, "query")];
  if (!endpoint.idempotent) return parameters;
  const repeated: Parameter = {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    description: "The same key from the same caller again: the same answer, charged once.",
    schema: { type: "string", minLength: 1, maxLength: 100 },
  };
  return [...parameters, repeated];
}

function namedOf(endpoint: Endpoint, place: "path" | "query"): Parameter[] {
  const part = place === "path" ? endpoint.params : endpoint.query;
  if (!part) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(part, "input");
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema,
  }));
}

const tagNames: Record<string, string> = {
  auth: "Accounts",
  user: "The signed-in hunter",
  hunts: "Hunts and play",
  "free-hunt": "The free hunt",
  squares: "The finder",
  billing: "Plans and credits",
  admin: "Administration",
  announcements: "Pages and support",
  errata: "Pages and support",
  faqs: "Pages and support",
  "place-reports": "Pages and support",
  contact: "Pages and support",
  "accessibility-requests": "Pages and support",
  site: "Pages and support",
  vitals: "Pages and support",
};

function tagOf(endpoint: Endpoint): string {
  const first = endpoint.path.split("/")[1] ?? "";
  return tagNames[first] ?? first.charAt(0).toUpperCase() + first.slice(1);
}
