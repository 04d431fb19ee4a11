/** Draws share cards. It runs in the image process (`image-worker.ts`). */
import { createHash } from 'node:crypto';
import sharp, { type OverlayOptions } from 'sharp';
import { JPEG, SOCIAL } from './encode.ts';
import { type ImageFile, ImageRefusal } from './encoded-image.ts';
import { focalCrop } from './focal-crop.domain.ts';
import { fitTitle, shortened } from './card-lines.ts';
import { capitals, DISPLAY, isLatin, measure, TEXT, textElement } from './card-text.ts';
import type { ShareCard } from './share-card.ts';

/** px, as everything here. */
const EDGE = 64;
const TITLE_WIDTH = 960;
/** Fewer lines are larger. */
const TITLES = [
  { lines: 2, em: 112, leading: 104 },
  { lines: 3, em: 92, leading: 86 },
  { lines: 4, em: 74, leading: 70 },
];
/** Relative to Latin letters, by eye: the display face is condensed. */
const OTHER_SCRIPTS = 0.8;
/** Fraction of the display face's em. */
const CAP_HEIGHT = 0.8;
const KICKER = { em: 22, spacing: 2.2, gap: 30 };
const LOGO = { width: 420, height: 44 };
const ICON = 52;
const NAME_EM = 46;
const ON_INK = '#f4f1ea';

/** @returns a JPEG named by its content @throws ImageRefusal */
export async function encodeShareCard(card: ShareCard): Promise<ImageFile> {
  const { body: picture, focus } = card.picture;
  const { width, height } = await sharp(picture)
    .metadata()
    .catch((error: unknown) => {
      throw new ImageRefusal('IMAGE_DAMAGED', error);
    });
  const brand = await drawnBrand(card);
  const drawing = await drawnText(card, brand.name);
  const body = await sharp(picture)
    .extract(focalCrop({ width, height }, SOCIAL, focus))
    .resize({ ...SOCIAL, fit: 'fill' })
    .flatten({ background: card.ink })
    .composite([{ input: Buffer.from(drawing) }, ...brand.pictures])
    .jpeg(JPEG)
    .toBuffer();
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 16);
  return { name: `card-${hash}.jpg`, type: 'image/jpeg', body };
}

/** @param brand SVG elements */
async function drawnText({ ink, accent, ...card }: ShareCard, brand: string): Promise<string> {
  const title = capitals(card.title);
  const share = isLatin(title) ? 1 : OTHER_SCRIPTS;
  const titleWidths = await measure(title, DISPLAY);
  const { size, lines } = fitTitle(
    title,
    TITLE_WIDTH,
    TITLES,
    (text, { em }) => titleWidths(text) * em * share,
  );
  const lastBase = SOCIAL.height - EDGE;
  const firstBase = lastBase - (lines.length - 1) * size.leading;
  const titleLines = lines.map((line, index) => {
    const y = firstBase + index * size.leading;
    return textElement(line, DISPLAY, { x: EDGE, y, em: size.em * share, fill: ON_INK });
  });
  const kicker = capitals(card.kicker);
  // Letter spacing would part the joined letters of other scripts.
  const spacing = isLatin(kicker) ? KICKER.spacing : 0;
  const kickerWidths = await measure(kicker, TEXT);
  const words = shortened(
    kicker,
    SOCIAL.width - 2 * EDGE,
    (text) => kickerWidths(text) * KICKER.em + text.length * spacing,
  );
  const kickerBase = firstBase - size.em * CAP_HEIGHT - KICKER.gap;
  const kickerLine = textElement(words, TEXT, {
    x: EDGE,
    y: kickerBase,
    em: KICKER.em,
    fill: accent,
    spacing,
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL.width}" height="${SOCIAL.height}">
    <defs>
      <linearGradient id="up" x1="0" y1="1" x2="0" y2="0">
        <stop offset="0" stop-color="${ink}" stop-opacity="0.92"/>
        <stop offset="0.55" stop-color="${ink}" stop-opacity="0.54"/>
        <stop offset="0.8" stop-color="${ink}" stop-opacity="0.16"/>
        <stop offset="1" stop-color="${ink}" stop-opacity="0.6"/>
      </linearGradient>
      <linearGradient id="across" x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stop-color="${ink}" stop-opacity="0.5"/>
        <stop offset="0.8" stop-color="${ink}" stop-opacity="0"/>
      </linearGradient>
    </defs>
    <rect width="100%" height="100%" fill="url(#up)"/>
    <rect width="100%" height="100%" fill="url(#across)"/>
    <rect width="12" height="100%" fill="${accent}"/>
    ${kickerLine}
    ${titleLines.join('')}
    ${brand}
  </svg>`;
}

/** In the upper left corner. */
async function drawnBrand({ brand }: ShareCard): Promise<{ name: string; pictures: OverlayOptions[] }> {
  const place = async (input: Uint8Array, box: { width: number; height: number }, top: number) => ({
    input: await sharp(input)
      .resize({ ...box, fit: 'inside' })
      .png()
      .toBuffer(),
    left: EDGE,
    top,
  });
  if ('logo' in brand) return { name: '', pictures: [await place(brand.logo, LOGO, EDGE - 8)] };
  const left = brand.icon ? EDGE + ICON + 18 : EDGE;
  return {
    name: textElement(capitals(brand.name), DISPLAY, { x: left, y: EDGE + 32, em: NAME_EM, fill: ON_INK }),
    pictures: brand.icon ? [await place(brand.icon, { width: ICON, height: ICON }, EDGE - 12)] : [],
  };
}
