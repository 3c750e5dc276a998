/** A square of the sample as it is written: each clue a line "E | History | Text". */
export interface WrittenSquare {
  place: string;
  town: string;
  lat: number;
  lng: number;
  address: string;
  clue: string;
  hints: readonly [string, string, string];
  clues: string;
}
