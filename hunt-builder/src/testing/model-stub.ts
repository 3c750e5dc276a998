import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import * as z from "zod";

/** The data block a model writer sends, as far as a stub needs it. */
const sheet = z.object({
  theme: z.string(),
  facts: z.array(
    z.object({ id: z.string(), says: z.string(), level: z.string(), category: z.string() }),
  ),
  decoys: z.array(z.object({ id: z.string(), says: z.string() })),
  mainClueLevels: z.array(z.string()),
  lastHint: z.object({ town: z.string(), county: z.string() }).optional(),
});

export type StubSheet = z.infer<typeof sheet>;

interface StubLine {
  text: string;
  facts: string[];
}

export interface StubAnswer {
  mainClue: StubLine;
  clues: StubLine[];
  decoys: { id: string; text: string }[];
  hint1?: StubLine;
  hint2?: StubLine;
  hint3?: StubLine;
}

/** The fact sheet inside a prompt. */
export function sheetIn(prompt: string): StubSheet {
  const json = /<data>\n([\s\S]*)\n<\/data>/.exec(prompt)?.[1] ?? "";
  return sheet.parse(JSON.parse(json));
}

const closed = (text: string): string => (/[.!?]["”]?$/.test(text) ? text : `${text}.`);

const openings = ["Add", "Note", "Know", "Mark", "Say", "Grant", "Allow"];
const papers = [
  "a torn map",
  "the old log",
  "our last note",
  "her diary",
  "his ledger",
  "a postcard",
];
const inks =
  "blue black red green brown faded violet purple sepia gray golden watery silver rusty pale dark".split(
    " ",
  );

const hands = "faint thick runny spidery blotted careful hasty slanting tiny crooked firm".split(
  " ",
);

/** What an obedient and dull model writes: true to its facts and to its orders. */
export function goodAnswer(data: StubSheet): StubAnswer {
  const used = new Set<string>();
  const tell = (opening: string, fits: (fact: StubSheet["facts"][number]) => boolean): StubLine => {
    const fact = data.facts.find((each) => !used.has(each.id) && fits(each));
    if (fact === undefined) throw new Error("the sheet has too few facts");
    used.add(fact.id);
    return { text: closed(opening + fact.says), facts: [fact.id] };
  };
  const own = data.mainClueLevels;
  const image = tell("", (fact) => fact.category === "Riddle");
  const second = tell("", (fact) => own.includes(fact.level) && fact.category !== "Riddle");
  const mark = [...JSON.stringify(data.facts)].reduce(
    (sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 1_000_003,
    7,
  );
  // Each by digits of its own: squares of a hunt rarely share a hand, an ink and a paper.
  const hand = hands[mark % hands.length];
  const ink = `${hand} ${inks[Math.floor(mark / 17) % inks.length]} ink`;
  const paper = papers[Math.floor(mark / 389) % papers.length];
  const mainClue = {
    text: `In ${ink} across ${paper} one reads that ${second.text} Lower down stands this: ${image.text}`,
    facts: [...image.facts, ...second.facts],
  };
  const decoys = data.decoys.map(({ id, says }) => ({ id, text: `It is said: ${says}` }));
  const lines = (count: number): StubLine[] =>
    openings
      .slice(0, count)
      .map((opening) => tell(`${opening} in ${ink} that `, (fact) => fact.category !== "Riddle"));
  if (!data.lastHint) return { mainClue, clues: lines(3), decoys };
  const { town } = data.lastHint;
  const hint1 = tell(`Think again in ${ink}, for `, (fact) => fact.category === "On the spot");
  const hint2 = tell(`Look closer in ${ink}, for `, (fact) => fact.category === "Location");
  const hint3 = {
    text: `Go to ${town} with ${paper} in ${ink} and look about you in ${town}.`,
    facts: [],
  };
  return { mainClue, clues: lines(7), decoys, hint1, hint2, hint3 };
}

export interface ModelStub {
  baseUrl: string;
  /** Bodies of the requests so far. */
  requests: { prompt: string; system: string }[];
  close(): Promise<void>;
}

/**
 * An OpenAI-compatible server on the loopback. `reply` gets each request and its number and returns
 * the text of the answer, or a status, or null to leave the request without an answer.
 */
export async function startModelStub(
  reply: (prompt: string, count: number) => string | { status: number; retryAfter?: number } | null,
): Promise<ModelStub> {
  const requests: ModelStub["requests"] = [];
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { messages } = z
      .object({ messages: z.array(z.object({ role: z.string(), content: z.string() })) })
      .parse(JSON.parse(Buffer.concat(chunks).toString("utf8")));
    const of = (role: string): string => messages.find((each) => each.role === role)?.content ?? "";
    requests.push({ prompt: of("user"), system: of("system") });
    const made = reply(of("user"), requests.length);
    if (made === null) return;
    if (typeof made === "object") {
      response.writeHead(made.status, {
        "content-type": "application/json",
        ...(made.retryAfter === undefined ? {} : { "retry-after": String(made.retryAfter) }),
      });
      response.end(JSON.stringify({ error: { message: "the stub refuses", type: "stub" } }));
      return;
    }
    response.writeHead(200, { "content-type": "application/json" });
    response.end(
      JSON.stringify({
        id: "stub",
        object: "chat.completion",
        created: 0,
        model: "stub",
        choices: [
          { index: 0, message: { role: "assistant", content: made }, finish_reason: "stop" },
        ],
        usage: { prompt_tokens: 1000, completion_tokens: 500, total_tokens: 1500 },
      }),
    );
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
