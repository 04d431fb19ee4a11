import { business, isShippedName } from '@ironbloom/brand';
import { publishedLook } from '@ironbloom/brand/look';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { BACKEND_FOLDER } from '../../../config/places.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { HandlesJob, type JobHandler } from '../../../platform/jobs/job-handler.ts';
import { BackgroundTask } from '../../../platform/lifecycle/repeating-task.ts';
import { CARD_DESIGN, ImageProcessor, type ShareCard } from '../../media/image-processor.service.ts';
import { CENTRE, mediaIdsIn, MediaLibrary } from '../../media/media-library.service.ts';
import { largestFile } from '../../media/picture.ts';
import { type CardSubject, type CardTarget, ShareCards } from './share-cards.service.ts';

/** Shipped files. The same path from `src` and `dist`. */
const SHIPPED_LOGO = new URL('../brand/assets/logo-horizontal.svg', BACKEND_FOLDER);
const SWEEP_EVERY_MS = 60_000;
/** Small, as due mails wait behind a batch for seconds. */
const BATCH = 50;

/** The common part of all cards: brand and look. */
interface CardSite {
  name: string;
  accent: string;
  ink: string;
  /** Uploads; null: as shipped. */
  logoId: string | null;
  iconId: string | null;
  /** Hash of all of it and of the drawing's version. */
  key: string;
}

/** As it is published now. */
function cardSite(): CardSite {
  const { colors, logoLight, icon } = publishedLook().look;
  const { name } = business();
  const site = {
    name,
    accent: colors.accent,
    ink: colors.ink,
    logoId: logoLight?.id ?? null,
    iconId: icon?.id ?? null,
  };
  return { ...site, key: hashOf([CARD_DESIGN, site]) };
}

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Draws the card of an article or recipe when its content has changed. */
@Injectable()
@HandlesJob('content.share-card')
export class ShareCardProcessor implements JobHandler<'content.share-card'> {
  constructor(
    private readonly db: UnitOfWork,
    private readonly cards: ShareCards,
    private readonly images: ImageProcessor,
    private readonly library: MediaLibrary,
  ) {}

  /** Idempotent. @throws when the storage fails: retried */
  async handle(target: CardTarget): Promise<void> {
    const subject = await this.cards.subject(target);
    // Claimed by the sweeper, then deleted.
    if (!subject) return this.db.run((tx) => this.cards.remove(tx, target.id));
    const site = cardSite();
    const { title, category, picture } = subject;
    const madeOf = hashOf([site.key, title, category, picture.source, picture.focalX, picture.focalY]);
    if ((await this.cards.madeOf(target.id)) === madeOf) return;
    await this.save(target, subject, site, madeOf);
  }

  private async save(
    target: CardTarget,
    subject: CardSubject,
    site: CardSite,
    madeOf: string,
  ): Promise<void> {
    const file = await this.draw(target, subject, site);
    const kept = file && (await this.library.keep([file]));
    let isSaved = false;
    try {
      isSaved = await this.db.run(async (tx) => {
        // Saved or deleted meanwhile: that save handles the card.
        if (!(await this.cards.holdAt(tx, target, subject.version))) return false;
        // Another worker has drawn the same.
        if ((await this.cards.madeOf(target.id, tx)) === madeOf) return false;
        const src = kept && file ? `${kept.folder}/${file.name}` : null;
        const cardId = await this.cards.save(tx, target, { src, madeOf, site: site.key });
        await this.library.use(tx, cardId, kept ? [kept.mediaId] : []);
        return true;
      });
    } finally {
      if (kept && !isSaved) await this.library.discard(kept.mediaId);
    }
  }

  /** @returns null when none can be drawn: the picture is no upload of ours */
  private async draw({ kind }: CardTarget, { title, category, picture }: CardSubject, site: CardSite) {
    const [mediaId] = mediaIdsIn(picture.source);
    const name = largestFile(picture).split('/').at(-1)!;
    const body = mediaId && (await this.library.read(mediaId, name));
    if (!body) return null;
    return this.images.shareCard({
      title,
      kicker: kind === 'recipe' ? `Recipe · ${category}` : category,
      picture: { body, focus: { x: picture.focalX ?? CENTRE.x, y: picture.focalY ?? CENTRE.y } },
      brand: await this.brandOf(site),
      accent: site.accent,
      ink: site.ink,
    });
  }

  /** As the header shows it. */
  private async brandOf({ name, logoId, iconId }: CardSite): Promise<ShareCard['brand']> {
    const logo = logoId === null ? undefined : await this.library.read(logoId, 'logo-0.png');
    if (logo) return { logo };
    const icon = iconId === null ? undefined : await this.library.read(iconId, 'icon-192.png');
    if (icon || !isShippedName(name)) return { name, icon };
    return { logo: await readFile(SHIPPED_LOGO) };
  }
}

/** Finds missing and outdated cards: after an update, a seed, or a change of name or look. */
@Injectable()
export class ShareCardSweeper extends BackgroundTask {
  constructor(
    private readonly db: UnitOfWork,
    private readonly cards: ShareCards,
  ) {
    super('share card sweeper', SWEEP_EVERY_MS);
  }

  protected async turn(): Promise<boolean> {
    await this.db.run(async (tx) => {
      for (const target of await this.cards.claimOutdated(tx, cardSite().key, BATCH)) {
        await this.cards.enqueue(tx, target);
      }
    });
    return false;
  }
}
