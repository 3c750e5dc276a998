import type { Fix } from "@ten-paces/contract";

/** Why no position comes: refused by the person, not found by the device, or not possible here. */
export type PositionTrouble = "denied" | "unavailable" | "unsupported";

export type PositionPermission = "granted" | "prompt" | "denied";

export interface PositionListener {
  onFix(fix: Fix): void;
  /** "unavailable" may pass; the others end the watch. */
  onTrouble(trouble: PositionTrouble): void;
}

/** Where fixes come from: the browser in the product, a script in tests. */
export interface PositionSource {
  /** Begins to listen with high accuracy, which may make the browser ask; returns how to stop. */
  watch(listener: PositionListener): () => void;
  /** "prompt" where the browser does not tell. Never asks. */
  permission(): Promise<PositionPermission>;
}

const PERMISSION_DENIED = 1;
const POSITION_UNAVAILABLE = 2;

export const browserPositions: PositionSource = {
  watch({ onFix, onTrouble }) {
    if (!("geolocation" in navigator) || !window.isSecureContext) {
      onTrouble("unsupported");
      return () => {};
    }
    const id = navigator.geolocation.watchPosition(
      ({ coords, timestamp }) =>
        onFix({
          lat: coords.latitude,
          lng: coords.longitude,
          accuracy: coords.accuracy,
          // Some devices stamp a fix with a moment that is still to come.
          at: Math.round(Math.min(timestamp, Date.now())),
        }),
      (error) => {
        if (error.code === PERMISSION_DENIED) onTrouble("denied");
        else if (error.code === POSITION_UNAVAILABLE) onTrouble("unavailable");
      },
      { enableHighAccuracy: true, maximumAge: 0 },
    );
    return () => navigator.geolocation.clearWatch(id);
  },
  async permission() {
    try {
      return (await navigator.permissions.query({ name: "geolocation" })).state;
    } catch {
      return "prompt";
    }
  },
};
