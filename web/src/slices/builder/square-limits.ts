/** How many squares a hunt from the builder has. */
export const FEWEST_SQUARES = 5;
export const MOST_SQUARES = 20;
