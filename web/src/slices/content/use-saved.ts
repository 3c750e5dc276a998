import { useQueryClient } from "@tanstack/react-query";
import { toast } from "../../ui/toast-store.ts";

/** What follows a text that was saved: it is said, its lists are read again, and the window closes. */
export function useSaved(list: "announcements" | "errata" | "faqs", onClose: () => void) {
  const client = useQueryClient();
  return (text: string) => {
    toast({ tone: "success", text });
    void client.invalidateQueries({ queryKey: ["admin", list] });
    void client.invalidateQueries({ queryKey: [list] });
    onClose();
  };
}
