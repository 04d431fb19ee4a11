import { Injectable } from '@nestjs/common';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { ConsentLedger } from '../../privacy/consents/consents.service.ts';
import { contentError } from '../content.errors.ts';
import { ContentAudit } from '../editing/content-audit.ts';
import { ContentEditor, type EditedKind } from '../editing/content-editor.ts';
import { ContentPictures } from '../editing/content-pictures.ts';
import {
  type EditableTestimonial,
  type TestimonialDraft,
  TestimonialEditingRepository,
} from './testimonial-editing.repository.ts';
import type { TestimonialFields, TestimonialFiles } from './testimonial-forms.dto.ts';
import { AUDIT, complete, DEFAULTS, images, refuseUnagreed, sideInput, stale } from './testimonial-rules.ts';

/** What editors do to transformation stories, and what the people in them may ask for. */
@Injectable()
export class TestimonialEditingService {
  private readonly kind: EditedKind<EditableTestimonial, TestimonialDraft>;

  constructor(
    private readonly db: UnitOfWork,
    private readonly testimonials: TestimonialEditingRepository,
    private readonly pictures: ContentPictures,
    private readonly audit: ContentAudit,
    private readonly editor: ContentEditor,
    private readonly consents: ConsentLedger,
  ) {
    this.kind = { rows: testimonials, audit: AUDIT, notFound: () => contentError('TESTIMONIAL_NOT_FOUND') };
  }

  /** @throws CONSENT_MISSING, BEFORE_IMAGE_REQUIRED, AFTER_IMAGE_REQUIRED, what a picture may be refused for */
  create(
    { intentKey, ...fields }: TestimonialFields & { name: string; intentKey?: string | undefined },
    { beforeImage, afterImage }: TestimonialFiles,
    actor: Actor,
  ): Promise<EditableTestimonial> {
    return this.editor.create(this.kindWith(fields), intentKey, actor, async (save) => {
      if (!beforeImage) throw contentError('BEFORE_IMAGE_REQUIRED').at('beforeImage');
      if (!afterImage) throw contentError('AFTER_IMAGE_REQUIRED').at('afterImage');
      const texts = complete({ ...DEFAULTS, name: fields.name, draft: !fields.consentDate }, fields);
      refuseUnagreed(texts);
      return this.pictures.saveNew(beforeImage, sideInput('before', fields, texts.name), (before) =>
        this.pictures.saveNew(afterImage, sideInput('after', fields, texts.name), (after) =>
          save(async () => ({ ...texts, ...images(before, after) })),
        ),
      );
    });
  }

  /** @throws TESTIMONIAL_NOT_FOUND, CONSENT_MISSING, STALE_EDIT with what the fields say now, what a picture may be refused for */
  update(
    id: string,
    { version, ...fields }: TestimonialFields & { version: number },
    { beforeImage, afterImage }: TestimonialFiles,
    actor: Actor,
  ): Promise<EditableTestimonial> {
    const refusal = (current: EditableTestimonial) => stale(fields, current);
    return this.editor.update(
      this.kindWith(fields),
      { id, version },
      actor,
      refusal,
      async (current, save) => {
        const texts = complete(current, fields);
        refuseUnagreed(texts, current);
        const { beforePicture, afterPicture } = current;
        const input = (side: 'before' | 'after') => sideInput(side, fields, texts.name);
        return this.pictures.saveNewOrKnown(beforeImage, beforePicture, input('before'), (before) =>
          this.pictures.saveNewOrKnown(afterImage, afterPicture, input('after'), (after) =>
            save(async () => ({ ...texts, ...images(before, after, current) })),
          ),
        );
      },
    );
  }

  /**
   * Removes a story: its row, its files once the commit is done, and what the log says of the person.
   * That somebody removed a story stays written down, without whose.
   * @param withdrawn whether the person asked for it
   * @throws TESTIMONIAL_NOT_FOUND
   */
  async remove(id: string, withdrawn: boolean, actor: Actor): Promise<void> {
    await this.db.run(async (tx) => {
      if (!(await this.testimonials.remove(tx, id))) throw contentError('TESTIMONIAL_NOT_FOUND');
      await this.consents.forget(tx, id);
      await this.audit.erase(tx, 'Testimonial', id, withdrawn ? 'Withdrew consent' : 'Deleted', actor);
    });
  }

  /** Writes the consent down with the story that it is about. */
  private kindWith(fields: TestimonialFields): EditedKind<EditableTestimonial, TestimonialDraft> {
    const { testimonials } = this;
    return {
      ...this.kind,
      rows: {
        find: (id) => testimonials.find(id),
        insert: async (tx, id, draft) => {
          const row = await testimonials.insert(tx, id, draft);
          await this.agreed(tx, row, fields);
          return row;
        },
        update: async (tx, id, version, draft) => {
          const row = await testimonials.update(tx, id, version, draft);
          if (row) await this.agreed(tx, row, fields);
          return row;
        },
      },
    };
  }

  /** Once for what was said: a save that says nothing of the consent leaves it as it was written down. */
  private async agreed(
    tx: Transaction,
    story: EditableTestimonial,
    fields: TestimonialFields,
  ): Promise<void> {
    const { consentDate, consentHow, consentEmail } = fields;
    if (consentDate === undefined && !consentHow && !consentEmail) return;
    await this.consents.setOfStory(tx, story.id, {
      on: story.consentDate,
      words: consentHow,
      email: consentEmail,
    });
  }
}
