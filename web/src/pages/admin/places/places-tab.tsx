import { PlacesBrowser } from "../../../slices/places/places-browser.tsx";

/** The library among the dashboard's tabs; /admin/places shows the same on a page of its own. */
export default function PlacesTab() {
  return (
    <section aria-label="Places" className="grid gap-4">
      <h2 className="sr-only">Library</h2>
      <PlacesBrowser />
    </section>
  );
}
