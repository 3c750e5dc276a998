/** Marks of frames that joke, wink or gossip: right for a toy museum, wrong where people died. */
const winks =
  /counter\b|driver mentioned|card in the rack|postcard|schoolchild|last party|tip, for what|start an argument|old hands|story goes|which of them|what is it that|call it the one|few visitors|letter home|somebody once noted|for your notebook|half a riddle|half-closed|likes? riddles|riddler|answer me|a dream of it|riddle, in short|hummed|crayon|poet in our|one visitor wrote only|under the sketch|no sign for|still has the program|start the clock|almanac|old-timer|calendar reads|trunk lettered|handkerchief|nudge|do worse|between ourselves|sharpen the pencil|degree warmer|put it gently|a whisper|for two credits|no more veils|cross off|drive until|picture \{veil\}|here is a start|in confidence|for what it is worth|told at the gate|heard on the road|afterthought|by the way|from the margin|statistician in our|man with the clipboard|crow|keep walking|tally|will send you|stop somebody|last mile|governor/;

/** Marks of voices around a puzzle that jest, or in which somebody is careless. */
const jests =
  /same party|pen friend|shrugs|hums it|^Knock|yard sale|\bshook\b|slammed|swallowed|Moths|mask|the way others change coats|idle talk|lied on all|friends all over|sheriff|swept off|nobody claimed|trusts? no|a long day|for eyes that look twice|fallen off|says with your feet|with your feet|wears another's face|never explains|gone to supper|rolls down/;

/** Whether a voice is not for solemn places. */
export function isJest(voice: string): boolean {
  return jests.test(voice);
}

/** Whether a frame is not for solemn places. */
export function isBanter(frame: string): boolean {
  return winks.test(frame);
}
