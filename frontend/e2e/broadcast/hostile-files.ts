import { crc32, deflateRawSync } from 'node:zlib';
import { CFB } from '@e965/xlsx';
import { aPicture } from '../content/pictures.ts';

/** A zip whose file has this many spaces after its text. */
function zipOf(files: readonly { name: string; text: string; padding?: number }[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text, padding = 0 } of files) {
    const data = Buffer.concat([Buffer.from(text), Buffer.alloc(padding, ' ')]);
    const packed = deflateRawSync(data);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04_03_4b_50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(crc32(data), 14);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(data.length, 22);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02_01_4b_50, 0);
    entry.writeUInt16LE(20, 6);
    local.copy(entry, 10, 8, 30);
    entry.writeUInt32LE(offset, 42);
    entry.writeUInt16LE(name.length, 28);
    locals.push(local, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, list, end]);
}

const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`;
const root = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const book = `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`;
const links = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`;

const cell = (at: string, text: string): string => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
const sheet = (dimension: string, rows: string): string =>
  `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><dimension ref="${dimension}"/><sheetData>${rows}</sheetData></worksheet>`;

function workbook(text: string, padding = 0): Buffer {
  return zipOf([
    { name: '[Content_Types].xml', text: types },
    { name: '_rels/.rels', text: root },
    { name: 'xl/workbook.xml', text: book },
    { name: 'xl/_rels/workbook.xml.rels', text: links },
    { name: 'xl/worksheets/sheet1.xml', text, padding },
  ]);
}

const harmlessRows = `<row r="1">${cell('A1', 'Email')}</row><row r="2">${cell('A2', 'bomb@example.com')}</row>`;

/** Under 200 kB, unpacked 150 MB. */
const aZipBomb = (): Buffer => workbook(sheet('A1:A2', harmlessRows), 150 * 1024 * 1024);

/** Declares a million columns, with a cell at the end. */
const aMillionColumns = (): Buffer =>
  workbook(
    sheet(
      'A1:BDWGN2',
      `<row r="1">${cell('A1', 'Email')}${cell('BDWGN1', 'x')}</row><row r="2">${cell('A2', 'wide@example.com')}</row>`,
    ),
  );

/** A workbook with a password, as Excel saves it: an OLE file with the encrypted workbook. */
export function aProtectedWorkbook(): Buffer {
  const file = CFB.utils.cfb_new();
  const info = Buffer.alloc(64);
  info.writeUInt16LE(4, 0);
  info.writeUInt16LE(4, 2);
  info.writeUInt32LE(64, 4);
  CFB.utils.cfb_add(file, '/EncryptionInfo', info);
  CFB.utils.cfb_add(file, '/EncryptedPackage', Buffer.alloc(4_096, 7));
  return Buffer.from(CFB.write(file, { type: 'buffer' }) as Uint8Array);
}

/** A valid workbook. Each zip bomb above differs from it in one property. */
export const aHarmlessWorkbook = (): Buffer => workbook(sheet('A1:A2', harmlessRows));

/** By file name. */
export const hostileFiles = (): Record<string, Buffer> => ({
  'bomb.xlsx': aZipBomb(),
  'a million columns.xlsx': aMillionColumns(),
  'secret.xlsx': aProtectedWorkbook(),
  'a picture.xlsx': aPicture().buffer,
  'half.xlsx': aHarmlessWorkbook().subarray(0, 700),
  'empty.csv': Buffer.from(''),
  'a million columns.csv': Buffer.from(`${'x,'.repeat(1_000_000)}Email\n`),
});
