import { Injectable } from '@nestjs/common';
import type { ImageFile } from './images/encoded-image.ts';
import { ImageProcessor } from './images/image-processor.ts';
import type { ShareCard } from './images/share-card/share-card.ts';

export { CARD_DESIGN, type ShareCard } from './images/share-card/share-card.ts';

/** Draws share cards in the image process; `MediaLibrary.keep` stores them. */
@Injectable()
export class CardImages {
  constructor(private readonly processor: ImageProcessor) {}

  /** @throws as ImageProcessor */
  draw(card: ShareCard): Promise<ImageFile> {
    return this.processor.encode((encoder) => encoder.encodeShareCard(card));
  }
}
