// @vitest-environment node: jsdom has no streams.
import { expect, it } from 'vitest';
import { aHarmlessWorkbook, hostileFiles } from '../e2e/broadcast/hostile-files.ts';
import { readRows } from '../src/features/admin-broadcast/contact-files/read-rows.ts';
import { readSheet } from '../src/features/admin-broadcast/contact-files/read-sheet.ts';

const files = hostileFiles();
const read = async (file: Buffer) => readRows(await readSheet(new Uint8Array(file).buffer));

it.each(Object.entries(files))('refuses %s', async (_, file) => {
  await expect(read(file)).rejects.toThrow(Error);
});

it('the zip bomb is small before it is unpacked', () => {
  expect(files['bomb.xlsx']?.length).toBeLessThan(200_000);
});

it('reads a harmless workbook from the same generator', async () => {
  expect((await read(aHarmlessWorkbook())).contacts).toEqual([{ email: 'bomb@example.com', name: '' }]);
});
