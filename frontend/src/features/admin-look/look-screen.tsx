import type { Look } from '@ironbloom/brand/look';
import type { ComponentType, ReactNode } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { bind, type Part } from '#shared/document/fields.tsx';
import { DraftDialogs, DraftNotices, PublishBar } from '#shared/document/publishing.tsx';
import { SettingsFrame } from '#shared/document/settings-frame.tsx';
import { useDocument } from '#shared/document/use-document.ts';
import { useSettled } from '#shared/lib/use-settled.ts';
import { useLookPublication } from './api.ts';
import { ColorFields } from './color-fields.tsx';
import { inWords, labelOf, marks, pictures, type UploadSlot } from './fields.ts';
import { bodyOf, fieldOf, formOf, lookOf, problemsOf, type PublishedLook } from './look-form.ts';
import { LookPreview } from './look-preview.tsx';
import styles from './look.module.css';
import { UploadField } from './upload-field.tsx';

interface LookScreenProps {
  /** A mail that looks so. */
  MailPreview: ComponentType<{ look: Look }>;
}

/** How the site looks: edited and published as a whole, restored (look-1). */
export function LookScreen({ MailPreview }: LookScreenProps): ReactNode {
  const publication = useLookPublication();
  return (
    <SettingsFrame
      path={adminPaths.look}
      publication={publication}
      failed="The look could not be loaded."
      consequence="Colours, logo, icon and pictures of this revision take effect immediately, on every page and in every new mail. The history is kept."
    >
      {(published) => <LookWork published={published} publication={publication} MailPreview={MailPreview} />}
    </SettingsFrame>
  );
}

interface LookWorkProps extends LookScreenProps {
  published: PublishedLook;
  publication: ReturnType<typeof useLookPublication>;
}

/** The draft of the look, its fields, and how it will look. */
function LookWork({ published, publication, MailPreview }: LookWorkProps): ReactNode {
  const draft = useDocument(published, {
    draftKey: 'admin-draft:look',
    read: formOf,
    latest: publication.latest,
    send: (form, version) => publication.publish(bodyOf(form), version),
    problemsOf,
    comparison: { fieldOf },
    stale: 'STALE_LOOK',
    failed: 'The look could not be published.',
  });
  const shown = lookOf(useSettled(draft.document), published.look);
  return (
    <>
      <DraftNotices
        draft={draft}
        what="the look"
        unpublished="Your changes are kept in this browser. Visitors see the published version."
      />
      <div className={styles.form}>
        <ColorFields form={draft.root} />
        <Uploads legend="Logo and icon" slots={marks} form={draft.root} />
        <Uploads legend="Pictures" slots={pictures} form={draft.root} />
        <PublishBar draft={draft} />
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
  form: Part<Look>;
}

function Uploads({ legend, slots, form }: UploadsProps): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.uploads}>
        {slots.map((slot) => (
          <UploadField key={slot.name} slot={slot} of={bind(form, slot.name)} look={form.value} />
        ))}
      </div>
    </fieldset>
  );
}
