import { LifecycleManager } from "../../../slices/lifecycle/stock/lifecycle-manager.tsx";

export default function LifecycleTab() {
  return <LifecycleManager />;
}
