/** Why there are seals, for somebody who never heard of a hash; the recipe for somebody who has. */
export function WhatIsASeal({ published }: { published: boolean }) {
  return (
    <section aria-labelledby="what-is-a-seal" className="grid max-w-prose gap-3">
      <h2 id="what-is-a-seal" className="text-2xl">
        What a seal is
      </h2>
      <p>
        When a hunt opens, its squares, clues, hints and prize pool are put, so to speak, into an
        envelope. The seal on it is a long number computed from all of them together. Change one
        letter of one clue, and the number is another.
      </p>
      <p>
        The seal gives nothing away: each value is mixed with a secret random number, its salt,
        before the seal is computed. So the seal can stand here from the first day, while the hunt
        runs. Copy it, and nobody can change the hunt afterwards without your noticing.
      </p>
      <p>
        {published
          ? "This hunt is complete, and so the envelope is open: all values and salts are below. Your own browser can compute the seal from them. If it is the same, this is the hunt that was sealed."
          : "When the hunt is complete, all values and salts are published on this page, and your own browser can check that they give the seal you see now. A correction while the hunt runs makes a new seal, with its date and its reason; the old ones stay."}
      </p>
      <details>
        <summary className="link min-h-6 w-fit">
          The recipe, to check it with tools of your own
        </summary>
        <div className="mt-3 grid gap-2 text-sm">
          <p>
            SHA-256 throughout. A leaf is the hash of a zero byte, the salt (16 bytes, written in
            hexadecimal), and the UTF-8 text of the JSON array of path and value. Leaves stand in
            the order of their paths.
          </p>
          <p>
            Two neighbors make a node: the hash of a one byte, the left, and the right. A last one
            without a neighbor goes up as it is. What remains at the top is the seal, in
            hexadecimal.
          </p>
        </div>
      </details>
    </section>
  );
}
