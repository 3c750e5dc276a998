import { Page } from "../../ui/page.tsx";
import { ArtSamples } from "./art-samples.tsx";
import { ControlSamples } from "./control-samples.tsx";
import { MessageSamples } from "./message-samples.tsx";
import { PlaySample } from "./play-sample.tsx";
import { TableSample } from "./table-sample.tsx";

/** Every primitive at a glance, for development alone. */
export default function StylePage() {
  return (
    <Page
      title="Style"
      heading="The field book"
      eyebrow="Sheet 0 · for development"
      intro="Every primitive of the product on one page, to look at in light and dark."
      width="wide"
    >
      <div className="flex flex-col gap-12">
        <ArtSamples />
        <PlaySample />
        <ControlSamples />
        <MessageSamples />
        <TableSample />
      </div>
    </Page>
  );
}
