import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { point } from "./hunts.ts";

const degrees = (limit: number) => z.coerce.number().check(z.gte(-limit), z.lte(limit));

export const locateSquare = endpoint({
  name: "locateSquare",
  method: "GET",
  path: "/squares/locate",
  access: "hunter",
  summary: "The three words of the square at a position. Only in this direction.",
  limit: { max: 60, perSeconds: 60 },
  query: z.object({ lat: degrees(90), lng: degrees(180) }),
  result: z.object({ words: z.string(), center: point }),
  refusals: {
    outside: {
      status: 404,
      error: "This position is outside the United States. Squares cover the 50 states and DC.",
    },
  },
});
