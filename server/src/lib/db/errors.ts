/** The database cannot be reached, or has no free connection in time; answered with 503, gone when it is back. */
export class DatabaseAway extends Error {
  override name = "DatabaseAway";
}

/**
 * The database answers, but not this statement now: a lock or the time was not to be had, or its disk is full.
 * Answered like `DatabaseAway`; the connection is still good.
 */
export class DatabaseBusy extends DatabaseAway {
  override name = "DatabaseBusy";
}

/** A value has no room in its column, or cannot be read as what the column holds. */
export class ValueRefused extends Error {
  override name = "ValueRefused";
}

/** A constraint of the schema refused a write. The transaction is lost: decide outside it, or use ON CONFLICT. */
export class ConstraintViolation extends Error {
  override name = "ConstraintViolation";
  /** Name of the constraint or unique index, as in the migrations. */
  readonly constraint: string;

  constructor(message: string, constraint: string, cause: unknown) {
    super(message, { cause });
    this.constraint = constraint;
  }
}

export class UniqueViolation extends ConstraintViolation {
  override name = "UniqueViolation";
}

export class CheckViolation extends ConstraintViolation {
  override name = "CheckViolation";
}

export class ForeignKeyViolation extends ConstraintViolation {
  override name = "ForeignKeyViolation";
}

const awayCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENOENT",
  "53300", // too many connections
  "57P01", // administrator shut it down
  "57P02",
  "57P03", // starting up
  "57P05", // the session was idle for too long
  "25P03", // the transaction was idle for too long
]);

const busyCodes = new Set([
  "55P03", // a lock was not to be had in time
  "57014", // the statement took too long
  "53100", // disk full
]);

// What the driver says without a code when a connection ends or the pool has none to give.
const awaySentences =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;

const refusedValueCodes = new Set([
  "22001", // text too long
  "22003", // number out of range
  "22007", // no date
  "22008", // date out of range
  "22021", // no text
  "22P02", // not written as its type is
]);

/** Turns what the driver throws into the errors of this file; anything else comes back unchanged. */
export function mapDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = codeOf(error);
  const constraint = "constraint" in error ? String(error.constraint) : "";
  if (code === "23505") return new UniqueViolation(error.message, constraint, error);
  if (code === "23514") return new CheckViolation(error.message, constraint, error);
  if (code === "23503") return new ForeignKeyViolation(error.message, constraint, error);
  if (refusedValueCodes.has(code ?? "")) return new ValueRefused(error.message, { cause: error });
  if (busyCodes.has(code)) {
    return new DatabaseBusy("The database has no room for this now.", { cause: error });
  }
  if (isAway(error, code)) {
    return new DatabaseAway("The database cannot be reached.", { cause: error });
  }
  return error;
}

/** True where a lock was not to be had in time. */
export function waitedForLock(error: unknown): boolean {
  return codeOf(error) === "55P03";
}

/** True for a serialization failure or a deadlock: the same transaction, run again, can succeed. */
export function isWorthRetrying(error: unknown): boolean {
  const code = codeOf(error);
  return code === "40001" || code === "40P01";
}

function isAway(error: Error, code: string): boolean {
  if (code.startsWith("08") || awayCodes.has(code) || awaySentences.test(error.message))
    return true;
  if (error instanceof AggregateError)
    return error.errors.some((one) => awayCodes.has(codeOf(one)));
  // A standby that has taken over no writes yet, or a primary that was demoted: BEGIN READ WRITE says 0A000.
  return (code === "25006" || code === "0A000") && error.message.includes("during recovery");
}

/** Where writing was allowed by us, "read-only" means that the server is a standby. */
export function mapWritingError(error: unknown): unknown {
  if (codeOf(error) !== "25006") return mapDatabaseError(error);
  return new DatabaseAway("The database takes no writes.", { cause: error });
}

/** The connection leads nowhere useful and must not go back to its pool. */
export function losesConnection(error: unknown): boolean {
  return error instanceof DatabaseAway && !(error instanceof DatabaseBusy);
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
