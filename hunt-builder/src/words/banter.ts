/** Marks of frames that joke, wink or gossip: right for a toy museum, wrong where people died. */
const winks =
  /counter\b|driver mentioned|card in the rack|postcard|schoolchild|last party|tip, for what|start an argument|old hands|story goes|which of them|what is it that|call it the one|few visitors|letter home|somebody once noted|for your notebook|half a riddle|half-closed|likes? riddles|riddler|answer me|a dream of it|riddle, in short|hummed|crayon|poet in our|one visitor wrote only|under the sketch|no sign for|still has the program|start the clock|almanac|old-timer|calendar reads|trunk lettered|handkerchief|nudge|do worse|between ourselves|sharpen the pencil|degree warmer|put it gently|a whisper|for two credits|no more veils|cross off|drive until|picture \{veil\}|here is a start|in confidence|for what it is worth|told at the gate|heard on the road|afterthought|by the way|from the margin|statistician in our|man with the clipboard|crow|keep walking|tally|will send you|stop somebody|last mile|governor/;

/** Whether a frame is not for solemn places. */
export function isBanter(frame: string): boolean {
  return winks.test(frame);
}
