import type { ReactNode } from "react";
import { Toaster } from "../../ui/toaster.tsx";
import { Footer, type FooterProps } from "./footer.tsx";
import { MAIN_ID, SkipLink } from "./skip-link.tsx";
import { TopNavigation, type TopNavigationProps } from "./top-navigation.tsx";

type ShellProps = TopNavigationProps & { footer: FooterProps; children: ReactNode };

/**
 * What surrounds every page: skip link, navigation, main, footer, messages. The footer begins below the
 * first screen, so that it stays where it is while a short page takes the place of a spinner.
 */
export function Shell({ footer, children, ...navigation }: ShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopNavigation {...navigation} />
      <main id={MAIN_ID} tabIndex={-1} className="min-h-dvh flex-1 outline-none">
        {children}
      </main>
      <Footer {...footer} />
      <Toaster />
    </div>
  );
}
