import { states } from "@ten-paces/geo";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { findHunt, type HuntRow, isVisible } from "../hunts/service.ts";
import { type Card, drawCard } from "./card.ts";
import { toPng } from "./png.ts";

export { cardSize } from "./card.ts";

/** All that are open at once, with room for those that were; about 60 KB each. */
const mostKept = 200;

const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** Pictures of links, drawn once for what stands on them. */
export class Pictures {
  readonly #deps: Pick<Deps, "db">;
  readonly #kept = new Map<string, Promise<Buffer>>();

  constructor(deps: Pick<Deps, "db">) {
    this.#deps = deps;
  }

  /** The picture of a hunt that everybody may see, as a PNG. @throws AppError not_found where there is none */
  async ofHunt(huntId: string): Promise<Buffer> {
    const hunt = await findHunt(this.#deps.db, huntId);
    if (!hunt || !isVisible(hunt)) throw notFound("Picture");
    return this.#drawn(cardOf(hunt));
  }

  /** The picture of every other page. */
  ofSite(): Promise<Buffer> {
    return this.#drawn({
      seed: "ten paces",
      code: "NATIONAL",
      eyebrow: "Ten squares, each ten feet wide",
      name: "Treasure hunts across America",
      prize: "A free hunt every month",
      squares: 10,
    });
  }

  #drawn(card: Card): Promise<Buffer> {
    const svg = drawCard(card);
    const known = this.#kept.get(svg);
    if (known) return known;
    const oldest = this.#kept.keys().next();
    if (this.#kept.size >= mostKept && !oldest.done) this.#kept.delete(oldest.value);
    const drawn = toPng(svg);
    this.#kept.set(svg, drawn);
    // What failed once may succeed later.
    drawn.catch(() => this.#kept.delete(svg));
    return drawn;
  }
}

/** What the list of hunts says of it, and nothing else. */
function cardOf({ id, name, state, variant, prizeCents, totalSquares }: HuntRow): Card {
  const known = states.find((one) => one.name.toUpperCase() === state);
  const place = known?.name ?? (state === "FREE" ? "Free hunt" : "National");
  const free = state === "FREE";
  return {
    seed: id,
    code: known?.code ?? "NATIONAL",
    eyebrow: `${place} · ${variant === "PHYSICAL" ? "On foot" : "From a chair"}`,
    name,
    prize: free
      ? "Free to play"
      : prizeCents === null
        ? "Opens soon"
        : dollars.format(prizeCents / 100),
    squares: totalSquares,
  };
}
