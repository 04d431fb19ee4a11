import { type ReactNode, useState } from 'react';
import { useDialogForm } from '#shared/forms/use-dialog-form.ts';
import { textsOf } from '#shared/forms/use-server-form.ts';
import { isRecord } from '#shared/lib/browser-store.ts';
import { memberStore } from '#shared/session/member-store.ts';
import { useSession } from '#shared/session/session.ts';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Checkbox } from '#shared/ui/forms/checkbox.tsx';
import { Field, FieldError } from '#shared/ui/forms/field.tsx';
import { Input, Textarea } from '#shared/ui/forms/input.tsx';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import { type Summary, useTermChanges } from '../api.ts';

interface StoryDialogProps {
  programId: string;
  summary: Summary;
  onClose: () => void;
}

/** Her story, with the name and the sentence that she agrees to. What is typed is kept until it is sent. */
export function StoryDialog({ programId, summary, onClose }: StoryDialogProps): ReactNode {
  const { tellStory } = useTermChanges(programId);
  const { user } = useSession();
  const [store] = useState(() => memberStore(`story:${programId}`));
  const [kept] = useState(() => {
    const value = store.read();
    return isRecord(value) ? value : {};
  });
  const { consent } = summary;
  const { register, errors, dialog } = useDialogForm({
    rules: async () => (await import('./story-rules.ts')).story,
    send: async ({ name, story }) => {
      await tellStory({ name, story, consent: true });
      store.clear();
      toast.success('Thank you. Your story was sent.');
      onClose();
    },
  });
  return (
    <FormDialog
      title="Tell your story"
      confirmLabel="Send my story"
      busyLabel="Sending..."
      variant="primary"
      {...dialog}
      form={{
        ...dialog.form,
        onInput: ({ currentTarget }) => {
          dialog.form.onInput();
          const { name, story } = textsOf(currentTarget);
          store.write({ name, story });
        },
      }}
      onClose={onClose}
    >
      <p className="muted">We read it before anybody else does. It can be sent once.</p>
      <Field label="Name, as it is to be shown" error={errors['name']}>
        {(control) => (
          <Input
            {...control}
            {...register('name')}
            maxLength={120}
            autoComplete="name"
            defaultValue={textOf(kept['name'], user?.name)}
          />
        )}
      </Field>
      <Field
        label="Your story"
        hint="How it was before, what helped, what has changed."
        error={errors['story']}
      >
        {(control) => (
          <Textarea
            {...control}
            {...register('story')}
            rows={8}
            maxLength={5000}
            defaultValue={textOf(kept['story'])}
          />
        )}
      </Field>
      <div>
        <Checkbox
          label={consent}
          {...register('consent')}
          value="yes"
          aria-describedby={errors['consent'] && 'consent-error'}
          aria-invalid={errors['consent'] ? true : undefined}
        />
        {errors['consent'] && <FieldError id="consent-error">{errors['consent']}</FieldError>}
      </div>
    </FormDialog>
  );
}

const textOf = (value: unknown, otherwise = ''): string => (typeof value === 'string' ? value : otherwise);
