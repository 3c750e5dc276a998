import {
  type getSurveyPhoto,
  type listSurveys,
  type Parts,
  photoTypes,
  type ResultInput,
  type SquareToSurvey,
} from "@ten-paces/contract";
import { sureWithinM } from "@ten-paces/geo";
import { type Library, standOf } from "@ten-paces/hunt-builder";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import type { Builder } from "../builder/service.ts";
import { findPhoto } from "../hunt-edits/service.ts";
import * as sql from "./sql.ts";

export { countToSurvey } from "./sql.ts";

/** What a phone can hold and sort at once. */
const mostListed = 2_000;
const mostRecent = 30;

/** Squares that nobody has surveyed, and the latest surveys that can be taken back. */
export async function listToSurvey(
  deps: Deps,
  builder: Builder,
  query: Parts<typeof listSurveys>["query"],
): Promise<ResultInput<typeof listSurveys>> {
  const asked = { state: query.state ?? null, huntId: query.huntId ?? null };
  const { rows, total } = await sql.listUnsurveyed(deps.db, asked, mostListed);
  const recent = await sql.listRecent(deps.db, asked, mostRecent);
  const { library } = builder.get();
  return {
    squares: rows.map((row) => present(row, library)),
    more: total - rows.length,
    recent: recent.map((row) => present(row, library)),
  };
}

/** The photo of a square's last survey, as base64. */
export async function showPhoto(
  deps: Deps,
  huntId: string,
  num: number,
): Promise<ResultInput<typeof getSurveyPhoto>> {
  const photo = await findPhoto(deps.db, huntId, num);
  const type = photoTypes.find((one) => one === photo?.mediaType);
  if (!photo || !type) throw notFound("Photo");
  return {
    photo: { type, base64: photo.bytes.toString("base64") },
    takenAt: photo.takenAt.toISOString(),
  };
}

function present(row: sql.SurveyRow, library: Library): SquareToSurvey {
  const { placeId, lat, lng, stand, surveyedAt, photoId, ...rest } = row;
  const place = placeId ? library.findPlace(placeId) : null;
  const known = place && !row.surveyed ? standOf(place) : null;
  // The pin of an unsurveyed square was moved off where one stands, so that nobody reads it from a map.
  const at = known ? { lat: known.at[0], lng: known.at[1] } : { lat, lng };
  const { where = "", sure = "near", ...ground } = stand ?? {};
  return {
    ...rest,
    at,
    sureM: sureWithinM(row.surveyed ? "surveyed" : sure),
    where,
    stand: stand ? (ground as NonNullable<SquareToSurvey["stand"]>) : null,
    doubt: known?.doubt ?? null,
    photographed: photoId !== null,
    surveyedAt: surveyedAt?.toISOString() ?? null,
  };
}
