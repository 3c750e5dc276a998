import ts from "typescript";

/** Whether a literal here is read by people for certain, or may be a code as well. */
export type Place = "text" | "code";

const CODE_ATTRIBUTES =
  /^(className|class|id|htmlFor|name|type|role|to|href|src|key|d|viewBox|seed|variant|tone|size|as|rel|target|style|transform|autoComplete|inputMode|data-.*|aria-(live|current|haspopup|controls|labelledby|describedby)|.*ClassName)$/;
const TEXT_ATTRIBUTES =
  /^(label|title|text|placeholder|alt|hint|note|heading|aria-(label|description|roledescription|valuetext))$/;
/** Calls whose texts are names of things in the browser, never words. */
const CODE_CALLS =
  /^(querySelector|querySelectorAll|getElementById|closest|matches|getItem|setItem|removeItem|addEventListener|removeEventListener|createElement|createElementNS|setAttribute|getAttribute|startsWith|endsWith|includes|indexOf|split|replace|replaceAll|dispatchEvent|classNames|counted|codeInWords)$/;

/** Where the value of an attribute stands; null for one that is never read. */
export function attributePlace(name: string): Place | null {
  if (CODE_ATTRIBUTES.test(name)) return null;
  return TEXT_ATTRIBUTES.test(name) ? "text" : "code";
}

/** The parts of a node in which there may be text: names, codes that are compared and errors for programmers have none. */
export function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    if (!isNeverText(child, node)) children.push(child);
  });
  return children;
}

function isNeverText(child: ts.Node, parent: ts.Node): boolean {
  if (ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent)) {
    return parent.name === child || /^(summary|className)$/.test(parent.name.getText());
  }
  if (ts.isElementAccessExpression(parent)) return parent.argumentExpression === child;
  if (ts.isCaseClause(parent)) return parent.expression === child;
  // What is "x" as const is one of several codes.
  if (ts.isAsExpression(parent)) return isLiteral(child) && parent.type.getText() === "const";
  if (ts.isThrowStatement(parent)) return isMadeError(parent.expression);
  if (ts.isBinaryExpression(parent)) return isLiteral(child) && compares(parent.operatorToken.kind);
  if (ts.isCallExpression(parent)) return parent.expression !== child && isCodeCall(parent);
  return false;
}

/** What a programmer is told, and no reader. */
function isMadeError(thrown: ts.Expression): boolean {
  return ts.isNewExpression(thrown) && /^(Type|Range)?Error$/.test(thrown.expression.getText());
}

function isCodeCall({ expression }: ts.CallExpression): boolean {
  const name = ts.isPropertyAccessExpression(expression)
    ? expression.name.text
    : expression.getText();
  return CODE_CALLS.test(name) || expression.getText().startsWith("console.");
}

function compares(operator: ts.SyntaxKind): boolean {
  return (
    operator === ts.SyntaxKind.EqualsEqualsEqualsToken ||
    operator === ts.SyntaxKind.ExclamationEqualsEqualsToken ||
    operator === ts.SyntaxKind.InKeyword
  );
}

/** What may be shown in place of an expression is read where the expression is. */
export function placeOf(child: ts.Node, parent: ts.Node, place: Place): Place {
  if (ts.isConditionalExpression(parent)) return parent.condition === child ? "code" : place;
  if (ts.isParenthesizedExpression(parent) || ts.isAsExpression(parent)) return place;
  if (ts.isJsxExpression(parent)) return place;
  if (ts.isPropertyAssignment(parent)) {
    return TEXT_ATTRIBUTES.test(parent.name.getText()) ? "text" : "code";
  }
  if (!ts.isBinaryExpression(parent)) return "code";
  const operator = parent.operatorToken.kind;
  if (operator === ts.SyntaxKind.AmpersandAmpersandToken)
    return parent.right === child ? place : "code";
  const isEither =
    operator === ts.SyntaxKind.BarBarToken || operator === ts.SyntaxKind.QuestionQuestionToken;
  return isEither || operator === ts.SyntaxKind.PlusToken ? place : "code";
}

export type Literal = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral;

export function isLiteral(node: ts.Node): node is Literal {
  return ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
}

/** Words as against codes, addresses and lists of classes, in a place where either may stand. */
export function looksLikeText(key: string): boolean {
  const bare = key.replaceAll(/\{\d+\}/g, "").trim();
  // No list of classes is a sentence, though one may speak of a level-3 hint.
  if (/^\p{Lu}\p{Ll}* \p{Ll}.*\p{Ll}[.?!]$/u.test(bare) && !bare.includes("://")) return true;
  if (/^[/#?.&<[]|:\/\/|=\{?\d?|^[a-z]+:|[a-z]:[a-z]|\b[a-z]+-(\[|\d)|_[a-z]/.test(key))
    return false;
  if (/\b(bg|text|border|fill|stroke|ring)-[a-z]/.test(key)) return false;
  if (/^[“"(]?\p{Lu}\p{Ll}|^\d+x? \p{Ll}{2,}/u.test(bare)) return true;
  return (
    /\p{Ll}{2,}[,;]? \p{L}+/u.test(bare) ||
    (/\{\d+\}/.test(key) && /(^|\s)\p{L}{2,}([\s.,]|$)/u.test(key))
  );
}
