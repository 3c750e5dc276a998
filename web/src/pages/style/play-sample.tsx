import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Contours } from "../../ui/contours.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { SquareRow } from "../../ui/square-row.tsx";

export function PlaySample() {
  return (
    <section>
      <h2 className="mb-4 text-2xl">Play</h2>
      <Card className="relative overflow-hidden">
        <Contours seed="play" className="text-contour opacity-50" />
        <div className="relative flex flex-col gap-5">
          <p className="label-caps text-brass-text">Square 4 of 10</p>
          <p className="font-display text-2xl leading-snug">
            Where two railroads once shook hands over the river, count the arches from the eastern
            bank and stand beneath the fifth.
          </p>
          <p className="font-mono text-lg">maple.anchor.tidy</p>
          <SquareRow total={10} solved={[1, 2, 3]} current={4} size="large" />
          <SquareRow total={10} solved={[1, 2, 3]} current={4} />
          <ProgressBar label="Squares" value={3} max={10} valueText="3 of 10" />
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary">Hint 1 (1 credit)</Button>
            <Button variant="secondary">Hint 2 (2 credits)</Button>
            <Button variant="secondary" disabled>
              Hint 3 (3 credits)
            </Button>
          </div>
          <Button size="bar">Check In Here (1 credit)</Button>
        </div>
      </Card>
    </section>
  );
}
