import { business, shippedBusiness } from '@ironbloom/brand';
import { publishedLook } from '@ironbloom/brand/look';
import { createHash } from 'node:crypto';
import { CARD_DESIGN } from '../../media/image-processor.api.ts';

/** What all cards have in common: whose site it is, and how it looks. */
export interface CardSite {
  name: string;
  accent: string;
  ink: string;
  /** Of uploads; null: as shipped. */
  logoId: string | null;
  iconId: string | null;
  /** The shipped logo holds the shipped name. */
  isShippedName: boolean;
  /** Hash of all of it, and of how cards are drawn. */
  key: string;
}

/** As it is published now. */
export function cardSite(): CardSite {
  const { colors, logoLight, icon } = publishedLook().look;
  const { name } = business();
  const site = {
    name,
    accent: colors.accent,
    ink: colors.ink,
    logoId: logoLight?.id ?? null,
    iconId: icon?.id ?? null,
    isShippedName: name === shippedBusiness.name,
  };
  return { ...site, key: hashOf([CARD_DESIGN, site]) };
}

export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');
