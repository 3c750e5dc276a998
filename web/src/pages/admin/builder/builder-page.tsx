import { useEffect, useRef } from "react";
import { paths } from "../../../paths.ts";
import { useNavigate } from "../../../routing.tsx";
import { BuilderForm } from "../../../slices/builder/builder-form.tsx";
import { GeneratingPanel } from "../../../slices/builder/generating-panel.tsx";
import { Preview } from "../../../slices/builder/preview/preview.tsx";
import { useCreate } from "../../../slices/builder/use-create.ts";
import { useDesk } from "../../../slices/builder/use-desk.ts";
import { useGenerate } from "../../../slices/builder/use-generate.ts";
import { useReopen } from "../../../slices/builder/use-reopen.ts";
import { AlertDialog } from "../../../ui/alert-dialog.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Page } from "../../../ui/page.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { toast } from "../../../ui/toast-store.ts";

const TITLES = {
  form: "AI Hunt Builder",
  generating: "Generating the hunt",
  preview: "Preview",
  creating: "Preview",
};

/** Form, generating, preview, creating. */
export default function BuilderPage() {
  const navigate = useNavigate();
  const { desk, dispatch, forget } = useDesk();
  const generating = useGenerate(desk, dispatch);
  const reopening = useReopen(desk, dispatch);
  const create = useCreate(desk, dispatch, (huntId, status) => {
    const wasStored = "stored" in desk && desk.stored !== null;
    forget();
    const text =
      status === "PENDING"
        ? "The draft is kept. Open it again from its page."
        : `Hunt ${wasStored ? "updated" : "created"} successfully!`;
    toast({ tone: "success", text });
    void navigate(paths.adminHunt(huntId));
  });
  const title = TITLES[desk.step];
  const heading = useFocusAtNewStep(title);
  return (
    <Page
      title={title}
      heading={
        <span ref={heading} tabIndex={-1} className="outline-none">
          {title}
        </span>
      }
      eyebrow="Hunt builder"
      width="wide"
      intro={
        desk.step === "form"
          ? "Builds a hunt from the library, measures how easily a search finds its places, and lets you read and mend every word before it goes into stock."
          : undefined
      }
      actions={
        <LinkButton to={paths.adminTab("hunts")} variant="secondary" size="small">
          All Hunts
        </LinkButton>
      }
    >
      {reopening.error && (
        <Notice tone="error" announce title="This hunt could not be opened">
          {reopening.error.message}
        </Notice>
      )}
      {reopening.isPending && <Spinner label="Opening the hunt…" />}
      <AlertDialog
        open={reopening.asks}
        onOpenChange={reopening.keep}
        title="Another draft is open"
        text="To open the stored hunt, the draft that is open here is put away for good."
        confirmLabel="Open the stored hunt"
        cancelLabel="Keep the open draft"
        danger
        onConfirm={reopening.replace}
      />
      {desk.step === "form" && !reopening.isPending && (
        <BuilderForm
          form={desk.form}
          error={desk.error}
          onChange={(form) => dispatch({ type: "form", form })}
          onGenerate={generating.start}
        />
      )}
      {desk.step === "generating" && (
        <GeneratingPanel form={desk.form} job={generating.job} onCancel={generating.cancel} />
      )}
      {(desk.step === "preview" || desk.step === "creating") && (
        <Preview
          key={`${desk.draft.seed} ${desk.stored?.version ?? ""}`}
          draft={desk.draft}
          revision={desk.revision}
          form={desk.form}
          error={desk.step === "preview" ? desk.error : null}
          creating={desk.step === "creating"}
          stored={desk.stored}
          onEdit={(change) => dispatch({ type: "edit", change })}
          onCreate={create}
          onDiscard={() => dispatch({ type: "discard" })}
        />
      )}
    </Page>
  );
}

/** What was pressed is gone with its step: the focus goes to the heading of the next. */
function useFocusAtNewStep(title: string) {
  const heading = useRef<HTMLSpanElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return heading;
}
