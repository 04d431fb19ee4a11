import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { impersonalTables, personalTables } from '../../src/platform/declarations.ts';
import { createTestDatabase, type TestDatabase } from '../harness/database.ts';
import { services } from '../harness/services.ts';
import { columnsOf, found, holdsWords } from './found.ts';
import { markersOf, plantPerson } from './planted-person.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase(services.databaseUrl);
});
afterAll(() => db.drop());

it('covers every table, and every column of tables with personal data', async () => {
  const columns = await columnsOf(db);
  const tables = [...new Set(columns.map(({ table }) => table))];
  const listed = [...personalTables(), ...impersonalTables()].map(({ table }) => table);
  expect(listed.toSorted()).toEqual(tables.toSorted());

  const unknown = columns.filter(holdsWords).filter(({ table, column }) => {
    const entry = personalTables().find((each) => each.table === table);
    if (!entry) return false;
    return ![...entry.personal, ...entry.impersonal, ...Object.keys(entry.kept ?? {})].includes(column);
  });
  // New columns: declare them in the personal data of their module, and add test data for a person.
  expect(unknown.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
});

it('names existing columns only', async () => {
  const columns = (await columnsOf(db)).map(({ table, column }) => `${table}.${column}`);
  const named = personalTables().flatMap(({ table, personal, impersonal, kept = {} }) =>
    [...personal, ...impersonal, ...Object.keys(kept)].map((column) => `${table}.${column}`),
  );
  expect(named.filter((column) => !columns.includes(column))).toEqual([]);
});

it('covers every personal column with test data', async () => {
  const markers = markersOf('planted');
  await plantPerson(db, markers);
  const places = await found(db, markers);
  const personal = personalTables().flatMap(({ table, personal: own, kept = {} }) =>
    [...own, ...Object.keys(kept)].map((column) => `${table}.${column}`),
  );
  // Columns searched by a hash hold no text.
  expect(personal.filter((column) => !places.includes(column))).toEqual([
    'erasures.email',
    'erasures.email_hash',
  ]);
});
