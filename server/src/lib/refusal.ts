import type { Endpoint, NoData, RefusalCode, RefusalDataInput } from "@ten-paces/contract";

/**
 * What the game says no with: a value, not an error. A transaction whose result is one is rolled back
 * (`inTransaction`). `code` and `data` are declared by the endpoint.
 */
export class Refusal<Code extends string = string, Data = unknown> {
  readonly code: Code;
  readonly data: Data;

  constructor(code: Code, data: Data) {
    this.code = code;
    this.data = data;
  }
}

/** The refusals of one endpoint, each with the data that the contract declares for it. */
export type RefusalOf<E extends Endpoint> = {
  [Code in RefusalCode<E>]: Refusal<Code, RefusalDataInput<E, Code>>;
}[RefusalCode<E>];

export function refuse<Code extends string>(code: Code): Refusal<Code, NoData>;
export function refuse<Code extends string, const Data extends object>(
  code: Code,
  data: Data,
): Refusal<Code, Data>;
export function refuse(code: string, data: object = {}): Refusal {
  return new Refusal(code, data);
}
