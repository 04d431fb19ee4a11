import { type ReactNode, useState } from 'react';
import type { StoryView } from '../../content.ts';
import { ContentScreen } from '../../editing/content-screen.tsx';
import { DeleteContent } from '../../deletion/delete-content.tsx';
import { TextAreaField, TextField } from '../../fields/fields.tsx';
import { Group, Pair } from '../../editing/group.tsx';
import { StatusField } from '../../fields/status-field.tsx';
import { useScreen } from '../../editing/use-screen.ts';
import { PictureFields } from '../../pictures/picture-fields.tsx';
import { storyKind } from './story-kind.ts';
import styles from './story-screen.module.css';
import { withdrawStory } from '../../api.ts';
import { DangerButton } from '../../deletion/danger-button.tsx';
import { RemoveDialog } from '../../deletion/remove-dialog.tsx';

/** content-15. Null writes a new one. */
export function StoryScreen({ view }: { view: StoryView | null }): ReactNode {
  const screen = useScreen(storyKind, view);
  const { form, leave } = screen;

  return (
    <ContentScreen
      screen={screen}
      main={
        <>
          <Pair>
            <TextField form={form} name="name" label="Name" maxLength={120} />
            <TextField
              form={form}
              name="profile"
              label="Who they are"
              placeholder="Beginner, Pune"
              maxLength={120}
            />
          </Pair>
          <TextAreaField
            form={form}
            name="story"
            label="Short story"
            hint="One or two sentences, shown on the card."
            rows={3}
            maxLength={500}
          />
          <TextAreaField
            form={form}
            name="fullStory"
            label="Full story"
            hint="Shown under “Journey” when a reader opens the story."
            rows={9}
            maxLength={20_000}
          />
          <div className={styles.pictures}>
            <PictureFields screen={screen} />
          </div>
        </>
      }
      side={
        <>
          <Group legend="Publishing">
            <StatusField form={form} />
            <TextField
              form={form}
              name="consentDate"
              label="Consent given on"
              hint="The day the person agreed to be shown."
              type="date"
            />
            <TextField
              form={form}
              name="consentHow"
              label="How they agreed"
              placeholder="By email"
              maxLength={300}
              optional
            />
            <TextField
              form={form}
              name="consentEmail"
              label="Their email"
              hint="Links the story to this person for data export and erasure."
              type="email"
              autoCapitalize="none"
              maxLength={254}
              optional
            />
          </Group>
          <Group legend="Before and after">
            <Pair>
              <TextField
                form={form}
                name="beforeWeight"
                label="Before, kg"
                inputMode="decimal"
                maxLength={10}
              />
              <TextField
                form={form}
                name="afterWeight"
                label="After, kg"
                inputMode="decimal"
                maxLength={10}
              />
            </Pair>
            <Pair>
              <TextField
                form={form}
                name="beforeMonth"
                label="Month before"
                placeholder="Jan 2026"
                maxLength={40}
              />
              <TextField
                form={form}
                name="afterMonth"
                label="Month after"
                placeholder="Jul 2026"
                maxLength={40}
              />
            </Pair>
          </Group>
        </>
      }
      danger={
        view && (
          <div className={styles.danger}>
            <WithdrawConsent id={view._id} name={view.name} onWithdrawn={leave} />
            <DeleteContent kind={storyKind} id={view._id} onDeleted={leave} />
          </div>
        )
      }
    />
  );
}

interface WithdrawConsentProps {
  id: string;
  /** Whose story it is. */
  name: string;
  onWithdrawn: () => void;
}

/** More than a delete: what the activity log says of the person goes too. */
function WithdrawConsent({ id, name, onWithdrawn }: WithdrawConsentProps): ReactNode {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <DangerButton label="Withdraw consent" onClick={() => setAsking(true)} />
      <p className={`micro quiet ${styles.note}`}>
        Use this when the person withdraws their consent. The story, both pictures and their text in the
        activity log are deleted.
      </p>
      <RemoveDialog
        open={asking}
        prompt="Withdraw consent?"
        text={`The story of ${name}, both pictures and their text in the activity log are deleted. This cannot be undone.`}
        confirmLabel="Withdraw"
        done="The story, its pictures and their text in the activity log are deleted."
        remove={() => withdrawStory(id)}
        onRemoved={onWithdrawn}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
