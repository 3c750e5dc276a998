import { expect, test } from "vitest";
import { DatabaseAway, DatabaseBusy, losesConnection, mapDatabaseError } from "./errors.ts";

const failure = (code: string, message = "x") => Object.assign(new Error(message), { code });

test.each([
  ["57P01", "an administrator shut it down"],
  ["57P02", "it crashed"],
  ["57P03", "it is starting up"],
  ["57P05", "the session was idle for too long"],
  ["25P03", "the transaction was idle for too long"],
  ["53300", "it has no connection left"],
  ["08006", "the connection failed"],
  ["ECONNREFUSED", "nobody listens"],
])("%s, %s, is a database away, and its connection is not used again", (code) => {
  const mapped = mapDatabaseError(failure(code));
  expect(mapped).toBeInstanceOf(DatabaseAway);
  expect(losesConnection(mapped)).toBe(true);
});

test.each([
  ["0A000", "cannot set transaction read-write mode during recovery"],
  ["25006", "cannot execute INSERT during recovery"],
])("%s, %s, is a standby: a database away", (code, message) => {
  expect(losesConnection(mapDatabaseError(failure(code, message)))).toBe(true);
});

test.each(["55P03", "57014", "53100"])(
  "%s is a database that is busy, with a connection that is good",
  (code) => {
    const mapped = mapDatabaseError(failure(code));
    expect(mapped).toBeInstanceOf(DatabaseBusy);
    expect(losesConnection(mapped)).toBe(false);
  },
);

test("what is none of these comes back unchanged", () => {
  const odd = failure("0A000", "cannot do that");
  expect(mapDatabaseError(odd)).toBe(odd);
});
