import { Injectable } from '@nestjs/common';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { ConsentLedger } from '../../privacy/consents.service.ts';
import { MediaLibrary } from '../../media/media-library.service.ts';
import { contentError } from '../content.errors.ts';
import { ContentAudit } from '../editing/content-audit.ts';
import {
  ContentEditing,
  type ContentKind,
  type Draft,
  DRAFT_STATUSES,
  type Files,
} from '../editing/content-editing.ts';
import type { UploadedPictures } from '../editing/content-pictures.ts';
import {
  images,
  requireConsent,
  sideInput,
  staleTestimonial,
  testimonialForLog,
  testimonialTexts,
} from './testimonial-rules.ts';
import { TestimonialEntity } from './testimonial.entity.ts';
import type { TestimonialFields, TestimonialFile } from './testimonials.dto.ts';

const ITEM = [
  'id',
  'name',
  'profile',
  'story',
  'beforeImage',
  'afterImage',
  'consentDate',
  'draft',
  'updatedAt',
  'version',
] as const;

const KIND: ContentKind<TestimonialEntity, (typeof ITEM)[number]> = {
  entity: TestimonialEntity,
  table: 'testimonials',
  notFound: () => contentError('TESTIMONIAL_NOT_FOUND'),
  list: {
    columns: ITEM,
    searched: ['name', 'profile', 'story'],
    statuses: DRAFT_STATUSES,
    // Newest first: ids are ordered by time.
    orderBy: 'id DESC',
  },
  feature: 'Testimonial',
  pictures: ({ beforeImage, afterImage }) => `${beforeImage} ${afterImage}`,
  forLog: testimonialForLog,
};

/** Editing of stories, and the rights of the people in them. */
@Injectable()
export class TestimonialEditing extends ContentEditing<
  TestimonialEntity,
  (typeof ITEM)[number],
  TestimonialFields,
  TestimonialFile
> {
  protected readonly kind = KIND;

  constructor(
    db: UnitOfWork,
    library: MediaLibrary,
    audit: ContentAudit,
    private readonly consents: ConsentLedger,
  ) {
    super(db, library, audit);
  }

  /** @throws CONSENT_MISSING, BEFORE_IMAGE_REQUIRED, AFTER_IMAGE_REQUIRED, and the refusals of pictures */
  protected async prepare(
    fields: TestimonialFields,
    { beforeImage, afterImage }: Files<TestimonialFile>,
    uploads: UploadedPictures,
    current?: TestimonialEntity,
  ): Promise<Draft<TestimonialEntity>> {
    if (!beforeImage && !current) throw contentError('BEFORE_IMAGE_REQUIRED').at('beforeImage');
    if (!afterImage && !current) throw contentError('AFTER_IMAGE_REQUIRED').at('afterImage');
    const texts = testimonialTexts(fields, current);
    requireConsent(texts, current);
    const { beforePicture = null, afterPicture = null } = current ?? {};
    const before = await uploads.takeOrAmend(
      beforeImage,
      beforePicture,
      sideInput('before', fields, texts.name),
    );
    const after = await uploads.takeOrAmend(afterImage, afterPicture, sideInput('after', fields, texts.name));
    const shown = images(before, after, current);
    // A story that a client told has no pictures yet.
    if (!texts.draft && shown.beforeImage === '')
      throw contentError('BEFORE_IMAGE_REQUIRED').at('beforeImage');
    if (!texts.draft && shown.afterImage === '') throw contentError('AFTER_IMAGE_REQUIRED').at('afterImage');
    return { ...texts, ...shown };
  }

  protected stale(fields: TestimonialFields, current: TestimonialEntity) {
    return staleTestimonial(fields, current);
  }

  /** Records the consent with its story. A save without consent fields leaves it unchanged. */
  protected override async afterSave(
    tx: Transaction,
    story: TestimonialEntity,
    fields: TestimonialFields,
  ): Promise<void> {
    const { consentDate, consentHow, consentEmail } = fields;
    if (consentDate === undefined && !consentHow && !consentEmail) return;
    await this.consents.recordStory(tx, story.id, {
      on: story.consentDate,
      words: consentHow,
      email: consentEmail,
    });
  }

  /** @throws TESTIMONIAL_NOT_FOUND */
  override remove(id: string, actor: Actor): Promise<void> {
    return this.erase(id, 'Deleted', actor);
  }

  /** As `remove`, at the person's request. @throws TESTIMONIAL_NOT_FOUND */
  withdraw(id: string, actor: Actor): Promise<void> {
    return this.erase(id, 'Withdrew consent', actor);
  }

  /** Deletes a story: row, files after the commit, and logged values. The deletion is logged without a name. */
  private async erase(id: string, action: 'Deleted' | 'Withdrew consent', actor: Actor): Promise<void> {
    await this.db.run(async (tx) => {
      const { affected } = await tx.manager.delete(TestimonialEntity, { id });
      if (!affected) throw contentError('TESTIMONIAL_NOT_FOUND');
      await this.consents.deleteAbout(tx, id);
      await this.audit.erase(tx, 'Testimonial', id, action, actor);
    });
  }
}
