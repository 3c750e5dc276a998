export type SocialAddresses = { twitter?: string; discord?: string; telegram?: string };

/** Each drawn here in a few strokes: a bird, two speakers, a paper plane. */
const SOCIALS = [
  {
    key: "twitter",
    label: "Twitter",
    path: "M3 17.5c5 2.5 12.5 1 14.5-6 .3-1 .4-2 .4-3L21 6l-3.2.3C16.5 3.5 12 4 12 8c-4 0-6.5-2-8.5-4-1 4 0 7.5 3.5 9.5C6 15.5 5 16.8 3 17.5z",
  },
  {
    key: "discord",
    label: "Discord",
    path: "M8 5.5C5 6.5 3 12 3 17.5c2 1.5 4 2 5 2l1.2-2.2h5.6l1.2 2.2c1 0 3-.5 5-2 0-5.5-2-11-5-12l-1 1.5H9zM9 11.5v1.5M15 11.5v1.5",
  },
  {
    key: "telegram",
    label: "Telegram",
    path: "M21 4 3 11l5.5 2.2L19 6l-8 9v5l3-3.5 4 2.5z",
  },
] as const;

/** The operator's places elsewhere: a link where an address is given, otherwise only a sign. */
export function SocialIcons({ addresses }: { addresses: SocialAddresses }) {
  return (
    <ul className="flex gap-1">
      {SOCIALS.map(({ key, label, path }) => {
        const address = addresses[key];
        const icon = (
          <svg
            role="img"
            aria-label={label}
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.7"
            strokeLinejoin="round"
            strokeLinecap="round"
            className="size-6"
          >
            <path d={path} />
          </svg>
        );
        const box = "flex size-11 items-center justify-center rounded-md text-quiet";
        return (
          <li key={key}>
            {address ? (
              <a href={address} rel="noopener" className={`${box} hover:text-ink`}>
                {icon}
              </a>
            ) : (
              <span className={box}>{icon}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
