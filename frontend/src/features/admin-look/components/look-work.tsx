import type { Look } from '@ironbloom/brand/look';
import type { ComponentType, ReactNode } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { useSettled } from '#shared/lib/use-settled.ts';
import { DraftDialogs } from '#shared/publishing/draft-dialogs.tsx';
import { DraftNotices } from '#shared/publishing/draft-notices.tsx';
import { PublishBar } from '#shared/publishing/publish-bar.tsx';
import { inWords, labelOf, marks, pictures, type UploadSlot } from '../fields.ts';
import { lookOf, type PublishedLook } from '../look-form.ts';
import { useLookDraft, type LookEditing } from '../use-look-draft.ts';
import { ColorFields } from './color-fields.tsx';
import { LookPreview } from './look-preview.tsx';
import { UploadField } from './upload-field.tsx';
import styles from './look.module.css';

interface LookWorkProps {
  published: PublishedLook;
  MailPreview: ComponentType<{ look: Look }>;
}

/** The draft of the look, its fields, how it will look, and the press that publishes it. */
export function LookWork({ published, MailPreview }: LookWorkProps): ReactNode {
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
