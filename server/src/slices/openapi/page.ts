import type { Answer } from "./answers.ts";
import type { OpenApiDocument, Operation, Parameter } from "./document.ts";
import { type FieldLine, fieldsOf, typeOf } from "./fields.ts";
import { type Html, html } from "./html.ts";
import type { JsonSchema } from "./json-schema.ts";

interface Listed {
  method: string;
  path: string;
  operation: Operation;
}

/** The document as a page without script: every endpoint with parameters, body and answers. */
export function docsPage(document: OpenApiDocument): string {
  const listed = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
  );
  const groups = document.tags.map(({ name }) => ({
    name,
    id: `group-${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`,
    calls: listed.filter((one) => one.operation.tags.includes(name)),
  }));
  return html`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The calls of Ten Paces</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header class="top">
<p class="caps">Ten Paces</p>
<h1>The calls</h1>
<p>Base address <code>${document.servers[0]?.url ?? "/api"}</code>. Bodies and answers are JSON. Signed-in calls carry the token of login or registration as <code>Authorization: Bearer …</code>.</p>
<p>A failed call answers <code>{ "error": "a sentence", "code": "snake_case" }</code>; a 400 adds <code>issues</code>. Calls that take an <code>Idempotency-Key</code> give the same answer to the same key and charge once.</p>
<p><a href="/api/docs/openapi.json">OpenAPI 3.1 document</a> · <a href="/">To the product</a></p>
</header>
<div class="columns">
<nav aria-label="Calls">
${groups.map(
  ({ name, id, calls }) => html`<p class="caps"><a href="#${id}">${name}</a></p>
<ul>${calls.map(
    ({ operation }) =>
      html`<li><a href="#${operation.operationId}">${operation.operationId}</a></li>`,
  )}</ul>`,
)}
</nav>
<main id="calls">
${groups.map(
  ({ name, id, calls }) =>
    html`<section aria-labelledby="${id}"><h2 id="${id}">${name}</h2>${calls.map(callSection)}</section>`,
)}
</main>
</div>
</body>
</html>`.text;
}

function callSection({ method, path, operation }: Listed): Html {
  const { operationId: id, requestBody, responses } = operation;
  const body = requestBody?.content["application/json"].schema;
  return html`<article id="${id}" aria-labelledby="${id}-name">
<h3 id="${id}-name">${id}</h3>
<p class="line"><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code></p>
<p>${inCode(operation.summary)}</p>
<p class="quiet">${accessOf(operation)}</p>
${operation.parameters.length > 0 ? table(id, "Parameters", operation.parameters.map(parameterLine)) : html``}
${body ? table(id, "Body", fieldsOf(body).map(bodyLine)) : html``}
${Object.entries(responses)
  .slice(0, 1)
  .map(([status, answer]) => successTable(id, status, answer))}
<h4>Failures</h4>
<ul class="failures">${Object.entries(responses)
    .slice(1)
    .map(([status, answer]) => html`<li><b>${status}</b> ${answer.description}</li>`)}</ul>
</article>`;
}

/** A summary with its names between backticks in the type of code. */
function inCode(text: string): Html {
  const parts = text.split("`");
  return html`${parts.map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))}`;
}

function successTable(id: string, status: string, answer: Answer): Html {
  const [{ schema }] = Object.values(answer.content) as [{ schema: JsonSchema }];
  const lines = fieldsOf(schema).map(answerLine);
  return table(id, `Answer ${status}`, lines);
}

function accessOf(operation: Operation): Html {
  if (operation.security.length > 1) return html`For everybody; a token is read when one is sent.`;
  return operation.tags.includes("Administration")
    ? html`For administrators.`
    : html`For signed-in hunters.`;
}

interface Line {
  name: string;
  where: string;
  type: string;
}

function parameterLine(parameter: Parameter): Line {
  const must = parameter.required ? "required" : "optional";
  const { description } = parameter;
  const type = `${typeOf(parameter.schema)}${description ? `. ${description}` : ""}`;
  return { name: parameter.name, where: `${parameter.in}, ${must}`, type };
}

function bodyLine(field: FieldLine): Line {
  return { name: field.path, where: field.required ? "required" : "optional", type: field.type };
}

function answerLine(field: FieldLine): Line {
  return { name: field.path, where: field.required ? "always" : "sometimes", type: field.type };
}

function table(id: string, caption: string, lines: readonly Line[]): Html {
  if (lines.length === 0) return html``;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${id}: ${caption}"><table>
<caption>${caption}</caption>
<thead><tr><th scope="col">Name</th><th scope="col">Presence</th><th scope="col">Type</th></tr></thead>
<tbody>${lines.map(
    ({ name, where, type }) =>
      html`<tr><th scope="row"><code>${name}</code></th><td>${where}</td><td>${type}</td></tr>`,
  )}</tbody>
</table></div>`;
}
