import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { NAMES_IN_SCRIPTS } from '../../../../test/factories/names-in-scripts.ts';
import { fitTitle } from './card-lines.ts';
import { DISPLAY, measure } from './card-text.ts';
import { encodeShareCard } from './encode-share-card.ts';
import type { ShareCard } from './share-card.ts';

/** Area of the title on a card. */
const TITLE = { left: 64, top: 300, width: 1_000, height: 280 };
/** No letter reaches this column. */
const RIGHT = { left: 1_140, top: 200, width: 60, height: 430 };
const BRAND = { left: 64, top: 40, width: 460, height: 64 };
const PLACES = { title: TITLE, brand: BRAND, right: RIGHT };
let picture: ShareCard['picture'];

beforeAll(async () => {
  const body = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#446688' } })
    .webp()
    .toBuffer();
  picture = { body, focus: { x: 0.5, y: 0.5 } };
});

const draw = (given: Partial<ShareCard>) =>
  encodeShareCard({
    title: 'Sleep well',
    kicker: 'Recovery',
    picture,
    brand: { name: 'Ironbloom' },
    accent: '#c8ff3d',
    ink: '#0b0d0c',
    ...given,
  });

const drawn = async (given: Partial<ShareCard>): Promise<Buffer> => Buffer.from((await draw(given)).body);

/** Number of pixels as bright as letters. */
async function brightPixels(card: Buffer, place: keyof typeof PLACES): Promise<number> {
  const pixels = await sharp(card).extract(PLACES[place]).greyscale().raw().toBuffer();
  return pixels.filter((value) => value > 200).length;
}

describe('a share card', () => {
  it('is a JPEG of 1200 × 630, named by its content', async () => {
    const [first, again, other] = [await draw({}), await draw({}), await draw({ title: 'Eat well' })];
    expect(await sharp(first.body).metadata()).toMatchObject({ width: 1_200, height: 630, format: 'jpeg' });
    expect(first.name).toMatch(/^card-[0-9a-f]{16}\.jpg$/);
    expect(again.name).toBe(first.name);
    expect(other.name).not.toBe(first.name);
    expect(first.body.length).toBeLessThan(300_000);
  });

  it.each([
    ['a word', 'Sleep'],
    ['Hindi', 'नींद क्यों ज़रूरी है'],
    ['accents and the rupee', 'Café for ₹500'],
    ['markup', `<script>alert("&")</script>'`],
    ['one word that no line can hold', 'Weightlifting'.repeat(12)],
    ['a title without an end', 'A title of many words '.repeat(30)],
    ['emoji beside words', 'Strong 💪🏽 together 👨‍👩‍👧'],
    ['emoji alone', '💪🏽'],
    ['scripts beside each other', 'Sleep தூக்கம் 睡眠 نیند'],
    ['codes of letters that no font has', '\uE5A7\uE5A8\uE5A9'],
    ['what XML refuses', 'Sleep\uFFFE \u0000well'],
  ])('shows %s', async (_, title) => {
    const card = await drawn({ title });
    expect(await brightPixels(card, 'title')).toBeGreaterThan(1_500);
    expect(await brightPixels(card, 'right')).toBe(0);
  });

  it('shows the logo, else the name, in the two colours', async () => {
    const logo = await sharp({ create: { width: 400, height: 40, channels: 3, background: '#ffffff' } })
      .png()
      .toBuffer();
    const withLogo = await drawn({ brand: { logo } });
    expect(await brightPixels(withLogo, 'brand')).toBeGreaterThan(10_000);
    expect(await brightPixels(await drawn({ brand: { name: 'Iron & Oak' } }), 'brand')).toBeGreaterThan(500);
    expect(await brightPixels(await drawn({ brand: { name: '' } }), 'brand')).toBe(0);
    const edge = { left: 4, top: 300, width: 1, height: 1 };
    const red = await drawn({ accent: '#ff0000' });
    const [r, g] = await sharp(red).extract(edge).raw().toBuffer();
    expect([r! > 230, g! < 30]).toEqual([true, true]);
  });

  it('refuses a file that is no picture', async () => {
    const broken = { ...picture, body: Buffer.from('no picture') };
    await expect(draw({ picture: broken })).rejects.toMatchObject({ code: 'IMAGE_DAMAGED' });
  });
});

describe('the text of a card', () => {
  /** Private use: no font has them; a box with the code is drawn. */
  const BOXES = ['\uE5A7', '\u{10FABC}'];

  it.each(NAMES_IN_SCRIPTS)('has the letters of %s', async (_, name) => {
    const letters = name.match(/[\p{L}\p{Extended_Pictographic}]/gu)!;
    const widths = await measure([...letters, ...BOXES].join(' '), DISPLAY);
    const boxes = BOXES.map(widths);
    for (const letter of letters) expect(boxes).not.toContain(widths(letter));
  });

  it('is drawn with the same glyphs beside other scripts', async () => {
    const words = ['SLEEP', 'தூக்கம்', '睡眠', 'نیند'];
    const mixed = await measure(words.join(' '), DISPLAY);
    for (const word of words) expect(mixed(word)).toBe((await measure(word, DISPLAY))(word));
  });

  it('joins letters of Devanagari', async () => {
    const widths = await measure('क्ष क ष', DISPLAY);
    expect(widths('क्ष')).toBeLessThan(widths('क') + widths('ष'));
  });
});

describe('a title', () => {
  const SIZES = [
    { lines: 1, em: 2 },
    { lines: 3, em: 1 },
  ];
  const fit = (title: string, width = 10) =>
    fitTitle(title, width, SIZES, (text, { em }) => text.length * em);

  it('has the largest size that fits, on even lines', () => {
    expect(fit('Sleep')).toEqual({ size: SIZES[0], lines: ['Sleep'] });
    expect(fit('Sleep more, eat well').lines).toEqual(['Sleep', 'more, eat', 'well']);
    expect(fit('aaaa bbbb cc', 40).lines).toEqual(['aaaa bbbb cc']);
  });

  it('is cut with an ellipsis; long words are broken', () => {
    expect(fit('abcdefghijklmnop').lines).toEqual(['abcdefghij', 'klmnop']);
    expect(fit('abcdefghij '.repeat(5)).lines.at(-1)).toBe('abcdefghi…');
  });
});
