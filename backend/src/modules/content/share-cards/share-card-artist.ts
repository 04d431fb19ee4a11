import { Injectable } from '@nestjs/common';
import { readFile } from 'node:fs/promises';
import { ImageProcessor, type ShareCard } from '../../media/image-processor.api.ts';
import { CENTRE, mediaIdsIn, MediaLibrary } from '../../media/media-library.api.ts';
import { largestFile } from '../../media/picture.api.ts';
import type { SluggedKind } from '../slugs/slug-redirect.entity.ts';
import type { CardSite } from './share-card-site.ts';
import type { CardSubject } from './share-cards.repository.ts';
import { BACKEND_FOLDER } from '../../../config/places.ts';

/** What the product is shipped with. The same from `src` and from `dist`. */
const SHIPPED_LOGO = new URL('../brand/assets/logo-horizontal.svg', BACKEND_FOLDER);

/** Brings together what stands on a card. */
@Injectable()
export class ShareCardArtist {
  constructor(
    private readonly library: MediaLibrary,
    private readonly images: ImageProcessor,
  ) {}

  /** @returns null where none can be drawn: the picture is no upload of ours */
  async draw(kind: SluggedKind, { title, category, picture }: CardSubject, site: CardSite) {
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
  private async brandOf({ name, logoId, iconId, isShippedName }: CardSite): Promise<ShareCard['brand']> {
    const logo = logoId === null ? undefined : await this.library.read(logoId, 'logo-0.png');
    if (logo) return { logo };
    const icon = iconId === null ? undefined : await this.library.read(iconId, 'icon-192.png');
    if (icon || !isShippedName) return { name, icon };
    return { logo: await readFile(SHIPPED_LOGO) };
  }
}
