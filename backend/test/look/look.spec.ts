import { setLook, shippedColors, shippedLook } from '@ironbloom/brand/look';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { Editor } from '../content/editor.ts';
import { aPhoto, anImage } from '../factories/images.ts';
import { FILM, ICON, LOGO, LookOwner, type PublishedLook, twoHalves } from '../factories/look-files.ts';
import { type ErrorAnswer, request } from '../harness/client.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

let system: TestSystem;
let owner: LookOwner;
/** What is published when a test begins. */
let now: PublishedLook;

beforeAll(async () => {
  system = await startSystem();
  owner = new LookOwner(await Editor.of(system, 'owner'));
});
beforeEach(async () => {
  now = await owner.read();
});
afterAll(async () => {
  await system.stop();
  // Other specs of this process expect the shipped look.
  setLook(shippedLook);
});

const get = (address: string) => request(new URL(address, system.url).href);
const ORANGE = { accent: '#ff7a59', ink: '#0f1539' };

describe('the look', () => {
  it('is the shipped one at first', async () => {
    expect(now).toMatchObject({ look: shippedLook, version: 1, publishedBy: null });
    expect(JSON.parse((await get('/api/look')).text)).toEqual(shippedLook);
    expect((await get('/favicon.svg')).headers.get('content-security-policy')).toMatch(/ sandbox;/);
    const icon = await get('/icon-512.png');
    expect((await sharp(icon.bytes).metadata()).width).toBe(512);
    expect(icon.headers.get('cache-control')).toContain('max-age=5,');
  });

  it('is published as a whole and logged with its author and the values before', async () => {
    const { status, body } = await owner.publish(now, { colors: ORANGE });
    expect([status, body.version, body.publishedBy]).toEqual([200, now.version + 1, owner.editor.email]);
    const [revision] = (
      await owner.editor.get<{ revisions: { changes: object[] }[] }>('/admin/look/revisions')
    ).body.revisions;
    expect(revision?.changes).toEqual([
      { what: 'Accent colour', before: shippedColors.accent, after: ORANGE.accent },
      { what: 'Dark colour', before: shippedColors.ink, after: ORANGE.ink },
    ]);
    const [activity] = await system.db.rows(
      `SELECT action, changes FROM activities WHERE feature = 'Settings' ORDER BY created_at DESC LIMIT 1`,
    );
    expect(activity).toMatchObject({
      action: 'Published the look',
      changes: { after: { 'Dark colour': '#0f1539' } },
    });
  });

  it('that is published already is not published twice', async () => {
    expect((await owner.publish(now)).body.version).toBe(now.version);
  });

  it('keeps the first of two concurrent publications and refuses the other', async () => {
    const answers = await Promise.all(
      ['#ffe14d', '#7dd3fc'].map((accent) =>
        owner.publish<ErrorAnswer>(now, { colors: { ...now.look.colors, accent } }),
      ),
    );
    expect(answers.map(({ status, body }) => [status, body.code]).toSorted()).toEqual([
      [200, undefined],
      [409, 'STALE_LOOK'],
    ]);
  });

  it('can be restored with its files as a new revision', async () => {
    const logo = await owner.uploaded('logo', LOGO);
    const withLogo = (await owner.publish(now, { logoLight: logo })).body;
    const without = (await owner.publish(withLogo, { logoLight: null })).body;
    const { status, body } = await owner.restore(withLogo.version, without.version);
    expect([status, body.look, body.version]).toEqual([200, withLogo.look, without.version + 1]);
    expect((await get(body.look.logoLight!.src)).status).toBe(200);
    expect((await owner.restore(999, body.version)).body.code).toBe('UNKNOWN_LOOK_REVISION');
  });

  it.each([
    ['an editor', 'editor'],
    ['a manager', 'manager'],
  ] as const)('cannot be changed by %s', async (_who, role) => {
    const other = new LookOwner(await Editor.of(system, role));
    expect((await other.publish(now)).status).toBe(403);
    expect((await other.upload('logo', LOGO)).status).toBe(403);
    const nobody = new LookOwner(Editor.anonymous(system));
    expect((await nobody.upload('logo', LOGO)).status).toBe(401);
  });
});

describe('colours', () => {
  it.each([
    [
      'words on buttons',
      { accent: '#1d4ed8', ink: '#0b0d0c' },
      'colors.accent',
      /2\.\d : 1, and 4\.5 : 1 .* #[\da-f]{6}\.$/,
    ],
    [
      'text on the dark ground',
      { accent: '#c8ff3d', ink: '#707070' },
      'colors.ink',
      /nearest colour that passes is #/,
    ],
    ['no colour', { accent: 'lime', ink: '#0b0d0c' }, 'colors.accent', /^Please enter a colour/],
  ])(
    '%s that nobody could read are refused, and the nearest is named',
    async (_what, colors, field, words) => {
      const { status, body } = await owner.publish<ErrorAnswer>(now, { colors });
      expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([
        400,
        'VALIDATION_FAILED',
        [field],
      ]);
      expect(body.fields?.[field]).toMatch(words);
    },
  );

  it('come with every page, and the former ones are gone', async () => {
    await owner.publish(now, { colors: { accent: '#8BE9FD', ink: '#0D1430' } });
    const page = await until(async () => {
      const { text } = await get('/contact');
      return text.includes('--lime:#8be9fd') && text;
    });
    expect(page).toContain('<meta name="theme-color" content="#0d1430"/>');
    expect(page).not.toMatch(/#(c8ff3d|0b0d0c)/i);
    const manifest = JSON.parse((await get('/site.webmanifest')).text) as object;
    expect(manifest).toMatchObject({ theme_color: '#0d1430', background_color: '#0d1430' });
    expect((await get('/api/look/colors')).text).toContain('--ink:#0d1430');
    expect((await get('/unsubscribe/none')).text).toContain('--lime:#8be9fd');
  });
});

describe('a logo', () => {
  it('is served sanitised under a strict policy, with its size, and as PNG for mails', async () => {
    const source = LOGO.toString().replace('<rect', '<script>alert(1)</script><rect onclick="alert(1)"');
    const logo = await owner.uploaded('logo', Buffer.from(source));
    const { body } = await owner.publish(now, { logoLight: logo });
    const { src, png, width, height } = body.look.logoLight!;
    expect([width, height]).toEqual([140, 28]);
    const file = await get(src);
    expect(file.text).not.toMatch(/alert|script/);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const raster = await get(png);
    expect(await sharp(raster.bytes).metadata()).toMatchObject({ format: 'png', width: 420, height: 84 });
    expect(raster.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const page = await until(async () => {
      const { text } = await get('/contact');
      return text.includes(src) && text;
    });
    expect(page).toContain(`<img src="${src}" width="140" height="28" alt=""/>`);
    expect((await get('/')).text).toContain(`"logo":"${system.env.PUBLIC_URL}${png}"`);
    const named = await get('/logo-horizontal.svg');
    expect(named.text).toBe(file.text);
    expect(named.headers.get('content-security-policy')).toBe(file.headers.get('content-security-policy'));
    const inMails = await get('/logo-horizontal.png');
    expect(inMails.bytes).toEqual(raster.bytes);
    expect(inMails.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect((await get('/api/look/mark')).text).toMatch(
      /^<img class="logo" src="\/logo-horizontal\.svg\?[\w-]+" width="180" height="36"/,
    );
  });

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a JPEG', () => anImage(400, 100, 'jpeg'), 'LOGO_NOT_TAKEN'],
    ['a page', () => Buffer.from('<!doctype html><svg>'), 'LOGO_NOT_TAKEN'],
    [
      'an SVG of ten thousand megapixels',
      () =>
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"><path d="M0 0h9v9z"/></svg>',
        ),
      'IMAGE_TOO_MANY_PIXELS',
    ],
    ['a PNG that was cut off', async () => (await anImage(400, 100)).subarray(0, 120), 'IMAGE_DAMAGED'],
    ['one as small as a stamp', () => anImage(100, 20), 'LOGO_TOO_SMALL'],
    ['a tower', () => anImage(100, 200), 'LOGO_SHAPE'],
    [
      'a drawing with a style sheet',
      () => Buffer.from(LOGO.toString().replace('<rect', '<style>*{}</style><rect')),
      'SVG_WITH_STYLES',
    ],
    [
      'a drawing of nothing',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>'),
      'IMAGE_DAMAGED',
    ],
    ['more than 10 MB', () => aPhoto(11), 'IMAGE_TOO_LARGE'],
  ])('%s is refused under its field', async (_what, file, code) => {
    const { status, body } = await owner.upload<ErrorAnswer>('logo', await file());
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, code, ['file']]);
  });
});

describe('an icon', () => {
  it('is made in every size, on the background of the published colours', async () => {
    const icon = await owner.uploaded('icon', ICON, { ground: '#ffffff' });
    const colors = { accent: '#ffe14d', ink: '#200a30' };
    await owner.publish(now, { icon, colors });
    const shown = async (address: string) => (await get(address)).bytes;
    const drawing = await until(async () => {
      const answer = await get('/favicon.svg');
      return answer.text.includes('#ff7a59') && answer;
    });
    expect(drawing.headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox;/);
    expect((await shown('/favicon.ico')).subarray(0, 8)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0, 32, 32]));
    for (const [address, side] of [
      ['/icon-192.png', 192],
      ['/icon-512.png', 512],
      ['/apple-touch-icon.png', 180],
      ['/icon-maskable-512.png', 512],
    ] as const) {
      const { width, height } = await sharp(await shown(address)).metadata();
      expect([address, width, height]).toEqual([address, side, side]);
    }
    const corner = async (address: string) => [
      ...(await sharp(await shown(address))
        .ensureAlpha()
        .extract({ left: 0, top: 0, width: 1, height: 1 })
        .raw()
        .toBuffer()),
    ];
    expect(await corner('/icon-maskable-512.png')).toEqual([0x20, 0x0a, 0x30, 255]);
    expect(await corner('/apple-touch-icon.png')).toEqual([0x20, 0x0a, 0x30, 255]);
    expect((await corner('/icon-512.png'))[3]).toBe(0);
    const { headers } = await get('/icon-192.png');
    const again = await request(`${system.url}/icon-192.png`, {
      headers: { 'if-none-match': String(headers.get('etag')) },
    });
    expect(again.status).toBe(304);
  });

  it('uploaded as PNG is wrapped in an SVG, which pages name', async () => {
    const icon = await owner.uploaded('icon', await anImage(512, 512));
    await owner.publish(now, { icon });
    await until(async () => (await get('/favicon.svg')).text.includes('data:image/png;base64,'));
  });

  it.each<[string, () => Promise<Buffer>, string]>([
    ['one that is not square', () => anImage(600, 512), 'ICON_SHAPE'],
    ['a small one', () => anImage(256, 256), 'ICON_SHAPE'],
    ['a JPEG', () => anImage(512, 512, 'jpeg'), 'LOGO_NOT_TAKEN'],
  ])('%s is refused', async (_what, file, code) => {
    expect((await owner.upload<ErrorAnswer>('icon', await file())).body.code).toBe(code);
  });
});

describe('the first screen', () => {
  it('shows the picture, cropped at its focal point and preloaded in both shapes', async () => {
    const hero = await owner.uploaded('hero', await twoHalves(2_400, 900), { focalX: '0.9', focalY: '0.5' });
    const { body } = await owner.publish(now, { hero });
    const { wide, tall, position } = body.look.hero!;
    expect([wide.img.w / wide.img.h, tall.img.w / tall.img.h].map((ratio) => ratio.toFixed(2))).toEqual([
      '1.78',
      '1.14',
    ]);
    expect(position).toMatch(/^\d+% \d+%$/);
    const cut = await sharp((await get(tall.img.src)).bytes).stats();
    expect(cut.dominant.b).toBeGreaterThan(cut.dominant.r);
    const page = await until(async () => {
      const { text } = await get('/');
      return text.includes(wide.img.src) && text;
    });
    const preloads = page.match(/<link rel="preload" as="image"[^>]*>/g);
    for (const files of [wide, tall]) {
      expect(preloads).toContainEqual(expect.stringContaining(`imageSrcSet="${files.sources.avif}"`));
    }
    expect(page).not.toContain('/assets/poster');
  });

  it('plays a video only with a picture', async () => {
    const video = await owner.uploaded('video', FILM);
    const alone = await owner.publish<ErrorAnswer>(now, { video, hero: null });
    expect(alone.body.fields).toEqual({
      video: expect.stringContaining('A video needs a hero image'),
    });
    const hero = now.look.hero?.id ?? (await owner.uploaded('hero', await anImage(1_600, 900, 'jpeg')));
    const { body } = await owner.publish(now, { video, hero });
    expect(body.look.video?.type).toBe('video/webm');
    const part = await request(new URL(body.look.video!.src, system.url).href, {
      headers: { range: 'bytes=0-9' },
    });
    expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/webm']);
  });

  it.each<[string, string, () => Buffer | Promise<Buffer>, string]>([
    ['a small picture', 'hero', () => anImage(800, 600), 'HERO_TOO_SMALL'],
    ['a text', 'hero', () => Buffer.from('words'), 'IMAGE_UNREADABLE'],
    ['half a video', 'video', () => Buffer.from('\0\0\0\x18ftypmp42'), 'VIDEO_UNREADABLE'],
    ['9 MB of video', 'video', () => Buffer.concat([FILM, Buffer.alloc(8_500_000)]), 'VIDEO_TOO_LARGE'],
    ['a small social picture', 'social', () => anImage(800, 600), 'SOCIAL_TOO_SMALL'],
  ])('%s is refused', async (_what, kind, file, code) => {
    expect((await owner.upload<ErrorAnswer>(kind, await file())).body.code).toBe(code);
  });
});

describe('the social picture', () => {
  it('is cropped and named by every page', async () => {
    const social = await owner.uploaded('social', await twoHalves(1_300, 900), {
      focalX: '0',
      focalY: '0.5',
    });
    const { body } = await owner.publish(now, { social });
    const { src } = body.look.social!;
    expect(await sharp((await get(src)).bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1_200,
      height: 630,
    });
    await until(async () =>
      (await get('/contact')).text.includes(`property="og:image" content="${system.env.PUBLIC_URL}${src}"`),
    );
    expect((await get('/og-default.jpg')).bytes).toEqual((await get(src)).bytes);
  });
});

it('files of another kind and missing files are refused under their fields', async () => {
  const logo = await owner.uploaded('logo', LOGO);
  const gone = '0b7e7dee-87ab-4c3a-9d43-8c1b1a1f0001';
  const { status, body } = await owner.publish<ErrorAnswer>(now, { icon: logo, social: gone });
  expect([status, Object.keys(body.fields ?? {}).toSorted()]).toEqual([400, ['icon', 'social']]);
});
