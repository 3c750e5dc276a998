import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import type { DetailTrouble } from "./detail-trouble.ts";

type UnreadPageProps = {
  trouble: DetailTrouble;
  /** What there is none of: "No hunt to show". */
  title: string;
  retrying: boolean;
  onRetry: () => void;
};

/** In place of a page about one hunt that could not be read. What is missing is not asked for again. */
export function UnreadPage({ trouble, title, retrying, onRetry }: UnreadPageProps) {
  return (
    <Page title={trouble.title} width="reading">
      <ErrorState
        title={title}
        text={trouble.text}
        action={
          <>
            {!trouble.missing && (
              <Button busy={retrying} onClick={onRetry}>
                Try Again
              </Button>
            )}
            <LinkButton variant="secondary" to={paths.hunts}>
              Back to Hunts
            </LinkButton>
          </>
        }
      />
    </Page>
  );
}
