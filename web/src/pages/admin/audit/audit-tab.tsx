import { AuditLog } from "../../../slices/audit/audit-log.tsx";

export default function AuditTab() {
  return <AuditLog />;
}
