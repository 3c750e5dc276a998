const STEPS = [
  { title: "Register", text: "Make an account with your email. No card, no plan." },
  {
    title: "Solve",
    text: "The puzzles hide three words. Put them together, in order, and you have the address of the square.",
  },
  {
    title: "Experience",
    text: "See how a hunt feels, hints and all, before you go after the treasure of a state.",
  },
];

export function FreeHuntSteps() {
  return (
    <section aria-labelledby="steps" className="mt-12">
      <h2 id="steps" className="text-2xl">
        How it goes
      </h2>
      <ol className="mt-5 grid gap-6 sm:grid-cols-3">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-brass pt-3">
            <span aria-hidden="true" className="figure text-3xl font-semibold text-brass-text">
              {index + 1}
            </span>
            <h3 className="mt-1 text-xl">{title}</h3>
            <p className="mt-1 text-quiet">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
