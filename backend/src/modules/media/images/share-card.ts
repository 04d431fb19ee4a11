import type { FocalPoint } from './focal-crop.domain.ts';

/** Content of a share card. */
export interface ShareCard {
  title: string;
  /** Kind of content, above the title. */
  kicker: string;
  /** A file of ours, cropped at its focal point. */
  picture: { body: Uint8Array; focus: FocalPoint };
  /** Brand: a logo that contains the name, or the name with or without an icon. PNG, or an SVG of ours. */
  brand: { logo: Uint8Array } | { name: string; icon?: Uint8Array | undefined };
  /** `#rrggbb` */
  accent: string;
  ink: string;
}

/** Version of the drawing: a change redraws every card. */
export const CARD_DESIGN = 2;
