import type { TestDatabase } from '../harness/database.ts';
import type { Markers } from './planted-person.ts';

export interface Column {
  table: string;
  column: string;
  type: string;
}

/** Types that can hold text about a person. */
const WORDS = [
  'text',
  'character varying',
  'character',
  'json',
  'jsonb',
  'bytea',
  'inet',
  'cidr',
  'ARRAY',
  'xml',
];

/** Every column of every table. */
export function columnsOf(db: TestDatabase): Promise<Column[]> {
  return db.rows<Column>(
    `SELECT c.table_name AS table, c.column_name AS column, c.data_type AS type
       FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' ORDER BY 1, c.ordinal_position`,
  );
}

export const holdsWords = ({ type }: Column): boolean => WORDS.includes(type);

/** Columns that contain a marker, in any case: `table.column`. @param other a longer address that ends with this one */
export async function found(
  db: TestDatabase,
  { email, name, phone }: Markers,
  other = '-',
): Promise<string[]> {
  const places: string[] = [];
  for (const { table, column, type } of await columnsOf(db)) {
    const text = type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`;
    const [row] = await db.rows(
      `SELECT 1 FROM "${table}" WHERE replace(lower(${text}), $2, '') LIKE ANY ($1) LIMIT 1`,
      [[email, name, phone].map((marker) => `%${marker.toLowerCase().replace(/[%_\\]/g, '\\$&')}%`), other],
    );
    if (row) places.push(`${table}.${column}`);
  }
  return places;
}
