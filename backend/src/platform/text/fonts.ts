import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

export type FontWeight = '400Regular' | '700Bold' | '800ExtraBold';

/** Path of a font file. @param family as Google Fonts names it: 'Noto Sans Tamil' */
export function fontFile(family: string, weight: FontWeight): string {
  const folder = family.toLowerCase().replaceAll(' ', '-');
  return resolve(`@expo-google-fonts/${folder}/${weight}/${family.replaceAll(' ', '')}_${weight}.ttf`);
}

export interface FallbackFont {
  family: string;
  /** Matches letters that the font has. */
  letters: RegExp;
  /** The other weights are too large to ship (Dockerfile). */
  boldOnly?: true;
}

/** Scripts of India's languages by their Unicode names, which the fonts use. Arabic writes Urdu, Kashmiri and Sindhi. */
const SCRIPTS = [
  'Devanagari',
  'Bengali',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Malayalam',
  'Meetei Mayek',
  'Ol Chiki',
  'Oriya',
  'Tamil',
  'Telugu',
  'Arabic',
];

/** Fallbacks for letters that Inter and Big Shoulders lack. All are under the OFL. */
export const FALLBACK_FONTS: readonly FallbackFont[] = [
  ...SCRIPTS.map((script) => ({
    family: `Noto Sans ${script}`,
    letters: new RegExp(String.raw`\p{scx=${script.replace(' ', '_')}}`, 'u'),
  })),
  {
    family: 'Noto Sans SC',
    letters: /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\uFF00-\uFFEF]/u,
    boldOnly: true,
  },
  {
    family: 'Noto Emoji',
    letters: /[\p{Extended_Pictographic}\p{Regional_Indicator}\u20E3]/u,
    boldOnly: true,
  },
];
