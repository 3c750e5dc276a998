// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerCalls, draw } from "../../../test/draw.tsx";
import { SurveyNotice } from "./survey-notice.tsx";

test("says how many hunts wait for a survey, and leads to them", async () => {
  answerCalls({ "GET /admin/stats": { body: { huntsToSurvey: 2 } } });
  draw(<SurveyNotice />);
  await screen.findByText("2 hunts wait for a survey");
  expect(screen.getByRole("link", { name: "See them" }).getAttribute("href")).toMatch(
    /tab=hunts&status=AVAILABLE&variant=PHYSICAL$/,
  );
});
