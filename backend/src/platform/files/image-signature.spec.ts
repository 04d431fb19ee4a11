import { expect, it } from '@jest/globals';
import { imageTypeOf } from './image-signature.ts';

it.each([
  ['image/jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ['image/png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['image/gif', 'GIF87a\x01\0\x01\0'],
  ['image/gif', 'GIF89a\x01\0\x01\0'],
  ['image/webp', 'RIFF\n\0\0\0WEBPVP8 '],
  ['image/avif', '\0\0\n\x20ftypavif\0\0\0\0'],
  ['image/avif', '\0\0\0\x20ftypavis\0\0\0\0'],
])('knows %s by its first bytes', (type, bytes) => {
  expect(imageTypeOf(Buffer.from(bytes, 'latin1'))).toBe(type);
});

it.each([
  ['a document', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['HEIC', '\0\0\0\x20ftypheic\0\0\0\0'],
  ['a sound', 'RIFF\n\0\0\0WAVEfmt '],
  ['a PNG that lost its line ends', '\x89PNG\n\x1a\n\0'],
  ['what has its signature later', ' GIF89a'],
  ['a file that is too short', '\x89PNG'],
  ['nothing', ''],
])('refuses %s as picture', (_what, bytes) => {
  expect(imageTypeOf(Buffer.from(bytes, 'latin1'))).toBeUndefined();
});
