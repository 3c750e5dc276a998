/**
 * What the game says no with: a value, not an error. A transaction whose result is one is rolled back
 * (`inTransaction`). `code` is declared by the endpoint.
 */
export class Refusal<Code extends string = string> {
  readonly code: Code;
  readonly data: Record<string, unknown>;

  constructor(code: Code, data: Record<string, unknown>) {
    this.code = code;
    this.data = data;
  }
}

export function refuse<Code extends string>(
  code: Code,
  data: Record<string, unknown> = {},
): Refusal<Code> {
  return new Refusal(code, data);
}
