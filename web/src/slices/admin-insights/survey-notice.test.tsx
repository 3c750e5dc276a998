// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerCalls, draw } from "../../../test/draw.tsx";
import { SurveyNotice } from "./survey-notice.tsx";

test.each([
  [{ huntsToSurvey: 2, squaresToSurvey: 14 }, "2 hunts wait for a survey"],
  [{ huntsToSurvey: 0, squaresToSurvey: 14 }, /Nobody has stood on 14 squares yet/],
])("says what waits for a survey, and leads there", async (body, said) => {
  answerCalls({ "GET /admin/stats": { body } });
  draw(<SurveyNotice />);
  await screen.findByText(said);
  expect(screen.getByRole("link", { name: "Survey them" }).getAttribute("href")).toBe(
    "/admin/survey",
  );
});
