import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { videoTypeOf } from './video-type.ts';

const film = (name: string) =>
  readFileSync(path.join(import.meta.dirname, '../../../../frontend/media/hero', name));

it.each([
  ['loop.mp4', 'video/mp4'],
  ['loop-av1.mp4', 'video/mp4'],
  ['loop.webm', 'video/webm'],
])('accepts %s', (name, type) => {
  expect(videoTypeOf(film(name))).toBe(type);
});

const recoded = (from: string, to: string) => {
  const file = film('loop.mp4');
  return Buffer.from(file.toString('latin1').replaceAll(from, to), 'latin1');
};

const box = (type: string, ...body: Buffer[]) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.reduce((sum, { length }) => sum + length, 0));
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...body]);
};
/** `count` empty boxes. */
const empty = (count: number) => Buffer.alloc(8 * count, box('free'));
const sample = (codec: string) =>
  Buffer.concat([Buffer.alloc(12), Buffer.from(codec, 'latin1'), Buffer.alloc(8)]);
const track = (codec: string, beside = Buffer.alloc(0)) =>
  box('trak', box('mdia', beside, box('minf', box('stbl', box('stsd', sample(codec))))));
const mp4 = (tracks: Buffer[], beside = Buffer.alloc(0)) =>
  Buffer.concat([box('ftyp', Buffer.from('isom')), beside, box('moov', ...tracks), box('mdat')]);

it('accepts an MP4 whose video is its second track', () => {
  expect(videoTypeOf(mp4([track('mp4a'), track('avc1')]))).toBe('video/mp4');
});

it.each<[string, Buffer]>([
  ['a million boxes side by side', mp4([track('avc1')], empty(1_000_000))],
  ['a million boxes within a track', mp4([track('avc1', empty(1_000_000))])],
  [
    'a film behind a hundred other tracks',
    mp4([...Array.from({ length: 100 }, () => track('mp4a')), track('avc1')]),
  ],
  ['H.265', recoded('avc1', 'hvc1')],
  ['a film without an index', recoded('moov', 'free')],
  ['half a film', film('loop.mp4').subarray(0, 300_000)],
  ['Matroska', Buffer.from('\x1a\x45\xdf\xa3....matroska V_MPEGH/ISO/HEVC', 'latin1')],
  [
    'a box that claims to be larger than the file',
    Buffer.from('\0\0\0\x10ftypisom\0\0\0\0\xff\xff\xff\xffmoov', 'latin1'),
  ],
  ['a box of no length', Buffer.from('\0\0\0\x10ftypisom\0\0\0\0\0\0\0\x01mdat\0\0\0\0\0\0\0\0', 'latin1')],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ['a page', Buffer.from('<!doctype html>')],
  ['nothing', Buffer.alloc(0)],
])('refuses %s', (_what, file) => {
  expect(videoTypeOf(file)).toBeUndefined();
});
