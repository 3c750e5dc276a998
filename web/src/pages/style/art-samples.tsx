import { ArrowRight } from "lucide-react";
import { Badge, DifficultyBadge, StatusBadge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { Compass } from "../../ui/compass.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { formatDollars } from "../../ui/money.ts";
import { StateArt } from "../../ui/state-art.tsx";
import { VariantIcon } from "../../ui/variant-icon.tsx";

const HUNTS = [
  { code: "CA", name: "Gold Rush Ghosts", difficulty: "HARD", prize: 22500, hunters: 41 },
  { code: "ME", name: "Lamps of the Coast", difficulty: "MEDIUM", prize: 18000, hunters: 12 },
  { code: "TX", name: "The Long Survey", difficulty: "EASY", prize: 31250, hunters: 87 },
  { code: "NATIONAL", name: "From Sea to Sea", difficulty: "MEDIUM", prize: 112500, hunters: 302 },
  { code: "MI", name: "Two Peninsulas", difficulty: "HARD", prize: 9000, hunters: 3 },
  { code: "HI", name: "Islands in a Row", difficulty: "EASY", prize: 14400, hunters: 29 },
  { code: "FL", name: "Keys and Locks", difficulty: "MEDIUM", prize: 17200, hunters: 64 },
  { code: "AK", name: "The Far Baseline", difficulty: "HARD", prize: 40100, hunters: 8 },
] as const;

export function ArtSamples() {
  return (
    <section>
      <h2 className="mb-4 text-2xl">Hunts</h2>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {HUNTS.map((hunt, index) => (
          <Card as="li" key={hunt.name} padded={false} lifts className="overflow-hidden">
            <StateArt
              state={hunt.code}
              seed={hunt.name}
              difficulty={hunt.difficulty}
              className="aspect-video w-full border-b border-contour"
            />
            <div className="flex flex-col gap-3 p-4">
              <div className="flex items-center justify-between text-sm text-quiet">
                <span className="label-caps">{hunt.code}</span>
                <VariantIcon variant={index % 2 === 0 ? "PHYSICAL" : "DIGITAL"} />
              </div>
              <h3 className="text-xl">{hunt.name}</h3>
              <p className="text-sm text-quiet">
                Current Treasure:{" "}
                <span className="figure text-lg font-semibold text-brass-text">
                  {formatDollars(hunt.prize)}
                </span>
              </p>
              <div className="flex items-center justify-between text-sm">
                <span>{hunt.hunters} hunters</span>
                <DifficultyBadge difficulty={hunt.difficulty} />
              </div>
              <LinkButton to="/style" icon={<ArrowRight aria-hidden="true" className="size-4" />}>
                SUBSCRIBE
              </LinkButton>
            </div>
          </Card>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {["ACTIVE", "PENDING", "COMPLETE", "CANCELED", "PAUSED", "AVAILABLE", "WON"].map(
          (status) => (
            <StatusBadge key={status} status={status} />
          ),
        )}
        <Badge tone="pine">Landmarks</Badge>
        <Compass bearingDegrees={38} label="North-east" />
      </div>
    </section>
  );
}
