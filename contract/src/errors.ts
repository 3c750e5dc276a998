/** The shared errors: thrown anywhere on the server, mapped to a status in one place. */
export const errorCodes = {
  bad_request: { status: 400, error: "The request could not be understood." },
  not_signed_in: { status: 401, error: "Please sign in first." },
  forbidden: { status: 403, error: "You do not have permission to do this." },
  second_factor_needed: {
    status: 403,
    error: "Please show your second factor first: it is asked for before decisions about money.",
  },
  second_factor_missing: {
    status: 403,
    error:
      "Decisions about money want a second factor. Set one up in your profile, under Password and devices.",
  },
  suspended: { status: 403, error: "This account is suspended. Please contact support." },
  not_found: { status: 404, error: "Not found." },
  too_slow: { status: 408, error: "This request did not arrive in time. Please send it again." },
  conflict: { status: 409, error: "This was changed in the meantime. Please reload." },
  idempotency_mismatch: {
    status: 409,
    error: "This Idempotency-Key was already used for a different request.",
  },
  body_too_large: { status: 413, error: "The request is too large." },
  unsupported_media_type: { status: 415, error: "Please send JSON." },
  too_many_requests: { status: 429, error: "Too many requests. Please try again in a moment." },
  headers_too_large: {
    status: 431,
    error: "The address or the headers of this request are too long.",
  },
  internal: { status: 500, error: "Something went wrong on our side. Please try again." },
  unavailable: {
    status: 503,
    error: "The service is briefly unavailable. Please try again in a moment.",
  },
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** What every failed call answers. */
export interface ErrorBody {
  error: string;
  code: string;
  /** Of a 429: how long to wait. */
  retryAfterSeconds?: number;
  issues?: { path: string; message: string }[];
}
