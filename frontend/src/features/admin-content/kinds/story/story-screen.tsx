import { type ReactNode, useState } from 'react';
import { bind, LineField, LinesField } from '#shared/document/fields.tsx';
import { Grid, Stack } from '#shared/ui/layout/flow.tsx';
import { withdrawStory } from '../../api.ts';
import type { StoryView } from '../../content.ts';
import { ContentScreen, Group, Pair } from '../../editing/content-screen.tsx';
import { PictureFields, StatusField } from '../../editing/fields.tsx';
import { useContent } from '../../editing/use-content.ts';
import { DangerButton, DeleteContent, RemoveDialog } from '../../deletion/remove-dialog.tsx';
import { storyKind } from './story-kind.ts';
import styles from './story-screen.module.css';

/** content-15. Null: a new story. */
export function StoryScreen({ view }: { view: StoryView | null }): ReactNode {
  const screen = useContent(storyKind, view);
  const { form, leave } = screen;

  return (
    <ContentScreen
      screen={screen}
      main={
        <>
          <Pair>
            <LineField of={bind(form, 'name')} label="Name" maxLength={120} />
            <LineField
              of={bind(form, 'profile')}
              label="Who they are"
              placeholder="Beginner, Pune"
              maxLength={120}
            />
          </Pair>
          <LinesField
            of={bind(form, 'story')}
            style={{ minHeight: 0 }}
            label="Short story"
            hint="One or two sentences, shown on the card."
            rows={3}
            maxLength={500}
          />
          <LinesField
            of={bind(form, 'fullStory')}
            style={{ minHeight: 0 }}
            label="Full story"
            hint="Shown under “Journey” when a reader opens the story."
            rows={9}
            maxLength={20_000}
          />
          <Grid columns="repeat(2, minmax(0, 1fr))" gap="6" className={styles.pictures}>
            <PictureFields kind={storyKind} form={form} />
          </Grid>
        </>
      }
      side={
        <>
          <Group legend="Publishing">
            <StatusField of={bind(form, 'status')} />
            <LineField
              of={bind(form, 'consentDate')}
              label="Consent given on"
              hint="The day the person agreed to be shown."
              type="date"
            />
            <LineField
              of={bind(form, 'consentHow')}
              label="How they agreed"
              placeholder="By email"
              maxLength={300}
              optional
            />
            <LineField
              of={bind(form, 'consentEmail')}
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
              <LineField
                of={bind(form, 'beforeWeight')}
                label="Before, kg"
                inputMode="decimal"
                maxLength={10}
              />
              <LineField
                of={bind(form, 'afterWeight')}
                label="After, kg"
                inputMode="decimal"
                maxLength={10}
              />
            </Pair>
            <Pair>
              <LineField
                of={bind(form, 'beforeMonth')}
                label="Month before"
                placeholder="Jan 2026"
                maxLength={40}
              />
              <LineField
                of={bind(form, 'afterMonth')}
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
          <Stack gap="1">
            <WithdrawConsent id={view._id} name={view.name} onWithdrawn={leave} />
            <DeleteContent kind={storyKind} id={view._id} onDeleted={leave} />
          </Stack>
        )
      }
    />
  );
}

interface WithdrawConsentProps {
  id: string;
  name: string;
  onWithdrawn: () => void;
}

/** Deletes the story and the person's text in the activity log. */
function WithdrawConsent({ id, name, onWithdrawn }: WithdrawConsentProps): ReactNode {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <DangerButton label="Withdraw consent" onClick={() => setAsking(true)} />
      <p className={`micro quiet ${styles.note}`}>
        Use this when the person withdraws their consent. The story, both pictures and their text in the
        activity log are deleted.
      </p>
      {asking && (
        <RemoveDialog
          title="Withdraw consent?"
          text={`The story of ${name}, both pictures and their text in the activity log are deleted. This cannot be undone.`}
          confirmLabel="Withdraw"
          done="The story, its pictures and their text in the activity log are deleted."
          remove={() => withdrawStory(id)}
          onRemoved={onWithdrawn}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
