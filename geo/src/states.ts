import type { Point } from "./point.ts";

export interface State {
  /** Two-letter USPS code; "DC" for the District of Columbia. */
  code: StateCode;
  /** "New Hampshire". */
  name: string;
  capital: string;
  /** The capital's capitol. */
  capitol: Point;
}

const rows = [
  ["AL", "Alabama", "Montgomery", 32.3777, -86.3006],
  ["AK", "Alaska", "Juneau", 58.3021, -134.4105],
  ["AZ", "Arizona", "Phoenix", 33.4481, -112.0971],
  ["AR", "Arkansas", "Little Rock", 34.7467, -92.289],
  ["CA", "California", "Sacramento", 38.5766, -121.4936],
  ["CO", "Colorado", "Denver", 39.7393, -104.9848],
  ["CT", "Connecticut", "Hartford", 41.7641, -72.6828],
  ["DE", "Delaware", "Dover", 39.1573, -75.5196],
  ["DC", "District of Columbia", "Washington", 38.8899, -77.0091],
  ["FL", "Florida", "Tallahassee", 30.4381, -84.2817],
  ["GA", "Georgia", "Atlanta", 33.749, -84.3882],
  ["HI", "Hawaii", "Honolulu", 21.3072, -157.8574],
  ["ID", "Idaho", "Boise", 43.6177, -116.1996],
  ["IL", "Illinois", "Springfield", 39.7984, -89.6549],
  ["IN", "Indiana", "Indianapolis", 39.7686, -86.1627],
  ["IA", "Iowa", "Des Moines", 41.5912, -93.6037],
  ["KS", "Kansas", "Topeka", 39.0481, -95.678],
  ["KY", "Kentucky", "Frankfort", 38.1867, -84.8753],
  ["LA", "Louisiana", "Baton Rouge", 30.4571, -91.1874],
  ["ME", "Maine", "Augusta", 44.3072, -69.7817],
  ["MD", "Maryland", "Annapolis", 38.9788, -76.4909],
  ["MA", "Massachusetts", "Boston", 42.3582, -71.0637],
  ["MI", "Michigan", "Lansing", 42.7337, -84.5555],
  ["MN", "Minnesota", "Saint Paul", 44.9552, -93.1022],
  ["MS", "Mississippi", "Jackson", 32.3039, -90.1821],
  ["MO", "Missouri", "Jefferson City", 38.5791, -92.1729],
  ["MT", "Montana", "Helena", 46.5857, -112.0184],
  ["NE", "Nebraska", "Lincoln", 40.8081, -96.6997],
  ["NV", "Nevada", "Carson City", 39.1641, -119.7662],
  ["NH", "New Hampshire", "Concord", 43.2067, -71.5381],
  ["NJ", "New Jersey", "Trenton", 40.2204, -74.77],
  ["NM", "New Mexico", "Santa Fe", 35.6824, -105.9396],
  ["NY", "New York", "Albany", 42.6526, -73.7573],
  ["NC", "North Carolina", "Raleigh", 35.7804, -78.6391],
  ["ND", "North Dakota", "Bismarck", 46.8207, -100.7827],
  ["OH", "Ohio", "Columbus", 39.9614, -82.9988],
  ["OK", "Oklahoma", "Oklahoma City", 35.4923, -97.5033],
  ["OR", "Oregon", "Salem", 44.9387, -123.0301],
  ["PA", "Pennsylvania", "Harrisburg", 40.2644, -76.8837],
  ["RI", "Rhode Island", "Providence", 41.8309, -71.4149],
  ["SC", "South Carolina", "Columbia", 34.0003, -81.0332],
  ["SD", "South Dakota", "Pierre", 44.3671, -100.3464],
  ["TN", "Tennessee", "Nashville", 36.1659, -86.7844],
  ["TX", "Texas", "Austin", 30.2747, -97.7404],
  ["UT", "Utah", "Salt Lake City", 40.7774, -111.8882],
  ["VT", "Vermont", "Montpelier", 44.2624, -72.5805],
  ["VA", "Virginia", "Richmond", 37.5388, -77.4336],
  ["WA", "Washington", "Olympia", 47.0358, -122.9049],
  ["WV", "West Virginia", "Charleston", 38.3363, -81.6123],
  ["WI", "Wisconsin", "Madison", 43.0747, -89.3842],
  ["WY", "Wyoming", "Cheyenne", 41.1402, -104.8203],
] as const;

export type StateCode = (typeof rows)[number][0];

/** The 50 states and DC by name, DC under "District". */
export const states: readonly State[] = rows.map(([code, name, capital, lat, lng]) => ({
  code,
  name,
  capital,
  capitol: { lat, lng },
}));

const byCode = new Map<string, State>(states.map((state) => [state.code, state]));
const byName = new Map<string, State>(states.map((state) => [state.name.toUpperCase(), state]));

/** By two-letter code, in any case. */
export function findState(code: string): State | null {
  return byCode.get(code.toUpperCase()) ?? null;
}

/** By full name, in any case: "New Hampshire" or "NEW HAMPSHIRE". */
export function findStateByName(name: string): State | null {
  return byName.get(name.toUpperCase()) ?? null;
}
