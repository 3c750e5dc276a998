type OnThisPageProps = { parts: readonly { id: string; title: string }[] };

/** The contents of a long page, beside it on a wide screen and above it on a phone. */
export function OnThisPage({ parts }: OnThisPageProps) {
  return (
    <nav aria-label="On this page" className="lg:sticky lg:top-24 lg:self-start">
      <p className="label-caps mb-1 text-brass-text">On this page</p>
      <ul className="border-l border-contour">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px flex min-h-11 items-center border-l-2 border-transparent pl-4 text-quiet hover:border-brass hover:text-ink lg:min-h-9"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
