import { avatars, type User, updateProfile } from "@ten-paces/contract";
import { type FormEvent, useId, useRef, useState } from "react";
import { attempt } from "../../../api.ts";
import { accountTrouble } from "../../../slices/accounts/account-trouble.ts";
import { useSession } from "../../../slices/accounts/session.tsx";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { toast } from "../../../ui/toast-store.ts";

const AVATAR_NAMES: Record<string, string> = {
  "🧭": "Compass",
  "🥾": "Boot",
  "🦉": "Owl",
  "🦊": "Fox",
  "🐻": "Bear",
  "🌲": "Tree",
  "⛰️": "Mountain",
  "🗺️": "Map",
  "🔭": "Telescope",
  "🪶": "Feather",
  "🏕️": "Tent",
  "🐢": "Turtle",
};

/** What the leaderboard shows instead of an address: a name and a sign. */
export function EditProfileDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { setUser } = useSession();
  const formId = useId();
  const [displayName, setDisplayName] = useState(user.displayName);
  const [avatar, setAvatar] = useState(user.avatar);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const running = useRef(false);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFault(undefined);
    try {
      const known = avatars.find((candidate) => candidate === avatar);
      const saved = await attempt(updateProfile, {
        body: { displayName, ...(known ? { avatar: known } : {}) },
      });
      if (saved.ok) {
        setUser(saved.result.user);
        toast({ tone: "success", text: "Your profile was saved." });
        onClose();
      } else setFault(saved.refusal.error);
    } catch (error) {
      setFault(accountTrouble(error, "The profile could not be saved. Please try again."));
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Name and avatar"
      description="This is how other hunters see you on the leaderboard."
      actions={
        <>
          <Button type="submit" form={formId} busy={busy} busyLabel="Saving...">
            Save
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Keep as it is
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-6" onSubmit={(event) => void save(event)}>
        <Field label="Display name" hint="3 to 30 characters" error={fault} required>
          <TextInput
            value={displayName}
            minLength={3}
            maxLength={30}
            autoComplete="nickname"
            onChange={(event) => setDisplayName(event.target.value)}
          />
        </Field>
        <AvatarChoice value={avatar} onChange={setAvatar} />
      </form>
    </Dialog>
  );
}

function AvatarChoice(props: { value: string; onChange: (avatar: string) => void }) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">Avatar</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-2">
        {avatars.map((avatar) => (
          <label
            key={avatar}
            title={AVATAR_NAMES[avatar]}
            className={classNames(
              "relative flex h-12 cursor-pointer items-center justify-center rounded-md border-2 text-2xl",
              "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass",
              avatar === props.value
                ? "border-pine bg-pine-wash"
                : "border-contour hover:border-edge",
            )}
          >
            <input
              type="radio"
              name={name}
              value={avatar}
              aria-label={AVATAR_NAMES[avatar] ?? avatar}
              checked={avatar === props.value}
              onChange={() => props.onChange(avatar)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
            />
            <span aria-hidden="true">{avatar}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
