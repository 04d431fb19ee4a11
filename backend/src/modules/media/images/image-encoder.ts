import type { EncodedImage, HeroImages, ImageFile, MadeFiles } from './encoded-image.ts';
import type { FocalPoint } from './focal-crop.domain.ts';
import type { ShareCard } from './share-card/share-card.ts';

/** What is done to pictures, wherever it is done: uploads lie in files. Each refuses by `ImageRefusal`. */
export interface ImageEncoder {
  encodeWidths(path: string, name: string): Promise<EncodedImage>;
  encodeSocial(picture: Uint8Array, focus: FocalPoint, name: string): Promise<ImageFile>;
  encodeSocialUpload(path: string, focus: FocalPoint, name: string): Promise<MadeFiles>;
  encodeHero(path: string, focus: FocalPoint): Promise<HeroImages>;
  encodeLogo(drawing: Uint8Array, name: string): Promise<MadeFiles>;
  encodeIcon(drawing: Uint8Array, ground: string): Promise<MadeFiles>;
  encodeShareCard(card: ShareCard): Promise<ImageFile>;
}
