import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
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
import { AUDIT, complete, DEFAULTS, images, sideInput, stale } from './testimonial-rules.ts';

/** What editors do to transformation stories, and what the people in them may ask for. */
@Injectable()
export class TestimonialEditingService {
  private readonly kind: EditedKind<EditableTestimonial, TestimonialDraft>;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly testimonials: TestimonialEditingRepository,
    private readonly pictures: ContentPictures,
    private readonly audit: ContentAudit,
    private readonly editor: ContentEditor,
  ) {
    this.kind = { rows: testimonials, audit: AUDIT, notFound: () => contentError('TESTIMONIAL_NOT_FOUND') };
  }

  /** @throws BEFORE_IMAGE_REQUIRED, AFTER_IMAGE_REQUIRED, what a picture may be refused for */
  create(
    { intentKey, ...fields }: TestimonialFields & { name: string; intentKey?: string | undefined },
    { beforeImage, afterImage }: TestimonialFiles,
    actor: Actor,
  ): Promise<EditableTestimonial> {
    return this.editor.create(this.kind, intentKey, actor, async (save) => {
      if (!beforeImage) throw contentError('BEFORE_IMAGE_REQUIRED').at('beforeImage');
      if (!afterImage) throw contentError('AFTER_IMAGE_REQUIRED').at('afterImage');
      const texts = complete({ ...DEFAULTS, name: fields.name }, fields);
      return this.pictures.saveNew(beforeImage, sideInput('before', fields, texts.name), (before) =>
        this.pictures.saveNew(afterImage, sideInput('after', fields, texts.name), (after) =>
          save(async () => ({ ...texts, ...images(before, after) })),
        ),
      );
    });
  }

  /** @throws TESTIMONIAL_NOT_FOUND, STALE_EDIT with what the fields say now, what a picture may be refused for */
  update(
    id: string,
    { version, ...fields }: TestimonialFields & { version: number },
    { beforeImage, afterImage }: TestimonialFiles,
    actor: Actor,
  ): Promise<EditableTestimonial> {
    const refusal = (current: EditableTestimonial) => stale(fields, current);
    return this.editor.update(this.kind, { id, version }, actor, refusal, async (current, save) => {
      const texts = complete(current, fields);
      const { beforePicture, afterPicture } = current;
      const input = (side: 'before' | 'after') => sideInput(side, fields, texts.name);
      return this.pictures.saveNewOrKnown(beforeImage, beforePicture, input('before'), (before) =>
        this.pictures.saveNewOrKnown(afterImage, afterPicture, input('after'), (after) =>
          save(async () => ({ ...texts, ...images(before, after, current) })),
        ),
      );
    });
  }

  /**
   * Removes a story: its row, its files once the commit is done, and what the log says of the person.
   * That somebody removed a story stays written down, without whose.
   * @param withdrawn whether the person asked for it
   * @throws TESTIMONIAL_NOT_FOUND
   */
  async remove(id: string, withdrawn: boolean, actor: Actor): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      if (!(await this.testimonials.remove(tx, id))) throw contentError('TESTIMONIAL_NOT_FOUND');
      await this.audit.erase(tx, 'Testimonial', id, withdrawn ? 'Withdrew consent' : 'Deleted', actor);
    });
  }
}
