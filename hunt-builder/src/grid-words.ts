export { words as gridWords } from "../../geo/src/words.ts";
