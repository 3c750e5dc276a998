/** What told-answers.es.ts says: most answers have nothing of it, and their pages stand without a catalogue. */
const SAID = /"(error|message|adminMessage|question|answer|perks|tag|behind)":[["]/;
/** A plan by its name, which stands where names of people and hunts stand, too. */
const PLAN = /"(\d) Hunt(s?)"/g;

/** An answer of the service with its sentences in Spanish, as far as its catalogues have them. */
export async function inReadersLanguage(answer: unknown): Promise<unknown> {
  const text = JSON.stringify(answer);
  const named = text.replace(PLAN, '"$1 búsqueda$2"');
  const unsaid = named === text ? answer : JSON.parse(named);
  return SAID.test(text) ? (await import("./told-answers.es.ts")).saidAnswer(unsaid) : unsaid;
}
