import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/** A statement that is sent for rows, as the compiler sees it. */
export interface RowStatement {
  /** `file:line` of the call that sends it. */
  where: string;
  /** Every text it can have, with `$1`, `$2` … for values; empty where it cannot be read off the code. */
  texts: string[];
  /** Whether it sends rows back; else it only changes some. */
  forRows: boolean;
  /** The declared columns, each with the sorts of values its type allows. */
  columns: Map<string, Set<ColumnSort>>;
}

export type ColumnSort = "text" | "number" | "boolean" | "Date" | "bytes" | "other";

const root = fileURLToPath(new URL("../../", import.meta.url));
const source = fileURLToPath(new URL("../src/", import.meta.url));

/** Finds every `query`, `one`, `maybeOne` and `execute` of the server's code, with its row type and its texts. */
export function findStatements(): RowStatement[] {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => join(source, name));
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile).config,
    ts.sys,
    root,
  );
  const program = ts.createProgram(files, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const sources = program.getSourceFiles().filter(({ fileName }) => files.includes(fileName));
  const calls = callsWithStatements(checker, sources);
  const found: RowStatement[] = [];
  for (const file of sources) {
    ts.forEachChild(file, function visit(node): void {
      if (ts.isCallExpression(node) && sends(checker, node)) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        const [statement] = node.arguments;
        // One text for each caller whose pieces it is made of.
        const callers = calls.get(ts.findAncestor(node, ts.isFunctionDeclaration)) ?? [new Map()];
        found.push({
          where: `${file.fileName.replace(source, "")}:${line + 1}`,
          texts: statement
            ? callers.flatMap((given) => textsOf(checker, statement, given).map(numbered))
            : [],
          forRows: nameOf(node) !== "execute",
          columns: columnsOf(checker, node),
        });
      }
      ts.forEachChild(node, visit);
    });
  }
  return found;
}

/** What stands for the parameters of a function in one call of it. */
type Given = ReadonlyMap<ts.Declaration, ts.Expression>;

/** The calls that hand on pieces of statements, by the function that is called. */
function callsWithStatements(
  checker: ts.TypeChecker,
  files: readonly ts.SourceFile[],
): Map<ts.Node | undefined, Given[]> {
  const calls = new Map<ts.Node | undefined, Given[]>();
  for (const file of files) {
    ts.forEachChild(file, function visit(node): void {
      if (ts.isCallExpression(node) && node.arguments.some((one) => isStatement(checker, one))) {
        const declaration = checker.getResolvedSignature(node)?.declaration;
        if (declaration && ts.isFunctionDeclaration(declaration)) {
          const before = calls.get(declaration) ?? [];
          calls.set(declaration, [...before, givenBy(declaration, node)]);
        }
      }
      ts.forEachChild(node, visit);
    });
  }
  return calls;
}

function givenBy(declaration: ts.SignatureDeclaration, call: ts.CallExpression): Given {
  return new Map(
    declaration.parameters.flatMap((parameter, i) => {
      const given = call.arguments[i];
      return given ? [[parameter, given] as const] : [];
    }),
  );
}

function sends(checker: ts.TypeChecker, call: ts.CallExpression): boolean {
  if (!["query", "one", "maybeOne", "execute"].includes(nameOf(call))) return false;
  const [statement] = call.arguments;
  return statement !== undefined && isStatement(checker, statement);
}

/** "execute" of `tx.execute(…)`. */
function nameOf({ expression }: ts.CallExpression): string {
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : "";
}

function isStatement(checker: ts.TypeChecker, node: ts.Expression): boolean {
  return checker.getTypeAtLocation(node).symbol?.name === "Sql";
}

function columnsOf(checker: ts.TypeChecker, call: ts.CallExpression): RowStatement["columns"] {
  const signature = checker.getResolvedSignature(call);
  const promised = signature && checker.getReturnTypeOfSignature(signature);
  let row = promised && checker.getTypeArguments(promised as ts.TypeReference)[0];
  if (row && checker.isArrayType(row)) row = checker.getTypeArguments(row as ts.TypeReference)[0];
  if (!row) return new Map();
  const properties = checker.getPropertiesOfType(checker.getNonNullableType(row));
  return new Map(
    properties.map((property) => [
      property.name,
      sortsOf(checker, checker.getTypeOfSymbolAtLocation(property, call)),
    ]),
  );
}

function sortsOf(checker: ts.TypeChecker, type: ts.Type): Set<ColumnSort> {
  const sure = checker.getNonNullableType(type);
  const members = sure.isUnion() ? sure.types : [sure];
  return new Set(members.map((member) => sortOf(member)));
}

function sortOf(type: ts.Type): ColumnSort {
  if (type.flags & ts.TypeFlags.StringLike) return "text";
  if (type.flags & ts.TypeFlags.NumberLike) return "number";
  if (type.flags & ts.TypeFlags.BooleanLike) return "boolean";
  const name = type.symbol?.name;
  if (name === "Date") return "Date";
  return name === "Buffer" || name === "Uint8Array" ? "bytes" : "other";
}

/** Stands for a value until all pieces are together and can be numbered. */
const valueMark = "\u0001";

function numbered(text: string): string {
  let count = 0;
  return text.replaceAll(valueMark, () => `$${++count}`);
}

/** Every text an expression of type `Sql` can stand for; empty where that is decided at run time. */
function textsOf(checker: ts.TypeChecker, node: ts.Node, given: Given): string[] {
  const inner = (next: ts.Node) => textsOf(checker, next, given);
  if (ts.isTaggedTemplateExpression(node)) return textsOfTemplate(checker, node.template, given);
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return inner(node.expression);
  if (ts.isConditionalExpression(node)) return [...inner(node.whenTrue), ...inner(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return [...inner(node.left), ...inner(node.right)];
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.flatMap((one) =>
      ts.isPropertyAssignment(one) ? inner(one.initializer) : [],
    );
  }
  if (ts.isElementAccessExpression(node)) return inner(node.expression);
  if (ts.isPropertyAccessExpression(node) || ts.isIdentifier(node)) {
    const handedOn = given.get(
      checker.getSymbolAtLocation(node)?.valueDeclaration as ts.Declaration,
    );
    // The caller's own parameters, if it has some, are not known here.
    if (handedOn) return textsOf(checker, handedOn, new Map());
    const declaration = declarationOf(checker, node);
    if (declaration?.name.getText() === "emptySql") return [""];
    return declaration?.initializer ? inner(declaration.initializer) : [];
  }
  if (ts.isCallExpression(node)) return textsOfCall(checker, node);
  return [];
}

function textsOfTemplate(
  checker: ts.TypeChecker,
  template: ts.TemplateLiteral,
  given: Given,
): string[] {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return [template.text];
  let texts = [template.head.text];
  for (const span of template.templateSpans) {
    const inserts = isStatement(checker, span.expression)
      ? textsOf(checker, span.expression, given)
      : [valueMark];
    texts = texts.flatMap((text) => inserts.map((insert) => text + insert + span.literal.text));
  }
  return texts;
}

function textsOfCall(checker: ts.TypeChecker, call: ts.CallExpression): string[] {
  const declaration = checker.getResolvedSignature(call)?.declaration;
  const body = declaration && "body" in declaration ? declaration.body : undefined;
  if (!body) return [];
  const given = givenBy(declaration as ts.SignatureDeclaration, call);
  if (!ts.isBlock(body)) return textsOf(checker, body, given);
  const texts: string[] = [];
  ts.forEachChild(body, function visit(node): void {
    if (ts.isReturnStatement(node) && node.expression)
      texts.push(...textsOf(checker, node.expression, given));
    else if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  });
  return texts;
}

function declarationOf(
  checker: ts.TypeChecker,
  node: ts.Identifier | ts.PropertyAccessExpression,
): (ts.NamedDeclaration & { name: ts.Node; initializer?: ts.Expression }) | null {
  const symbol = checker.getSymbolAtLocation(node);
  if (!symbol) return null;
  const own = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = own.valueDeclaration;
  if (!declaration) return null;
  const named = ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration);
  return named ? declaration : null;
}
