type OnThisPageProps = { parts: readonly { id: string; title: string }[] };

/** The contents of a long page, beside it on a wide screen and above it on a phone. */
export function OnThisPage({ parts }: OnThisPageProps) {
  return (
    <nav aria-label="On this page" className="lg:sticky lg:top-24 lg:self-start">
      <p className="label-caps mb-1 text-brass-text">On this page</p>
      <ul className="grid grid-cols-2 gap-x-4 lg:block lg:border-l lg:border-contour">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center leading-tight text-quiet underline decoration-contour underline-offset-4 hover:text-ink lg:-ml-px lg:min-h-9 lg:border-l-2 lg:border-transparent lg:pl-4 lg:no-underline lg:hover:border-brass"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
