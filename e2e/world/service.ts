import type { Endpoint, Input, Result } from "@ten-paces/contract";

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

export interface CallAs {
  token?: string;
  idempotencyKey?: string;
}

/** A running server's calls, from outside and without a browser. */
export class Service {
  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Calls an endpoint, whatever comes back. @throws TypeError where nothing answers */
  async call<E extends Endpoint>(endpoint: E, input: Input<E>, as: CallAs = {}): Promise<Answer> {
    const { params, query, body } = input as Record<string, Record<string, unknown> | undefined>;
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String(params?.[name])),
    );
    const search = new URLSearchParams(
      Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const response = await fetch(
      `${this.origin}/api${path}${search.size > 0 ? `?${search}` : ""}`,
      {
        method: endpoint.method,
        headers: {
          ...(as.token ? { authorization: `Bearer ${as.token}` } : {}),
          ...(as.idempotencyKey ? { "idempotency-key": as.idempotencyKey } : {}),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
    );
    return { status: response.status, body: (await response.json()) as Answer["body"] };
  }

  /** The same where success is expected. @throws Error with the answer otherwise */
  async ask<E extends Endpoint>(endpoint: E, input: Input<E>, as: CallAs = {}): Promise<Result<E>> {
    const answer = await this.call(endpoint, input, as);
    if (answer.status !== 200) {
      throw new Error(`${endpoint.name}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    return answer.body as Result<E>;
  }
}
