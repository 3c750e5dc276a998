import { type AdminCall, mayCall } from "@ten-paces/contract/roles";
import { useRole } from "./use-role.ts";

/** Whether who is signed in may make a call, so that nothing is offered that the server would refuse. */
export function useMay(): (call: AdminCall) => boolean {
  const role = useRole();
  return (call) => mayCall(call, role);
}
