import type { FocalPoint } from './focal-crop.domain.ts';

/** What stands on the picture that social networks show beside a link. */
export interface ShareCard {
  title: string;
  /** Of what kind it is, in a few words, above the title. */
  kicker: string;
  /** A file of ours, cut to the card's shape around its focal point. */
  picture: { body: Uint8Array; focus: FocalPoint };
  /** Whose site it is: a logo that holds the name, or the name alone or beside an icon. PNG, or an SVG of ours. */
  brand: { logo: Uint8Array } | { name: string; icon?: Uint8Array | undefined };
  /** `#rrggbb` */
  accent: string;
  ink: string;
}

/** Goes up when the same words would be drawn otherwise: then every card is made anew. */
export const CARD_DESIGN = 2;
