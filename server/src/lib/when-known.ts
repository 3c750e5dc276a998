/**
 * Goes on at once with what is known and later with what is promised. For the few answers that are kept in
 * memory and asked for all the time: with a promise each would wait for another turn of the event loop.
 */
export function whenKnown<Value, Result>(
  value: Value | Promise<Value>,
  next: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then(next) : next(value);
}
