import { PlacesBrowser } from "../../../slices/places/places-browser.tsx";

/** The library among the dashboard's tabs; /admin/places shows the same on a page of its own. */
export default function PlacesTab() {
  return (
    <section aria-labelledby="places-title" className="grid gap-4">
      <h2 id="places-title" className="text-2xl">
        Places
      </h2>
      <PlacesBrowser />
    </section>
  );
}
