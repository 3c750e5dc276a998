import { Button } from "../../ui/button.tsx";
import { ContoursInView } from "../../ui/contours-in-view.tsx";

/** Stands where a map will be, while it loads or where it cannot. */
export function MapFallback({ onRetry = null }: { onRetry?: (() => void) | null }) {
  return (
    <div className="relative flex aspect-4/3 flex-col items-center justify-center gap-3 overflow-hidden rounded-lg border border-contour bg-sunken p-6 text-center">
      <ContoursInView seed="map" />
      <p role="status" className="relative text-quiet">
        Interactive map view coming soon!
      </p>
      {onRetry && (
        <Button variant="secondary" className="relative" onClick={onRetry}>
          Try Again
        </Button>
      )}
    </div>
  );
}
