// A hunt for who does not play it, in one file: a visitor's view and that of an account that has not subscribed.
export { HuntFacts } from "./hunt-facts.tsx";
export { HuntHead } from "./hunt-head.tsx";
export { HuntOutside } from "./hunt-outside.tsx";
export { HuntPreview } from "./hunt-preview.tsx";
