import { expect, test } from "vitest";
import { readPoint } from "./read-point.ts";

test.each([
  ["39.09973, -94.57857", { lat: 39.09973, lng: -94.57857 }],
  [" 39;-94 ", { lat: 39, lng: -94 }],
  ["39.1 -94.6", { lat: 39.1, lng: -94.6 }],
  ["94.6, 39.1, 3", null],
  ["95, 10", null],
  ["north of the gate", null],
  ["", null],
])("%j", (text, point) => expect(readPoint(text)).toEqual(point));
