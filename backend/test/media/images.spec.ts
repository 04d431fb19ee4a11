import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ImageProcessor } from '../../src/modules/media/image-processor.service.ts';
import { fileAt } from '../../src/platform/files/file-on-disk.ts';
import type { Picture } from '../../src/modules/media/picture.ts';
import { Editor } from '../content/editor.ts';
import { aDecompressionBomb, anImage, aPhoto } from '../factories/images.ts';
import { type ErrorAnswer, request } from '../harness/client.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

interface Upload {
  url: string;
  width: number;
  height: number;
  picture: Picture;
}

const MEGABYTE = 1_000_000;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

let system: TestSystem;
let editor: Editor;
const upload = <Body = Upload>(image: Buffer) =>
  editor.send<Body>('POST', '/admin/media', { image, alt: 'A' });

/** Of this process, which runs the backend. */
function imageProcess(): number {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
    .trim()
    .split(' ');
  const pid = children.find((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('tinypool'));
  expect(pid).toBeDefined();
  return Number(pid);
}

/** Bytes. */
function mostMemoryOf(pid: number): number {
  const [, kilobytes] = /VmHWM:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/** Hundredths of a second. */
function processorTimeOf(pid: number): number {
  const [user, kernel] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ').slice(13, 15).map(Number);
  return user! + kernel!;
}

beforeAll(async () => {
  system = await startSystem();
  editor = await Editor.of(system, 'owner');
});
afterAll(() => system.stop());

describe('an accepted picture', () => {
  it('is encoded in several widths as AVIF and WebP, with dimensions and a blur placeholder', async () => {
    const { status, body } = await upload(await anImage(2_000, 1_000, 'jpeg'));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      width: 1_600,
      height: 800,
      url: `${body.picture.source}-1600.webp`,
      picture: { widths: [480, 680, 1_080, 1_600], width: 1_600, height: 800, alt: 'A' },
    });
    expect(body.picture.blur).toMatch(/^data:image\/webp;base64,/);
    expect(body.picture.blur!.length).toBeLessThan(500);
    for (const width of body.picture.widths) {
      for (const [ending, format] of [
        ['avif', 'heif'],
        ['webp', 'webp'],
      ]) {
        const file = await request(`${system.url}${body.picture.source}-${width}.${ending}`);
        expect([file.status, file.headers.get('content-type')]).toEqual([200, `image/${ending}`]);
        expect(file.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*sandbox/);
        const decoded = await sharp(file.bytes).metadata();
        expect([decoded.format, decoded.width, decoded.height]).toEqual([format, width, width / 2]);
      }
    }
  });

  it('is never enlarged and is limited to the largest width', async () => {
    expect((await upload(await anImage(300, 200))).body.picture).toMatchObject({
      widths: [300],
      height: 200,
    });
    expect((await upload(await anImage(500, 5_000))).body.picture).toMatchObject({
      width: 240,
      height: 2_400,
    });
    expect((await upload(await anImage(1, 1))).body.picture).toMatchObject({ width: 1, height: 1 });
  });

  it('is turned upright and has no EXIF data', async () => {
    const photo = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#336699' } })
      .withExif({ IFD0: { Make: 'SecretCam' }, IFD3: { GPSLatitude: '12/1 58/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(photo.includes('SecretCam')).toBe(true);
    const { body } = await upload(photo);
    expect([body.width, body.height]).toEqual([200, 400]);
    const file = (await request(system.url + body.url)).bytes;
    const { exif, xmp, iptc, orientation } = await sharp(file).metadata();
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('may be a photo of 9 MB', async () => {
    const photo = await aPhoto(9);
    expect(photo.length).toBeGreaterThan(9 * MEGABYTE);
    expect(photo.length).toBeLessThan(10 * MEGABYTE);
    const { status, body } = await upload(photo);
    expect([status, body.width]).toEqual([201, 1_600]);
  });

  it('may have transparency', async () => {
    const create = {
      width: 40,
      height: 40,
      channels: 4 as const,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    };
    const { body } = await upload(await sharp({ create }).png().toBuffer());
    const file = (await request(system.url + body.url)).bytes;
    expect((await sharp(file).metadata()).hasAlpha).toBe(true);
  });
});

describe('a refused file', () => {
  it.each([
    ['an SVG named .png', () => Buffer.from(SVG), 'IMAGE_UNREADABLE'],
    ['a text', () => Buffer.from('just words'), 'IMAGE_UNREADABLE'],
    ['a page behind a GIF’s first bytes', () => Buffer.from(`GIF89a<html>${SVG}`), 'IMAGE_DAMAGED'],
    ['an archive', () => Buffer.from('504b0304140000000800', 'hex'), 'IMAGE_UNREADABLE'],
    ['a truncated JPEG', async () => (await anImage(800, 600, 'jpeg')).subarray(0, 900), 'IMAGE_DAMAGED'],
    ['half a photo', async () => (await aPhoto(1)).subarray(0, 2 * MEGABYTE), 'IMAGE_DAMAGED'],
    ['a truncated PNG', async () => (await anImage(800, 600)).subarray(0, 200), 'IMAGE_DAMAGED'],
    ['a decompression bomb', () => aDecompressionBomb(), 'IMAGE_TOO_MANY_PIXELS'],
    ['41 megapixels', () => aDecompressionBomb(6_404), 'IMAGE_TOO_MANY_PIXELS'],
    ['more than 10 MB', () => aPhoto(11), 'IMAGE_TOO_LARGE'],
  ] as const)('%s gets a clear refusal, not a server error', async (_, make, code) => {
    const answer = await upload<ErrorAnswer>(await make());
    expect([answer.status, answer.body.code]).toEqual([400, code]);
    expect(answer.body.message).toMatch(/^(This|Pictures) .* Please .*\.$/);
    expect(answer.body.fields).toEqual({ image: answer.body.message });
  });

  it('gets its answer, too, when its last byte is late', async () => {
    const form = ['--b', 'content-disposition: form-data; name="image"; filename="a.jpg"', '', ''].join(
      '\r\n',
    );
    const largest = Buffer.alloc(10 * 1024 * 1024);
    const body = new ReadableStream<Uint8Array>({
      async start(stream) {
        stream.enqueue(Buffer.concat([Buffer.from(form), largest]));
        await delay(500);
        stream.enqueue(Buffer.from('x\r\n--b--\r\n'));
        stream.close();
      },
    });
    // Sent in pieces, which supertest cannot do.
    const answer = await fetch(`${system.url}/api/admin/media`, {
      method: 'POST',
      headers: {
        authorization: editor.authorization.replace('authorization: ', ''),
        'content-type': 'multipart/form-data; boundary=b',
      },
      body,
      duplex: 'half',
    } as RequestInit);
    const { code, fields, message } = (await answer.json()) as ErrorAnswer;
    expect([answer.status, code, fields]).toEqual([400, 'IMAGE_TOO_LARGE', { image: message }]);
  });

  it('leaves nothing behind', async () => {
    const [rows] = await system.db.rows<{ ids: string[] }>('SELECT array_agg(id::text) AS ids FROM media');
    const folders = readdirSync(path.join(system.env.DATA_DIR, 'media'));
    expect(folders.toSorted()).toEqual(rows!.ids.toSorted());
  });

  it('needs no more memory than a picture', async () => {
    const bomb = aDecompressionBomb();
    const before = process.memoryUsage().rss;
    await Promise.all(Array.from({ length: 8 }, () => upload<ErrorAnswer>(bomb)));
    // Decoded, one of them would take 900 MB.
    expect(process.memoryUsage().rss - before).toBeLessThan(250 * MEGABYTE);
    expect(mostMemoryOf(imageProcess())).toBeLessThan(600 * MEGABYTE);
  });

  it('names the field when no file was chosen', async () => {
    const answer = await editor.send('POST', '/admin/media', { alt: 'A' });
    expect([answer.status, answer.body.code]).toEqual([400, 'IMAGE_MISSING']);
  });
});

describe('the process that encodes', () => {
  it('encodes one picture at a time, in order', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'ironbloom-order-'));
    const order: string[] = [];
    const encode = async (name: string, image: Buffer) => {
      await writeFile(path.join(folder, name), image);
      const file = await fileAt(path.join(folder, name));
      return () =>
        system.app
          .get(ImageProcessor, { strict: false })
          .process(file, name)
          .then(() => order.push(name));
    };
    const all = [await encode('large', await aPhoto(9)), await encode('small', await anImage())];
    await Promise.all(all.map((begin) => begin()));
    // Encoded in parallel, the small one would be ready first.
    expect(order).toEqual(['large', 'small']);
    await rm(folder, { recursive: true });
  });

  it('has a lower priority than the backend, with all its threads', async () => {
    await upload(await anImage());
    const threads = readdirSync(`/proc/${imageProcess()}/task`).map((id) => os.getPriority(Number(id)));
    expect(new Set(threads)).toEqual(new Set([os.constants.priority.PRIORITY_BELOW_NORMAL]));
  });

  it('may crash: the current picture fails, and waiting ones are encoded', async () => {
    await upload(await anImage());
    const lost = imageProcess();
    const photo = await aPhoto(9);
    const before = processorTimeOf(lost);
    const inWork = upload<ErrorAnswer>(photo);
    await until(() => Promise.resolve(processorTimeOf(lost) > before + 10));
    const waiting = upload(await anImage());
    process.kill(lost, 'SIGKILL');
    const answer = await inWork;
    expect([answer.status, answer.body.code]).toEqual([503, 'MEDIA_UNAVAILABLE']);
    expect((await waiting).status).toBe(201);
    expect(imageProcess()).not.toBe(lost);
  });

  it('may crash while idle: the next picture is encoded', async () => {
    await upload(await anImage());
    const lost = imageProcess();
    process.kill(lost, 'SIGKILL');
    await until(async () => !readdirSync('/proc').includes(String(lost)));
    expect((await upload(await anImage())).status).toBe(201);
  });
});
