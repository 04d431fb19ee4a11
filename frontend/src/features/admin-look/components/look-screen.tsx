import type { Look } from '@ironbloom/brand/look';
import type { ComponentType, ReactNode } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { SettingsFrame } from '#shared/publishing/settings-frame.tsx';
import { lookAddress, useLook, useLookActions } from '../api.ts';
import { PublicationHistory } from '#shared/publishing/publication-history.tsx';
import { useSettled } from '#shared/lib/use-settled.ts';
import { DraftDialogs } from '#shared/publishing/draft-dialogs.tsx';
import { DraftNotices } from '#shared/publishing/draft-notices.tsx';
import { PublishBar } from '#shared/publishing/publish-bar.tsx';
import { inWords, labelOf, marks, pictures, type UploadSlot } from '../fields.ts';
import { lookOf, type PublishedLook } from '../look-form.ts';
import { type LookEditing, useLookDraft } from '../use-look-draft.ts';
import { ColorFields } from './color-fields.tsx';
import { LookPreview } from './look-preview.tsx';
import { UploadField } from './upload-field.tsx';
import styles from './look.module.css';

interface LookScreenProps {
  /** A mail that looks so. */
  MailPreview: ComponentType<{ look: Look }>;
}

/** How the site looks: edited and published as a whole, restored (look-1). */
export function LookScreen({ MailPreview }: LookScreenProps): ReactNode {
  const { restore } = useLookActions();
  return (
    <SettingsFrame
      path={adminPaths.look}
      answer={useLook()}
      failed="The look could not be loaded."
      renderWork={(published) => <LookWork published={published} MailPreview={MailPreview} />}
      renderHistory={({ version }) => (
        <PublicationHistory
          address={lookAddress}
          version={version}
          consequence="Colours, logo, icon and pictures of this revision take effect immediately, on every page and in every new mail. The history is kept."
          restore={restore}
        />
      )}
    />
  );
}

interface LookWorkProps {
  published: PublishedLook;
  MailPreview: ComponentType<{ look: Look }>;
}

/** The draft of the look, its fields, how it will look, and the press that publishes it. */
function LookWork({ published, MailPreview }: LookWorkProps): ReactNode {
  const draft = useLookDraft(published);
  const shown = lookOf(useSettled(draft.values), published.look);
  return (
    <>
      <DraftNotices
        draft={draft}
        what="the look"
        unpublished="Your changes are kept in this browser. Visitors see the published version."
      />
      <div className={styles.form}>
        <ColorFields draft={draft} />
        <Uploads legend="Logo and icon" slots={marks} draft={draft} />
        <Uploads legend="Pictures" slots={pictures} draft={draft} />
        <PublishBar draft={draft} onPublish={() => void draft.publish()} />
      </div>
      <section className={styles.preview} aria-labelledby="look-preview">
        <h2 className="d4" id="look-preview">
          Preview
        </h2>
        <LookPreview look={shown} />
        <MailPreview look={shown} />
      </section>
      <DraftDialogs draft={draft} path={adminPaths.look} labelOf={labelOf} inWords={inWords} />
    </>
  );
}

interface UploadsProps {
  legend: string;
  slots: readonly UploadSlot[];
  draft: LookEditing;
}

function Uploads({ legend, slots, draft }: UploadsProps): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.uploads}>
        {slots.map((slot) => (
          <UploadField key={slot.name} slot={slot} draft={draft} />
        ))}
      </div>
    </fieldset>
  );
}
