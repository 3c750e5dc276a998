import { avatars, type User, updateProfile } from "@ten-paces/contract";
import { useId, useState } from "react";
import { call } from "../../../api.ts";
import { FormDialog } from "../../../slices/accounts/form-dialog.tsx";
import { readUser } from "../../../slices/accounts/read-user.ts";
import { useSession } from "../../../slices/accounts/session.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Field } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { useForm } from "../../../use-form.ts";

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
  const [avatar, setAvatar] = useState(user.avatar);
  const { errorOf, ...sending } = useForm({
    fields: ["displayName"],
    check: nameFaults,
    send: async ({ displayName }) => {
      const known = avatars.find((candidate) => candidate === avatar);
      const body = { displayName, ...(known ? { avatar: known } : {}) };
      const saved = readUser((await call(updateProfile, { body })).user);
      if (saved) setUser(saved);
      toast({ tone: "success", text: "Your profile was saved." });
      onClose();
    },
    otherwise: "The profile could not be saved. Please try again.",
    blames: { name_taken: "displayName", name_not_allowed: "displayName" },
  });

  return (
    <FormDialog
      sending={sending}
      onClose={onClose}
      title="Name and avatar"
      description="This is how other hunters see you on the leaderboard."
      action="Save"
      busyLabel="Saving..."
      cancel="Keep as it is"
    >
      <Field label="Display name" hint="3 to 30 characters" error={errorOf("displayName")} required>
        <TextInput
          name="displayName"
          defaultValue={user.displayName}
          maxLength={30}
          autoComplete="nickname"
        />
      </Field>
      <AvatarChoice seed={user.displayName} value={avatar} onChange={setAvatar} />
    </FormDialog>
  );
}

/** What the contract takes as a name, said before it is sent. */
function nameFaults({ displayName }: { displayName: string }): { displayName?: string } {
  const length = displayName.trim().length;
  return length < 3 || length > 30 ? { displayName: "Please use 3 to 30 characters." } : {};
}

function AvatarChoice(props: { value: string; seed: string; onChange: (avatar: string) => void }) {
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
              "relative flex h-12 cursor-pointer items-center justify-center rounded-md border-2",
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
            <Avatar avatar={avatar} seed={props.seed} className="size-9" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
