import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const folder = fileURLToPath(new URL("../../contract/src/", import.meta.url));
/** What calling an endpoint needs; what it takes and answers is checked by the compiler and the server. */
const needed = new Set(["name", "method", "path", "access", "refusals"]);

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/**
 * Leaves the schemas out of the pages, and with them the library that reads them: a browser calls
 * endpoints by their method and path. Pages that do read by a schema import it from
 * "@ten-paces/contract/schemas", the same modules as they are, which then arrive with those pages only.
 */
export function lightContract(): Plugin {
  return {
    name: "ten-paces:light-contract",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer, options) {
      const whole = source === "@ten-paces/contract/schemas" || importer?.endsWith("?schemas");
      if (!whole || (!source.startsWith(".") && !source.startsWith("@ten-paces/"))) return null;
      const from = importer?.replace(/\?schemas$/, "");
      const found = await this.resolve(source, from, { ...options, skipSelf: true });
      return found && { ...found, id: `${found.id}?schemas` };
    },
    transform(code, id) {
      const whole = id.endsWith("?schemas");
      if (!id.startsWith(folder)) return null;
      const program = this.parse(code, { lang: "ts" }) as unknown as { body: Node[] };
      const edits = program.body.flatMap((statement) => editsOf(statement, code, whole));
      let edited = code;
      for (const { start, end, text } of edits.sort((a, b) => b.start - a.start)) {
        edited = edited.slice(0, start) + text + edited.slice(end);
      }
      return { code: edited, map: null, moduleSideEffects: false };
    },
  };
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Constants made by a call are marked as droppable where nobody uses them, and endpoints are cut short. */
function editsOf(statement: Node, code: string, whole: boolean): Edit[] {
  const declaration = (
    statement.type === "ExportNamedDeclaration" ? statement.declaration : statement
  ) as Node | null;
  if (declaration?.type !== "VariableDeclaration") return [];
  return (declaration.declarations as { init: Node | null }[]).flatMap(({ init }) => {
    if (init === null) return [];
    const text = whole ? code.slice(init.start, init.end) : shortened(init, code);
    const bare = init.type === "ArrowFunctionExpression" || init.type === "Literal";
    if (bare || !text.includes("z.")) {
      return text === code.slice(init.start, init.end)
        ? []
        : [{ start: init.start, end: init.end, text }];
    }
    return [{ start: init.start, end: init.end, text: `/*#__PURE__*/ (() => (${text}))()` }];
  });
}

/** The code of a node without what only the server reads of endpoints and refusals in it. */
function shortened(node: Node, code: string): string {
  if (node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression") {
    return shortened(node.expression as Node, code);
  }
  if (node.type === "CallExpression" && (node.callee as { name?: string }).name === "endpoint") {
    return shortened((node.arguments as Node[])[0] as Node, code);
  }
  // A refusal that is made by a function: with it the schema of its data would come.
  if (node.type === "CallExpression" && (node.callee as { name?: string }).name === "staleEdit") {
    return "{}";
  }
  if (node.type !== "ObjectExpression") return code.slice(node.start, node.end);
  const properties = node.properties as Node[];
  const names = properties.map((property) => (property.key as { name?: string } | undefined)?.name);
  if (names.includes("status") && names.includes("error")) return "{}";
  // What endpoints share may stand in a constant that is spread into them.
  const isEndpoint = names.includes("name") && names.includes("path");
  const kept = properties.flatMap((property, index) => {
    if (isEndpoint && !needed.has(names[index] ?? "")) return [];
    if (property.type === "SpreadElement" || property.shorthand === true) {
      return [code.slice(property.start, property.end)];
    }
    const key = property.key as Node;
    return [`${code.slice(key.start, key.end)}: ${shortened(property.value as Node, code)}`];
  });
  return `{ ${kept.join(", ")} }`;
}
