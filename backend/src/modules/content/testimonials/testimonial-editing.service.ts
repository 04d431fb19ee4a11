import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { largestFile, type Picture } from '../../../platform/media/media.dto.ts';
import { mediaIdsIn, MediaLibrary } from '../../../platform/media/media-library.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { type Claim, ContentIntents } from '../editing/content-intents.ts';
import { ContentLog } from '../editing/content-log.ts';
import { ContentPictures } from '../editing/content-pictures.ts';
import { contentError } from '../content.errors.ts';
import {
  type EditableTestimonial,
  type TestimonialDraft,
  TestimonialEditingRepository,
} from './testimonial-editing.repository.ts';
import type { TestimonialFields, TestimonialFiles } from './testimonial-forms.dto.ts';
import {
  addresses,
  complete,
  DEFAULTS,
  forLog,
  missing,
  pictureFieldsOf,
  stale,
  type TestimonialTexts,
  type Side,
} from './testimonial-texts.ts';

/** What editors do to transformation stories, and what the people in them may ask for. */
@Injectable()
export class TestimonialEditingService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly testimonials: TestimonialEditingRepository,
    private readonly pictures: ContentPictures,
    private readonly library: MediaLibrary,
    private readonly log: ContentLog,
    private readonly intents: ContentIntents,
  ) {}

  /** @throws BEFORE_IMAGE_REQUIRED, AFTER_IMAGE_REQUIRED, what a picture may be refused for */
  create(
    { intentKey, ...fields }: TestimonialFields & { name: string; intentKey?: string | undefined },
    files: TestimonialFiles,
    actor: Actor,
  ): Promise<EditableTestimonial> {
    return this.intents.once(
      intentKey,
      (id) => this.known(id),
      (claim) => this.make(fields, files, actor, claim),
    );
  }

  private async make(
    fields: TestimonialFields & { name: string },
    { beforeImage, afterImage }: TestimonialFiles,
    actor: Actor,
    claim: Claim,
  ): Promise<EditableTestimonial> {
    if (!beforeImage) throw missing('BEFORE_IMAGE_REQUIRED', 'beforeImage');
    if (!afterImage) throw missing('AFTER_IMAGE_REQUIRED', 'afterImage');
    const texts = complete({ ...DEFAULTS, name: fields.name }, fields);
    const beforePicture = await this.take('before', beforeImage, fields, texts);
    return this.pictures.keepOrDiscard([beforePicture], async () => {
      const afterPicture = await this.take('after', afterImage, fields, texts);
      return this.pictures.keepOrDiscard([afterPicture], () =>
        this.unitOfWork.run(async (tx) => {
          const id = uuidv7();
          await claim(tx, id);
          const images = addresses(beforePicture, afterPicture);
          const saved = await this.testimonials.insert(tx, id, { ...texts, ...images });
          await this.keepPictures(tx, saved);
          const after = forLog(saved);
          await this.log.record(tx, {
            actor,
            action: 'Created',
            feature: 'Testimonial',
            id,
            before: null,
            after,
          });
          return saved;
        }),
      );
    });
  }

  /** @throws TESTIMONIAL_NOT_FOUND, STALE_EDIT with what the fields say now, what a picture may be refused for */
  async update(
    id: string,
    { version, ...fields }: TestimonialFields & { version: number },
    { beforeImage, afterImage }: TestimonialFiles,
    actor: Actor,
  ): Promise<EditableTestimonial> {
    const current = await this.known(id);
    if (current.version !== version) throw stale(fields, current);
    const texts = complete(current, fields);
    const freshBefore = beforeImage && (await this.take('before', beforeImage, fields, texts));
    return this.pictures.keepOrDiscard([freshBefore], async () => {
      const freshAfter = afterImage && (await this.take('after', afterImage, fields, texts));
      return this.pictures.keepOrDiscard([freshAfter], async () => {
        const images = {
          ...(await this.side('before', freshBefore, fields, current)),
          ...(await this.side('after', freshAfter, fields, current)),
        } as Omit<TestimonialDraft, keyof TestimonialTexts>;
        const saved = await this.unitOfWork.run((tx) =>
          this.save(tx, current, { ...texts, ...images }, actor),
        );
        if (!saved) throw stale(fields, (await this.testimonials.find(id)) ?? current);
        return saved;
      });
    });
  }

  private async known(id: string): Promise<EditableTestimonial> {
    const story = await this.testimonials.find(id);
    if (!story) throw contentError('TESTIMONIAL_NOT_FOUND');
    return story;
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
      await this.library.use(tx, id, []);
      await this.log.forget(tx, 'Testimonial', id);
      const action = withdrawn ? 'Withdrew consent' : 'Deleted';
      await this.log.record(tx, { actor, action, feature: 'Testimonial', id, before: {}, after: null });
    });
  }

  /** @returns undefined, with nothing changed, when somebody else saved meanwhile */
  private async save(
    tx: Transaction,
    current: EditableTestimonial,
    story: TestimonialDraft,
    actor: Actor,
  ): Promise<EditableTestimonial | undefined> {
    const { id, version } = current;
    const saved = await this.testimonials.update(tx, id, version, story);
    if (!saved) return undefined;
    await this.keepPictures(tx, saved);
    const [before, after] = [forLog(current), forLog(saved)];
    await this.log.record(tx, { actor, action: 'Updated', feature: 'Testimonial', id, before, after });
    return saved;
  }

  private take(
    side: Side,
    upload: Buffer,
    fields: TestimonialFields,
    { name }: TestimonialTexts,
  ): Promise<Picture> {
    const wish = { field: `${side}Image`, title: `${name}, ${side}`, shared: false };
    return this.pictures.take(upload, { ...wish, ...pictureFieldsOf(side, fields) });
  }

  /** One side's picture after a save: a fresh one, or the known one as it is described now. */
  private async side(
    side: Side,
    fresh: Picture | undefined,
    fields: TestimonialFields,
    current: EditableTestimonial,
  ) {
    const known = current[`${side}Picture`];
    const picture = fresh ?? (known && (await this.pictures.amend(known, pictureFieldsOf(side, fields))));
    return {
      [`${side}Picture`]: picture,
      [`${side}Image`]: picture ? largestFile(picture) : current[`${side}Image`],
    };
  }

  private async keepPictures(tx: Transaction, story: EditableTestimonial): Promise<void> {
    await this.library.use(tx, story.id, mediaIdsIn(`${story.beforeImage} ${story.afterImage}`));
  }
}
