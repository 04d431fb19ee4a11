import type { Client } from 'pg';

/** Rows of payments, and as many of the activity log. */
export const ROWS = 1_000_000;

const FIRST = `ARRAY['Priya','Arjun','Ananya','Rahul','Meera','Vikram','Kavya','Rohan','Isha','Aditya','Neha','Karan',
  'Divya','Sanjay','Pooja','Amit','Lakshmi','Nikhil','Sneha','Varun','Aishwarya','Manish','Tara','Deepak','Zoya']`;
const LAST = `ARRAY['Nair','Sharma','Iyer','Reddy','Patel','Menon','Gupta','Das','Rao','Singh','Kulkarni','Bose',
  'Chopra','Joshi','Pillai','Verma','Shetty','Banerjee','Naidu','Kapoor','Mehta','Saxena','Fernandes','Hegde']`;
const pick = (list: string, salt: string) =>
  `(${list})[1 + abs(hashint4(n * 31 + ${salt})) % array_length(${list}, 1)]`;
/** Three years, the newest row a moment ago. */
const WHEN = `now() - interval '10 minutes' - (${ROWS} - n) * interval '94 seconds'`;

const PAYMENTS = `
  INSERT INTO payments (id, intent_key, intent_hash, status, price_list, training_type, kind_name, duration, amount_paise,
                        name, email, phone, age, gender, razorpay_order_id, razorpay_payment_id, status_token,
                        receipt_number, flagged, created_at, updated_at, completed_at)
  SELECT gen_random_uuid(), gen_random_uuid(), md5(n::text), status, 'training-programs',
         CASE WHEN n % 3 = 0 THEN 'buddy' ELSE 'individual' END, CASE WHEN n % 3 = 0 THEN 'Buddy' ELSE 'Individual' END, (ARRAY[3, 6, 12])[1 + n % 3], 1437500,
         name, lower(replace(name, ' ', '.')) || n || '@example.com',
         '9' || lpad((abs(hashint8(n::bigint * 7919)) % 1000000000)::text, 9, '0'), 16 + n % 60, 'female',
         'order_' || substr(md5('o' || n), 1, 14),
         CASE WHEN status = 'completed' THEN 'pay_' || substr(md5('p' || n), 1, 14) END, md5('s' || n),
         CASE WHEN status = 'completed' THEN 'IB-2026-' || n END, n % 2000 = 0, at, at,
         CASE WHEN status = 'completed' THEN at + interval '2 minutes' END
    FROM (SELECT n, ${WHEN} AS at, CASE WHEN n % 100 = 7 AND n < ${ROWS / 2} THEN 'Zubin' ELSE ${pick(FIRST, '1')} END || ' ' || ${pick(LAST, '2')} AS name,
                 CASE WHEN n % 100 < 60 THEN 'completed' WHEN n % 100 < 80 THEN 'failed'
                      WHEN n % 100 < 95 THEN 'cancelled' ELSE 'pending' END AS status
            FROM generate_series(1, ${ROWS}) AS n) AS made`;

const REFUNDS = `
  INSERT INTO payment_refunds (id, payment_id, refund_key, amount_paise, reason, requested_by, status,
                               razorpay_payment_id, razorpay_refund_id, created_at, processed_at)
  SELECT gen_random_uuid(), id, gen_random_uuid(), 100000, 'bench', 'bench', 'processed', razorpay_payment_id,
         'rfnd_' || substr(md5(id::text), 1, 14), created_at, created_at + interval '1 day'
    FROM payments WHERE status = 'completed' AND hashtext(id::text) % 30 = 0`;

const ACTIVITIES = `
  INSERT INTO activities (id, email, action, feature, route, ip, changes, created_at)
  SELECT gen_random_uuid(), 'user' || n % 50000 || '@example.com',
         CASE WHEN n % 4 = 0 THEN 'Updated' ELSE 'Signed in' END, CASE WHEN n % 4 = 0 THEN 'Testimonial' ELSE 'Account' END,
         '/api/users/login', '203.0.113.7',
         CASE WHEN n % 4 = 0 THEN jsonb_build_object('before', NULL, 'after', jsonb_build_object('_id', gen_random_uuid())) END,
         ${WHEN}
    FROM generate_series(1, ${ROWS}) AS n`;

const MESSAGES = `
  INSERT INTO contact_messages (id, name, email, number, message, created_at, read_at)
  SELECT gen_random_uuid(), ${pick(FIRST, '3')}, 'user' || n || '@example.com', '98765' || n, 'Do you coach runners? ' || md5(n::text),
         now() - n * interval '10 minutes', CASE WHEN n % 50 > 0 THEN now() END
    FROM generate_series(1, 50000) AS n`;

const MAILS = `
  INSERT INTO mails (id, key, template, to_email, data, status, created_at, sent_at)
  SELECT gen_random_uuid(), 'receipt:' || gen_random_uuid(), 'receipt', 'user' || n || '@example.com', '{}',
         CASE WHEN n % 1000 = 0 THEN 'failed' ELSE 'sent' END, now() - n * interval '2 minutes', now()
    FROM generate_series(1, 300000) AS n`;

/** Fills the tables, each as one statement; the one dear index is made again afterwards. */
export async function seed(client: Client): Promise<void> {
  const index = 'payments_search';
  const { rows } = await client.query<{ indexdef: string }>(
    `SELECT indexdef FROM pg_indexes WHERE indexname = '${index}'`,
  );
  const definition = rows[0]?.indexdef;
  if (!definition) throw new Error(`The index ${index} is missing`);
  await client.query(`SET maintenance_work_mem = '512MB'; DROP INDEX ${index}`);
  for (const statement of [PAYMENTS, REFUNDS, ACTIVITIES, MESSAGES, MAILS]) await client.query(statement);
  await client.query(`${definition}; ALTER INDEX ${index} ALTER COLUMN 1 SET STATISTICS 1000`);
  await client.query('VACUUM ANALYZE');
}
