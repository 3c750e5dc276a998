/** The data of each event in a stream of server-sent events, in their order. */
export async function* eventData(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const events = rest.split(/\r?\n\r?\n/);
      rest = events.pop() ?? "";
      for (const event of events) {
        const data = dataOf(event);
        if (data !== null) yield data;
      }
      if (done) return;
    }
  } finally {
    // A reader that leaves early lets the server stop sending.
    await reader.cancel().catch(() => {});
  }
}

/** The `data:` lines of an event; null for a comment, which keeps a connection awake. */
function dataOf(event: string): string | null {
  const lines = event.split(/\r?\n/).filter((line) => line.startsWith("data:"));
  return lines.length > 0 ? lines.map((line) => line.slice(5).replace(/^ /, "")).join("\n") : null;
}
