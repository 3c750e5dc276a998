/** Openings that make a further shape of a frame once a long hunt has used the frame itself. */
export const leadIns: readonly string[] = [
  "another thing: ",
  "from the margin: ",
  "add this to it: ",
  "by the way: ",
  "lower down the page: ",
  "and then this: ",
  "for what it is worth: ",
  "in confidence: ",
  "a line for the notebook: ",
  "on the same sheet: ",
  "as an afterthought: ",
  "told at the gate: ",
  "heard on the road: ",
  "one thing more: ",
];
