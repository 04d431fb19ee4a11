import type { Sql } from '../../../platform/database/sql.ts';
import type { PlanBook } from './plan-book.domain.ts';

/** Kinds and plans as they stand, in one statement and so of one moment. */
export async function readBook(sql: Sql): Promise<PlanBook> {
  const [book] = await sql.rows<PlanBook>(
    `SELECT (SELECT coalesce(jsonb_agg(jsonb_build_object('key', key, 'name', name, 'text', text, 'people', people)
                                       ORDER BY position), '[]') FROM plan_kinds) AS kinds,
            (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'priceList', price_list, 'kind', kind,
                                         'months', months, 'price', price_paise, 'originalPrice', original_paise,
                                         'visible', visible, 'mostChosen', most_chosen)
                                       ORDER BY price_list DESC, position), '[]') FROM plans) AS plans`,
  );
  return book ?? { kinds: [], plans: [] };
}

/** Makes the rows say what the book says. Plans that are not in it go. */
export async function writeBook(sql: Sql, { kinds, plans }: PlanBook): Promise<void> {
  await sql.rows('DELETE FROM plans WHERE id <> ALL ($1::uuid[])', [plans.map(({ id }) => id)]);
  await sql.rows(
    `INSERT INTO plan_kinds (key, name, text, people, position)
     SELECT key, name, text, people, position - 1
       FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS (key text, name text, text text, people smallint))
            WITH ORDINALITY AS kind (key, name, text, people, position)
     ON CONFLICT (key) DO UPDATE SET name = excluded.name, text = excluded.text, people = excluded.people,
            position = excluded.position`,
    [JSON.stringify(kinds)],
  );
  await sql.rows(
    `INSERT INTO plans (id, price_list, kind, months, price_paise, original_paise, visible, most_chosen, position)
     SELECT id, "priceList", kind, months, price, "originalPrice", visible, "mostChosen", position - 1
       FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS (id uuid, "priceList" text, kind text, months smallint, price integer,
                         "originalPrice" integer, visible boolean, "mostChosen" boolean))
            WITH ORDINALITY AS plan (id, "priceList", kind, months, price, "originalPrice", visible, "mostChosen", position)
     ON CONFLICT (id) DO UPDATE SET price_list = excluded.price_list, kind = excluded.kind,
            months = excluded.months, price_paise = excluded.price_paise, original_paise = excluded.original_paise,
            visible = excluded.visible, most_chosen = excluded.most_chosen, position = excluded.position`,
    [JSON.stringify(plans)],
  );
  await sql.rows('DELETE FROM plan_kinds WHERE key <> ALL ($1)', [kinds.map(({ key }) => key)]);
}
