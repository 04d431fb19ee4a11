import { encodeHero, encodeIcon, encodeLogo, encodeSocialUpload } from './encode-brand.ts';
import { encodeSocial, encodeWidths } from './encode.ts';
import { encodeShareCard } from './share-card/encode-share-card.ts';
import type { ImageEncoder } from './image-encoder.ts';

export const encoder: ImageEncoder = {
  encodeWidths,
  encodeSocial,
  encodeSocialUpload,
  encodeHero,
  encodeLogo,
  encodeIcon,
  encodeShareCard,
};
