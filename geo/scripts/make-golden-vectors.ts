/**
 * Writes the golden vectors of the grid. Only for a grid that has never been used: where they no longer
 * agree with the code, the code is wrong.
 */
import { createGrid } from "../src/grid/grid.ts";
import { publishedTestSecret } from "../src/grid/published-test-secret.ts";
import { writeGenerated } from "./write-generated.ts";

const places: [name: string, lat: number, lng: number][] = [
  ["West Quoddy Head, ME", 44.8151, -66.9507],
  ["Matinicus Rock, ME", 43.7837, -68.8553],
  ["Fort Kent, ME", 47.2506, -68.5895],
  ["Boston Common, MA", 42.355, -71.0655],
  ["Nantucket, MA", 41.2835, -70.0995],
  ["Block Island, RI", 41.1725, -71.578],
  ["Mystic, CT", 41.3543, -71.9665],
  ["Montpelier, VT", 44.2601, -72.5754],
  ["Mount Washington, NH", 44.2706, -71.3033],
  ["Statue of Liberty, NY", 40.6892, -74.0445],
  ["Cape May, NJ", 38.9351, -74.906],
  ["Liberty Bell, PA", 39.9496, -75.1503],
  ["Rehoboth Beach, DE", 38.7209, -75.076],
  ["Smith Island, MD", 37.9954, -76.0337],
  ["United States Capitol, DC", 38.8899, -77.0091],
  ["Monticello, VA", 38.0086, -78.4532],
  ["Harpers Ferry, WV", 39.3254, -77.7389],
  ["Cape Hatteras, NC", 35.2505, -75.5288],
  ["Savannah, GA", 32.0809, -81.0912],
  ["Key West, FL", 24.5465, -81.7975],
  ["Fort Jefferson, FL", 24.6285, -82.8732],
  ["Bayou La Batre, AL", 30.4035, -88.2481],
  ["Chandeleur Islands, LA", 29.85, -88.83],
  ["Graceland, TN", 35.0477, -90.026],
  ["Gateway Arch, MO", 38.6247, -90.1848],
  ["Willis Tower, IL", 41.8789, -87.6359],
  ["Lake Michigan, middle", 43.5, -87.0],
  ["Isle Royale, MI", 48.0, -88.9],
  ["Northwest Angle, MN", 49.3453, -95.0694],
  ["Fargo, ND", 46.8772, -96.7898],
  ["Mount Rushmore, SD", 43.8791, -103.4591],
  ["Geographic center, KS", 39.8283, -98.5795],
  ["Brownsville, TX", 25.9017, -97.4975],
  ["El Paso, TX", 31.7619, -106.485],
  ["Four Corners", 36.9991, -109.0452],
  ["Grand Canyon, AZ", 36.0544, -112.1401],
  ["Old Faithful, WY", 44.4605, -110.8281],
  ["Badwater Basin, CA", 36.2291, -116.7676],
  ["San Nicolas Island, CA", 33.25, -119.5],
  ["Golden Gate Bridge, CA", 37.8199, -122.4783],
  ["Farallon Islands, CA", 37.7, -123.0],
  ["Cape Flattery, WA", 48.3831, -124.7144],
  ["Ketchikan, AK", 55.3422, -131.6461],
  ["Denali, AK", 63.0692, -151.007],
  ["Utqiagvik, AK", 71.2906, -156.7886],
  ["Little Diomede, AK", 65.7555, -168.935],
  ["St. Matthew Island, AK", 60.41, -172.75],
  ["Adak, AK", 51.88, -176.6581],
  ["Semisopochnoi Island, AK", 51.95, 179.6],
  ["Attu, AK", 52.8342, 173.1789],
  ["Waikiki, HI", 21.2793, -157.8293],
  ["South Point, HI", 18.9111, -155.6813],
  ["Niihau, HI", 21.9, -160.15],
  ["Kure Atoll, HI", 28.42, -178.33],
];

const grid = createGrid(publishedTestSecret);
const vectors = places.map(([name, lat, lng]) => {
  const cell = grid.encode({ lat, lng });
  if (cell === null) throw new Error(`${name} lies outside the grid`);
  return [name, lat, lng, cell.words];
});
writeGenerated(
  "golden-vectors.ts",
  "the published test secret; FROZEN",
  { goldenVectors: vectors },
  {
    goldenVectors: "readonly (readonly [name: string, lat: number, lng: number, words: string])[]",
  },
);
