import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listAdminHunts, listPlaces, listUsers, type Role } from "@ten-paces/contract";
import { seesHunts } from "@ten-paces/contract/roles";
import { call } from "../../../api.ts";
import { paths } from "../../../paths.ts";
import { railPages } from "./rail-links.ts";

export type Found = { to: string; label: string; beside: string };

const SHOWN_OF_EACH = 5;

/** Pages of the desk whose name holds what was typed; all of them for nothing. */
export function pagesNamed(role: Role | null, text: string): Found[] {
  const wanted = text.trim().toLowerCase();
  return railPages(role)
    .filter(({ label }) => label.toLowerCase().includes(wanted))
    .map(({ to, label }) => ({ to, label, beside: "Page" }));
}

/** Hunts, places and accounts that what was typed may mean, as far as a role sees them, at most five of each. */
export function foundQuery(role: Role | null, text: string) {
  const search = text.trim();
  return queryOptions({
    queryKey: ["admin", "found", search],
    enabled: search.length >= 2,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Found[]> => {
      const query = { search };
      const [{ hunts }, { places }, { users }] = await Promise.all([
        seesHunts(role) ? call(listAdminHunts, { query }, { signal }) : { hunts: [] },
        seesHunts(role) ? call(listPlaces, { query }, { signal }) : { places: [] },
        call(listUsers, { query }, { signal }),
      ]);
      const found = [
        hunts.map(({ id, name, state, status }) => ({
          to: paths.adminHunt(id),
          label: name,
          beside: `Hunt, ${state}, ${status}`,
        })),
        places.map(({ id, name, town }) => ({
          to: paths.adminPlace(id),
          label: name,
          beside: `Place, ${town}`,
        })),
        users.map(({ id, email, displayName }) => ({
          to: paths.adminUser(id),
          label: email,
          beside: `Account, ${displayName}`,
        })),
      ];
      return found.flatMap((some) => some.slice(0, SHOWN_OF_EACH));
    },
  });
}
