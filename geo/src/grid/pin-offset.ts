import { hash, hkdfSync } from "node:crypto";
import { earthRadiusM } from "../distance.ts";
import type { Point } from "../point.ts";

const purpose = "ten-paces pin offset 1";

/** Moves points by secret distances: who knows the point and the source code does not know the pin. */
export type MovePin = (point: Point, label: string, mostM: number) => Point;

/**
 * A mover keyed by the installation's secret. The same point, label and distance give the same pin for
 * ever; another label, or another secret, gives another. The pin lies between half of `mostM` metres and all
 * of it away, any direction and any part of that ring as likely as another.
 */
export function createPinMover(secret: Uint8Array): MovePin {
  const keyed = hmacWith(
    new Uint8Array(hkdfSync("sha256", secret, new Uint8Array(0), purpose, 32)),
  );
  return (point, label, mostM) => {
    if (mostM <= 0) return point;
    const drawn = keyed(label);
    const bearing = (drawn.readUInt32BE(0) / 2 ** 32) * 2 * Math.PI;
    const awayM = mostM * Math.sqrt(0.25 + 0.75 * (drawn.readUInt32BE(4) / 2 ** 32));
    const north = (awayM * Math.cos(bearing)) / earthRadiusM;
    const east = (awayM * Math.sin(bearing)) / earthRadiusM;
    const degrees = 180 / Math.PI;
    return {
      lat: point.lat + north * degrees,
      lng: point.lng + (east * degrees) / Math.cos((point.lat * Math.PI) / 180),
    };
  };
}

/**
 * HMAC-SHA-256 (RFC 2104) under one key of 64 bytes or fewer, by two hashes in one call each: a stock asks for
 * thousands, and making the object that node:crypto wants for each costs more than hashing.
 */
function hmacWith(key: Uint8Array): (text: string) => Buffer {
  const block = 64;
  const inner = Buffer.alloc(block, 0x36);
  const outer = Buffer.alloc(block + 32, 0x5c);
  for (const [i, byte] of key.entries()) {
    inner[i] = byte ^ 0x36;
    outer[i] = byte ^ 0x5c;
  }
  return (text) => {
    const first = hash("sha256", Buffer.concat([inner, Buffer.from(text)]), "buffer");
    first.copy(outer, block);
    return hash("sha256", outer, "buffer");
  };
}
