import { LifecycleManager } from "../../../slices/stock/lifecycle-manager.tsx";

export default function LifecycleTab() {
  return <LifecycleManager />;
}
