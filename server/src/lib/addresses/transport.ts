import type { ClientRequest, Transport, TransportResponse } from "@what3words/api";

/** An answer is a few hundred bytes; what is longer than this is none. */
const longestAnswer = 64 * 1024;

/**
 * How the official client sends its calls: by fetch, with an end. The client puts the key into the address as well
 * as into a header; here only the header goes out, so that no log on the way has the key. It follows no redirection
 * for the same reason.
 * @param tryMs what one try may take
 */
export function overFetch(tryMs: number): Transport {
  return async <Body>({ method, host, url, query, headers }: ClientRequest) => {
    const { key: _, ...asked } = query ?? {};
    const response = await fetch(`${host}${url}?${new URLSearchParams(asked)}`, {
      method,
      headers: headers ?? {},
      redirect: "error",
      signal: AbortSignal.timeout(tryMs),
    });
    const answer: TransportResponse<Body> = {
      status: response.status,
      statusText: String(response.status),
      body: readJson(await readText(response)) as Body,
    };
    return answer;
  };
}

/** The text of an answer, up to where it is too long to be one. */
async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > longestAnswer) break;
  }
  return text;
}

/** What is no JSON is an answer without sense, and no failure of the network. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { unreadable: true };
  }
}
