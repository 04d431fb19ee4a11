/** Draws share cards. As `encode.ts`, it runs in a process of its own: no decorators, and no imports that have them. */
import { createHash } from 'node:crypto';
import sharp, {} from 'sharp';
import { JPEG, SOCIAL } from '../encode.js';
import { ImageRefusal } from '../encoded-image.js';
import { focalCrop } from '../focal-crop.domain.js';
import { drawable, lay } from './card-letters.js';
import { fitTitle, shortened } from './card-lines.js';
/** px, as everything here. */
const EDGE = 64;
const TITLE_WIDTH = 960;
/** The fewer lines, the larger. */
const TITLES = [
    { lines: 2, em: 112, leading: 104 },
    { lines: 3, em: 92, leading: 86 },
    { lines: 4, em: 74, leading: 70 },
];
/** Of the letters' height in an em of the display face. */
const CAP_HEIGHT = 0.8;
const KICKER = { em: 22, spacing: 2.2, gap: 30 };
const LOGO = { width: 420, height: 44 };
const ICON = 52;
const NAME_EM = 46;
const ON_INK = '#f4f1ea';
/** @returns a JPEG named by what it holds; null when its title is in letters that no font here has @throws ImageRefusal */
export async function encodeShareCard(card) {
    const title = drawable(card.title.toUpperCase(), 'display');
    if (!title)
        return null;
    const { body: picture, focus } = card.picture;
    const { width, height } = await sharp(picture)
        .metadata()
        .catch((error) => {
        throw new ImageRefusal('IMAGE_DAMAGED', error);
    });
    const brand = await drawnBrand(card);
    const body = await sharp(picture)
        .extract(focalCrop({ width, height }, SOCIAL, focus))
        .resize({ ...SOCIAL, fit: 'fill' })
        .flatten({ background: card.ink })
        .composite([{ input: Buffer.from(drawing(card, title, brand.paths)) }, ...brand.pictures])
        .jpeg(JPEG)
        .toBuffer();
    const hash = createHash('sha256').update(body).digest('hex').slice(0, 16);
    return { name: `card-${hash}.jpg`, type: 'image/jpeg', body };
}
/** Nothing of what somebody wrote stands in it but as outlines. */
function drawing({ ink, accent, kicker }, title, brand) {
    const { size, lines } = fitTitle(title, TITLE_WIDTH, TITLES, (text, { em }) => lay(text, 'display', em).width);
    const lastBase = SOCIAL.height - EDGE;
    const firstBase = lastBase - (lines.length - 1) * size.leading;
    const titlePaths = lines.map((line, index) => lay(line, 'display', size.em).pathAt(EDGE, firstBase + index * size.leading));
    const layKicker = (text) => lay(text, 'text', KICKER.em, KICKER.spacing);
    const words = shortened(drawable(kicker.toUpperCase(), 'text') ?? '', SOCIAL.width - 2 * EDGE, (text) => layKicker(text).width);
    const kickerBase = firstBase - size.em * CAP_HEIGHT - KICKER.gap;
    const kickerPath = layKicker(words).pathAt(EDGE, kickerBase);
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
    <path d="${kickerPath}" fill="${accent}"/>
    <path d="${titlePaths.join('')}" fill="${ON_INK}"/>
    <path d="${brand}" fill="${ON_INK}"/>
  </svg>`;
}
/** In the upper left corner. */
async function drawnBrand({ brand }) {
    const place = async (input, box, top) => ({
        input: await sharp(input)
            .resize({ ...box, fit: 'inside' })
            .png()
            .toBuffer(),
        left: EDGE,
        top,
    });
    if ('logo' in brand)
        return { paths: '', pictures: [await place(brand.logo, LOGO, EDGE - 8)] };
    const name = drawable(brand.name.toUpperCase(), 'display') ?? '';
    const left = brand.icon ? EDGE + ICON + 18 : EDGE;
    return {
        paths: lay(name, 'display', NAME_EM).pathAt(left, EDGE + 32),
        pictures: brand.icon ? [await place(brand.icon, { width: ICON, height: ICON }, EDGE - 12)] : [],
    };
}
//# sourceMappingURL=encode-share-card.js.map