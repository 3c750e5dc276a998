import { type ErrorCode, errorCodes, waitInWords } from "@ten-paces/contract";

/** A failure that is not the game's: mapped to a status and a body in serve.ts. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: { path: string; message: string }[];

  constructor(code: ErrorCode, message?: string, issues: { path: string; message: string }[] = []) {
    super(message ?? errorCodes[code].error);
    this.code = code;
    this.issues = issues;
  }
}

/** A 404 that names the thing: "Hunt not found.". */
export function notFound(what: string): AppError {
  return new AppError("not_found", `${what} not found.`);
}

/** A 400 about one field. */
export function badRequest(path: string, message: string): AppError {
  return new AppError("bad_request", message, [{ path, message }]);
}

/** A 429 that says how long to wait, in words and in seconds. */
export class TooManyRequests extends AppError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(
      "too_many_requests",
      `Too many requests. Try again in ${waitInWords(retryAfterSeconds)}.`,
    );
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
