// @vitest-environment node: jsdom has no streams.
import { expect, it } from 'vitest';
import { aHarmlessWorkbook, hostileFiles } from '../e2e/broadcast/hostile-files.ts';
import { readRows } from '../src/features/admin-broadcast/contact-files/read-rows.ts';
import { readSheet } from '../src/features/admin-broadcast/contact-files/read-sheet.ts';

const files = hostileFiles();
const read = async (file: Buffer) => readRows(await readSheet(new Uint8Array(file).buffer));

it.each(Object.entries(files))('%s is no contact file, and takes nothing along', async (_, file) => {
  await expect(read(file)).rejects.toThrow(Error);
});

it('the bomb is a few kilobytes before it unfolds', () => {
  expect(files['bomb.xlsx']?.length).toBeLessThan(200_000);
});

it('a workbook made by the same hands is read', async () => {
  expect((await read(aHarmlessWorkbook())).contacts).toEqual([{ email: 'bomb@example.com', name: '' }]);
});
