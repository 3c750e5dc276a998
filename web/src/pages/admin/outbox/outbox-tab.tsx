import { Outbox } from "../../../slices/mails/outbox.tsx";

export default function OutboxTab() {
  return <Outbox />;
}
