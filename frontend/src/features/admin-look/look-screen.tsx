import type { Look } from '@ironbloom/brand/look';
import type { ComponentType, ReactNode } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { bind, type Part } from '#shared/document/fields.tsx';
import { PublishBar } from '#shared/document/publishing.tsx';
import { SettingsFrame } from '#shared/document/settings-frame.tsx';
import { WithPreview } from '#shared/document/with-preview.tsx';
import { useDebounced } from '#shared/lib/use-debounced.ts';
import { Stack } from '#shared/ui/layout/flow.tsx';
import { Legend } from '#shared/ui/layout/section.tsx';
import { useLookPublication } from './api.ts';
import { ColorFields } from './color-fields.tsx';
import { inWords, labelOf, marks, pictures, type UploadSlot } from './fields.ts';
import { bodyOf, fieldOf, lookOf, problemsOf } from './look-form.ts';
import { LookPreview } from './look-preview.tsx';
import styles from './look.module.css';
import { UploadField } from './upload-field.tsx';

interface LookScreenProps {
  /** Renders a mail in a look. */
  MailPreview: ComponentType<{ look: Look }>;
}

/** Edits, publishes and restores the look (look-1). */
export function LookScreen({ MailPreview }: LookScreenProps): ReactNode {
  return (
    <SettingsFrame
      path={adminPaths.look}
      publication={useLookPublication()}
      document={{
        draftKey: 'admin-draft:look',
        read: ({ look }) => look,
        bodyOf,
        problemsOf,
        comparison: { fieldOf },
        stale: 'STALE_LOOK',
        failed: 'The look could not be published.',
      }}
      words={{
        what: 'the look',
        consequence:
          'Colours, logo, icon and pictures of this revision take effect immediately, on every page and in every new mail. The history is kept.',
      }}
      labelOf={labelOf}
      inWords={inWords}
    >
      {(draft, published) => (
        <>
          <WithPreview
            preview={<Previews form={draft.document} published={published.look} MailPreview={MailPreview} />}
          >
            <Stack gap="8">
              <ColorFields form={draft.root} />
              <Uploads legend="Logo and icon" slots={marks} form={draft.root} />
              <Uploads legend="Pictures" slots={pictures} form={draft.root} />
            </Stack>
          </WithPreview>
          <PublishBar draft={draft} />
        </>
      )}
    </SettingsFrame>
  );
}

interface PreviewsProps extends LookScreenProps {
  form: Look;
  published: Look;
}

function Previews({ form, published, MailPreview }: PreviewsProps): ReactNode {
  const shown = lookOf(useDebounced(form), published);
  return (
    // A scrolling box must be focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.preview} role="group" aria-label="The look" tabIndex={0}>
      <LookPreview look={shown} />
      <MailPreview look={shown} />
    </div>
  );
}

interface UploadsProps {
  legend: string;
  slots: readonly UploadSlot[];
  form: Part<Look>;
}

function Uploads({ legend, slots, form }: UploadsProps): ReactNode {
  return (
    <fieldset className={styles.group}>
      <Legend>{legend}</Legend>
      <div className={styles.uploads}>
        {slots.map((slot) => (
          <UploadField key={slot.name} slot={slot} of={bind(form, slot.name)} look={form.value} />
        ))}
      </div>
    </fieldset>
  );
}
