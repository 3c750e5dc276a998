import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a call is answered with instead of an address. */
export type AddressTrouble =
  | "key"
  | "quota"
  | "coordinates"
  | "busy"
  | "fail"
  | "garbage"
  | "elsewhere"
  | "cut"
  | "hang"
  | "redirect";

export const stubKey = "W3WSTUBKEY";

const errors: Partial<Record<AddressTrouble, [number, string]>> = {
  key: [401, "InvalidKey"],
  quota: [402, "QuotaExceeded"],
  coordinates: [400, "BadCoordinates"],
  busy: [429, "TooManyRequests"],
  fail: [500, "InternalServerError"],
};

/** Degrees: about 3 m each way. */
const tall = 0.000027;
const wide = 0.000035;

/** As much of the what3words HTTP API as the product uses, with made-up words, written from its public reference. */
export class What3WordsStub {
  readonly #server: Server;
  trouble: (call: number) => AddressTrouble | null = () => null;
  /** Every call so far: its address and its headers. */
  readonly calls: { url: string; headers: IncomingMessage["headers"] }[] = [];

  private constructor() {
    this.#server = createServer((request, response) => this.#answer(request, response));
  }

  static async start(): Promise<What3WordsStub> {
    const stub = new What3WordsStub();
    await new Promise<void>((resolve) => stub.#server.listen(0, "127.0.0.1", resolve));
    return stub;
  }

  get base(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** What a server under test is configured with. */
  get settings(): Record<string, string> {
    return { WHAT3WORDS_API_KEY: stubKey, WHAT3WORDS_API_BASE: this.base };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** The square of a point, as the API tells it. */
  squareAt({ lat, lng }: { lat: number; lng: number }) {
    const row = Math.floor(lat / tall);
    const column = Math.floor(lng / wide);
    const southwest = { lat: row * tall, lng: column * wide };
    const northeast = { lat: southwest.lat + tall, lng: southwest.lng + wide };
    const number = (row * 7_919 + column * 104_729) >>> 0;
    return {
      country: "US",
      square: { southwest, northeast },
      nearestPlace: "Somewhere, Kansas",
      coordinates: {
        lat: Math.round((southwest.lat + tall / 2) * 1e6) / 1e6,
        lng: Math.round((southwest.lng + wide / 2) * 1e6) / 1e6,
      },
      words: `${lettersOf(row)}.${lettersOf(column)}.${lettersOf(number)}`,
      language: "en",
      map: "https://w3w.example/",
    };
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? "/", this.base);
    this.calls.push({ url: request.url ?? "", headers: request.headers });
    const say = (status: number, body: unknown) =>
      response
        .writeHead(status, { "content-type": "application/json" })
        .end(typeof body === "string" ? body : JSON.stringify(body));
    const trouble = this.trouble(this.calls.length);
    if (trouble === "hang") return;
    if (trouble === "cut") return void request.socket.destroy();
    if (trouble === "garbage") return void say(200, "<html>no address here</html>");
    if (trouble === "redirect") {
      return void response.writeHead(302, { location: `${this.base}/elsewhere` }).end();
    }
    const given = trouble && errors[trouble];
    const [status, code] =
      given ?? (request.headers["x-api-key"] === stubKey ? [200, ""] : [401, "InvalidKey"]);
    if (status !== 200) return void say(status, { error: { code, message: "Refused." } });
    if (pathname !== "/v3/convert-to-3wa") return void say(404, { error: { code: "NotFound" } });
    const [lat = Number.NaN, lng = Number.NaN] = (searchParams.get("coordinates") ?? "")
      .split(",")
      .map(Number);
    if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) {
      return void say(400, { error: { code: "BadCoordinates", message: "Refused." } });
    }
    say(200, this.squareAt(trouble === "elsewhere" ? { lat: lat + 1, lng } : { lat, lng }));
  }
}

/** A number as a word of letters that is in no list of ours. */
function lettersOf(number: number): string {
  const digits = [...Math.abs(number).toString(26)];
  return `q${digits.map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join("")}`;
}
