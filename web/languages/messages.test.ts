import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { isTranslated, readExceptions } from "./catalogue.ts";
import { inLanguage, messagesIn } from "./messages.ts";

const none = { notText: new Set<string>(), always: new Set<string>() };
const read = (code: string) => messagesIn("a.tsx", code, none).map(({ text }) => text);
const said = (code: string, words: Record<string, string>) =>
  inLanguage("a.tsx", code, none, (english) => words[english]);
/** What a reader sees of JSX: the source without line breaks that mean nothing. */
const bare = (code: string) => code.replaceAll(/\s+/g, " ");

test("text between tags is one message with its values and elements, however it is laid out", () => {
  const code = `const a = (
    <p className="flex gap-2">
      Solved <strong>{solved}</strong> of {total} squares. Read{" "}
      <Link to="/rules" title="The rules">
        the rules
      </Link>{" "}
      first.
    </p>
  );`;
  expect(read(code)).toEqual([
    "The rules",
    "Solved <0/> of {0} squares. Read <1>the rules</1> first.",
  ]);
  const spanish = said(code, {
    "The rules": "Las reglas",
    "Solved <0/> of {0} squares. Read <1>the rules</1> first.":
      "Lee antes <1>las reglas</1>. De {0} casillas: <0/>.",
  });
  expect(bare(spanish)).toBe(
    bare(
      `const a = ( <p className="flex gap-2">{"Lee antes "}<Link to="/rules" title={"Las reglas"}>{"las reglas"}</Link>{". De "}{total}{" casillas: "}<strong>{solved}</strong>{"."}</p> );`,
    ),
  );
});

test("literals and templates are messages where they are words, not where they are codes", () => {
  expect(read('const label = "Your address";')).toEqual(["Your address"]);
  expect(read('if (status === "Active") go();')).toEqual([]);
  expect(read('switch (a) { case "Active": go(); }')).toEqual([]);
  expect(read('document.querySelector("Main menu");')).toEqual([]);
  expect(read('throw new Error("Nobody reads this.");')).toEqual([]);
  expect(read('const look = { "Not a word": 1 };')).toEqual([]);
  expect(read('import { a } from "Not a word";')).toEqual([]);
  expect(read('type A = "Not a word";')).toEqual([]);
  expect(read('const a = <b className="Not a word" aria-label="a word" />;')).toEqual(["a word"]);
  expect(read(`const a = <b>{n === 1 ? 'try' : \`\${n} tries\`}</b>;`)).toEqual([
    "try",
    "{0} tries",
  ]);
});

test("spaces at the ends of a message stay, and a template keeps its values in any order", () => {
  expect(said('const a = n + " more lines ";', { "more lines": "líneas más" })).toBe(
    'const a = n + " líneas más ";',
  );
  const code = `const a = \`Square \${num + 1} of \${total}\`;`;
  expect(said(code, { "Square {0} of {1}": "De {1}, la casilla {0}" })).toBe(
    `const a = \`De \${total}, la casilla \${num + 1}\`;`,
  );
});

test("what a catalogue lacks stays English, and what stands within it is said", () => {
  const code = '<p>Signed {who ?? "by nobody"} here</p>';
  expect(said(code, { "by nobody": "por nadie" })).toContain('{who ?? "por nadie"}');
  expect(said(code, {})).toContain('{"Signed "}{who ?? "by nobody"}{" here"}');
});

const root = fileURLToPath(new URL("../..", import.meta.url));
const files = globSync("{web/src,contract/src}/**/*.{ts,tsx}", { cwd: root })
  .map((file) => `${root}${file}`)
  .filter(isTranslated);

test("every module of the pages is still one when its messages are said", {
  timeout: 60_000,
}, () => {
  const exceptions = readExceptions();
  expect(files.length).toBeGreaterThan(400);
  for (const file of files) {
    const code = readFileSync(file, "utf8");
    const turned = inLanguage(file, code, exceptions, (text) => text.toUpperCase());
    const lang = file.endsWith("x") ? "tsx" : "ts";
    expect(() => parseAst(turned, { lang }), `${file} ${turned}`).not.toThrow();
  }
});

test("a sentence is one though a word of it looks like a class", () => {
  const code = `const a = { answer: "One free level-3 hint per hunt.", look: "gap-3 mt-2" };`;
  expect(read(code)).toEqual(["One free level-3 hint per hunt."]);
});
