import { Component, lazy, type ReactNode, Suspense } from "react";
import { arrivalOf } from "../../lazy-page.ts";
import type { HuntMapProps } from "./hunt-map.tsx";
import { MapFallback } from "./map-fallback.tsx";

const HuntMap = lazy(() => arrivalOf(() => import("./hunt-map.tsx")));

/** A map that cannot be drawn takes nothing else of the page with it. */
class MapBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <MapFallback /> : this.props.children;
  }
}

/** The map of a hunt, fetched when it is first shown. */
export function MapPanel(props: HuntMapProps) {
  return (
    <MapBoundary>
      <Suspense fallback={<MapFallback />}>
        <HuntMap {...props} />
      </Suspense>
    </MapBoundary>
  );
}
