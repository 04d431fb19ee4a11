import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { announceSession, sessionEvents } from '../../shared/session/session-events.ts';
import { formToast } from '../../shared/ui/forms/form-toast.ts';
import {
  checkProfile,
  fields,
  isSame,
  storeProfile,
  today,
  useStoredProfile,
  words,
  type Profile,
  type ProfileField,
} from './profile.ts';

/** ms. account-23: "Profile save delay: 500 ms". */
const saveDelay = 500;

interface ProfileForm {
  form: RefObject<HTMLFormElement | null>;
  /** False until the browser's storage was read. */
  loaded: boolean;
  photo: string;
  choosePhoto: (photo: string) => void;
  errors: Partial<Record<ProfileField, string>>;
  saving: boolean;
  /** Something was changed and not saved. */
  dirty: boolean;
  onInput: (event: { target: EventTarget }) => void;
  submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function control(form: HTMLFormElement, field: ProfileField): Control {
  return form.elements.namedItem(field) as Control;
}

function readForm(form: HTMLFormElement, photo: string): Profile {
  const text = (field: ProfileField): string => control(form, field).value.trim();
  return Object.assign({ photo }, ...fields.map((field) => ({ [field]: text(field) }))) as Profile;
}

/** account-23. The inputs keep their own text; what is stored fills those still empty. */
export function useProfileForm(): ProfileForm {
  const form = useRef<HTMLFormElement>(null);
  const stored = useStoredProfile();
  /** Null until another was chosen, or the stored one removed. */
  const [chosen, setChosen] = useState<string | null>(null);
  const [errors, setErrors] = useState<ProfileForm['errors']>({});
  const [saving, setSaving] = useState(false);
  const [dirty, setDirty] = useState(false);
  const photo = chosen ?? stored?.photo ?? '';
  /** As it is by now: another may be chosen while the first is being saved. */
  const latestPhoto = useRef(photo);
  useEffect(() => {
    latestPhoto.current = photo;
  }, [photo]);

  function compare(nextPhoto: string, profile = stored): void {
    if (form.current && profile) setDirty(!isSame(readForm(form.current, nextPhoto), profile));
  }

  useEffect(() => {
    if (!stored || !form.current) return;
    for (const field of fields) {
      const input = control(form.current, field);
      if (!input.value) input.value = stored[field];
    }
  }, [stored]);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (saving || !form.current) return;
    formToast.clear();
    const profile = readForm(form.current, photo);
    const complaints = checkProfile(profile, today());
    setErrors(complaints);
    const wrong = fields.find((field) => complaints[field]);
    if (wrong) {
      control(form.current, wrong).focus();
      return;
    }
    setSaving(true);
    await new Promise((resolve) => setTimeout(resolve, saveDelay));
    const problem = storeProfile(profile);
    setSaving(false);
    if (problem) {
      formToast.error(problem);
      return;
    }
    compare(latestPhoto.current, profile);
    announceSession(sessionEvents.profileUpdated);
    formToast.success(words.saved);
  }

  return {
    form,
    loaded: stored !== undefined,
    photo,
    choosePhoto: (next) => {
      setChosen(next);
      compare(next);
    },
    errors,
    saving,
    dirty,
    onInput: ({ target }) => {
      const { name } = target as Control;
      setErrors((before) => ({ ...before, [name]: undefined }));
      compare(photo);
    },
    submit,
  };
}
