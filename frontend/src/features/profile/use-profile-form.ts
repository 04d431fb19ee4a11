import { useEffect, useRef, useState, type RefObject } from 'react';
import { messageOf } from '#shared/api/errors.ts';
import { useServerForm, type ServerForm } from '#shared/forms/use-server-form.ts';
import { announceSession, sessionEvents } from '#shared/session/session-events.ts';
import { formToast } from '#shared/ui/forms/form-toast.ts';
import {
  fields,
  isSame,
  storeProfile,
  useProfileOwner,
  useStoredProfile,
  words,
  type Profile,
  type ProfileField,
} from './profile.ts';

/** ms. account-23: "Profile save delay: 500 ms". */
const saveDelay = 500;

interface ProfileForm extends Pick<ServerForm, 'busy' | 'errors' | 'register'> {
  /** False until the browser's storage was read. */
  loaded: boolean;
  photo: string;
  choosePhoto: (photo: string) => void;
  /** Saving waits for this photo. */
  awaitPhoto: (made: Promise<string | undefined>) => void;
  /** Has unsaved changes. */
  dirty: boolean;
  form: ServerForm['form'] & { ref: RefObject<HTMLFormElement | null>; onInput: () => void };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function control(form: HTMLFormElement, field: ProfileField): Control {
  return form.elements.namedItem(field) as Control;
}

function readForm(form: HTMLFormElement, photo: string): Profile {
  const text = (field: ProfileField): string => control(form, field).value.trim();
  return Object.assign({ photo }, ...fields.map((field) => ({ [field]: text(field) }))) as Profile;
}

/** On reload and back the browser restores form values, possibly another member's. */
function isRestoredByBrowser(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation !== undefined && navigation.type !== 'navigate';
}

/** account-23. Stored values fill empty inputs; values typed before hydration are kept. */
export function useProfileForm(): ProfileForm {
  const ref = useRef<HTMLFormElement>(null);
  const stored = useStoredProfile();
  /** Null until chosen or removed. */
  const [chosen, setChosen] = useState<string | null>(null);
  const [dirty, setDirty] = useState(false);
  const photo = chosen ?? stored?.photo ?? '';
  /** Current value: may change while saving. */
  const latestPhoto = useRef(photo);
  useEffect(() => {
    latestPhoto.current = photo;
  }, [photo]);
  /** Photo being resized: now, and at submit. */
  const resizing = useRef<Promise<string | undefined>>(undefined);
  const resizingAtSubmit = useRef<Promise<string | undefined>>(undefined);

  function compare(nextPhoto: string, profile = stored): void {
    if (ref.current && profile) setDirty(!isSame(readForm(ref.current, nextPhoto), profile));
  }

  const owner = useProfileOwner();
  const shown = useRef<string | null>(undefined);
  useEffect(() => {
    if (!stored || !ref.current || owner === undefined) return;
    // Clears values of the previous member.
    const replaces = shown.current === undefined ? isRestoredByBrowser() : shown.current !== owner;
    shown.current = owner;
    for (const field of fields) {
      const input = control(ref.current, field);
      if (replaces || !input.value) input.value = stored[field];
    }
    if (!replaces) return;
    setChosen(null);
    setDirty(false);
  }, [stored, owner]);

  const { form, busy, errors, register } = useServerForm({
    rules: async () => (await import('./schema.ts')).typedProfile,
    send: async (typed) => {
      const made = await resizingAtSubmit.current;
      const profile = { photo: made ?? photo, ...typed };
      await new Promise((resolve) => setTimeout(resolve, saveDelay));
      const problem = storeProfile(profile);
      if (problem) {
        formToast.error(problem);
        return;
      }
      compare(latestPhoto.current, profile);
      announceSession(sessionEvents.profileUpdated);
      formToast.success(words.saved);
    },
    onRefused: (error) => formToast.error(messageOf(error)),
  });

  return {
    busy,
    errors,
    register,
    loaded: stored !== undefined,
    photo,
    choosePhoto: (next) => {
      resizing.current = undefined;
      latestPhoto.current = next;
      setChosen(next);
      compare(next);
    },
    awaitPhoto: (made) => {
      resizing.current = made;
    },
    dirty,
    form: {
      ...form,
      ref,
      onInput: () => compare(photo),
      onSubmit: (event) => {
        formToast.clear();
        resizingAtSubmit.current = resizing.current;
        form.onSubmit(event);
      },
    },
  };
}
