import { sessions } from './planted-log.ts';
import { food, training } from './planted-plan.ts';

/** SQL: a number of days before today, at a time in India. The milliseconds mark seeded instants. */
const at = (days: string, time = `'10:15'::time`) =>
  `((date_trunc('day', now() AT TIME ZONE 'Asia/Kolkata') - (${days}) * interval '1 day' + ${time} + interval '0.777 seconds')
     AT TIME ZONE 'Asia/Kolkata')`;
/** A deterministic UUID v4. */
const uuid = (text: string) => `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;
const id = (what: string) => uuid(`'${what}' || n`);
const NAMES = `ARRAY['Priya Raman','Arjun Pillai','Kabir Shah','Divya Rao','Joseph D’Souza','Nikhil Jain','Ananya Bhat',
  'Meera Kulkarni','Rahul Venkataraman','Sana Mir']`;
const name = `(${NAMES})[1 + n % 10]`;
const email = `'buyer' || n || '@example.com'`;
/** Varies the time by row, from 10:00 on. */
const hour = `make_time(10 + n % 8, (n * 7) % 60, 0)`;

const day = (days: string) => `(now() AT TIME ZONE 'Asia/Kolkata')::date - (${days})`;

/** JSON as a value of SQL. */
const literal = (value: object): string => `'${JSON.stringify(value).replaceAll("'", "''")}'::jsonb`;

/** SQL: an instant of a planted session as JSON has it, and a part of one. */
const instant = (time: string) =>
  `to_char(${at('"daysAgo"', `'${time}'::time`)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const part = (kind: string, value: string) =>
  `jsonb_build_object('kind', '${kind}', 'value', ${value}, 'at', 0, 'id', gen_random_uuid())`;

/** The coach, and the member's program. */
export const COACH = 'dev@ironbloom.example';
export const PROGRAM = '5d7a3c1e-62b4-4f0a-9c58-0b1d2e3f4a5b';
/** The member of the pictures, with the owner's password. */
export const MEMBER = 'asha@example.com';
/** The payment of the detail screen: partly refunded, with a flag. */
export const PAYMENT = '8b1a9953-c461-4296-a827-abf8c47804d7';

/** Deterministic data of half a year; each statement runs by itself. */
export const PLANTED: readonly string[] = [
  `INSERT INTO users (id, email, name, password_hash, email_verified_at, created_at)
   SELECT ${uuid(`'member'`)}, '${MEMBER}', 'Asha Nair', password_hash, ${at('30')}, ${at('30')}
     FROM users WHERE email = 'admin@ironbloom.example'`,
  `INSERT INTO users (id, email, name, email_verified_at, created_at)
   SELECT ${id('user')}, ${email}, ${name}, ${at('40 + n')}, ${at('40 + n')} FROM generate_series(1, 12) AS n`,
  `INSERT INTO payments (id, intent_key, intent_hash, status, price_list, training_type, kind_name, duration, amount_paise, name, email,
                         phone, age, gender, razorpay_order_id, razorpay_payment_id, status_token, receipt_number, created_at,
                         updated_at, completed_at)
   SELECT CASE n WHEN 1 THEN '${PAYMENT}' ELSE ${id('payment')} END, ${id('intent')}, md5(n::text), status, 'training-programs',
          CASE WHEN n % 3 = 0 THEN 'buddy' ELSE 'individual' END, CASE WHEN n % 3 = 0 THEN 'Buddy' ELSE 'Individual' END,
          (ARRAY[3, 6, 12])[1 + n % 3], 1500000 + (n % 3) * 950000, ${name}, ${email}, '90000 000' || (10 + n), 31, 'female',
          'order_Visual' || lpad(n::text, 6, '0'), CASE status WHEN 'completed' THEN 'pay_Visual' || lpad(n::text, 6, '0') END,
          md5('token' || n), CASE status WHEN 'completed' THEN 'IB-2026-' || lpad((200 - n)::text, 6, '0') END, at, at,
          CASE status WHEN 'completed' THEN at + interval '2 minutes' END
     FROM (SELECT n, ${at('1 + n * 2 - n % 2', hour)} AS at,
                  CASE WHEN n % 5 = 4 THEN 'failed' WHEN n % 7 = 5 THEN 'cancelled' ELSE 'completed' END AS status
             FROM generate_series(1, 40) AS n) AS made`,
  `INSERT INTO payments (id, intent_key, intent_hash, status, price_list, training_type, kind_name, duration, amount_paise, name, email,
                         age, gender, razorpay_order_id, razorpay_payment_id, status_token, receipt_number, created_at, updated_at,
                         completed_at)
   VALUES (${uuid(`'hers'`)}, ${uuid(`'hers'`)}, 'h', 'completed', 'training-programs', 'individual', 'Individual', 6, 2450000,
           'Asha Nair', '${MEMBER}', 31, 'female', 'order_VisualHers', 'pay_VisualHers', 'hers', 'IB-2026-000201', ${at('24')},
           ${at('24')}, ${at('24')})`,
  `INSERT INTO users (id, email, name, role, email_verified_at, created_at)
   VALUES (${uuid(`'coach'`)}, '${COACH}', 'Dev Menon', 'coach', ${at('60')}, ${at('60')})`,
  // Asha trains since three weeks; of the others some are new, some wait for a plan, some train.
  `INSERT INTO programs (id, payment_id, half, state, state_since, coach_id, starts_on, months, bought_at, called_at, called_by,
                         assessed_at, assessed_by, last_message_at, created_at)
   VALUES ('${PROGRAM}', ${uuid(`'hers'`)}, 'buyer', 'active', ${at('22')}, ${uuid(`'coach'`)}, ${day('22')}, 6, ${at('24')}, ${at('23')},
           '${COACH}', ${at('23')}, '${COACH}', ${at('1')}, ${at('24')})`,
  `INSERT INTO programs (id, payment_id, half, state, state_since, coach_id, starts_on, months, bought_at, called_at, called_by, created_at)
   SELECT ${id('program')}, CASE n WHEN 1 THEN '${PAYMENT}' ELSE ${id('payment')} END, 'buyer', state, ${at('n')},
          CASE WHEN n > 1 THEN ${uuid(`'coach'`)} END, CASE state WHEN 'active' THEN ${day('n')} END, 3, ${at('1 + n * 2 - n % 2')},
          CASE WHEN n > 2 THEN ${at('n')} END, CASE WHEN n > 2 THEN '${COACH}' END, ${at('n * 2')}
     FROM (VALUES (1, 'new'), (2, 'new'), (3, 'assessing'), (6, 'assessing'), (7, 'active'), (8, 'active'), (10, 'active')) AS made (n, state)`,
  `INSERT INTO intakes (program_id, answers, consent_version, consented_at, completed_at, created_at, updated_at)
   SELECT id, '{"goal": "lose-fat", "days": 3}', 1, ${at('3')}, ${at('3')}, ${at('3')}, ${at('3')} FROM programs
    WHERE state = 'active' OR id = ${uuid(`'program6'`)}`,
  `INSERT INTO program_plans (id, program_id, version, html, note, published_by, published_at)
   SELECT gen_random_uuid(), id, 1, '<h2>Three days a week</h2><p>Squat 3 × 8, row 3 × 10, press 3 × 8. Rest two minutes.</p><h2>Food</h2><p>Protein with each meal; rice at lunch on training days.</p>',
          'Week one is meant to feel easy.', '${COACH}', ${at('22')} FROM programs WHERE state = 'active'`,
  `UPDATE program_plans SET training = ${literal(training)}, food = ${literal(food)} WHERE program_id = '${PROGRAM}'`,
  `INSERT INTO training_sessions (id, program_id, trained_on, day_id, week_id, plan_version, name, parts, finished_at, created_at)
   SELECT ${uuid(`'session' || "daysAgo"`)}, '${PROGRAM}', ${day('"daysAgo"')}, "dayId", "weekId", 1, name,
          jsonb_build_object('started', ${part('started', instant('18:05'))}, 'finished', ${part('finished', instant('18:57'))},
                             'feel', ${part('feel', '3')}),
          ${at('"daysAgo"', `'18:57'::time`)}, ${at('"daysAgo"', `'18:05'::time`)}
     FROM jsonb_to_recordset(${literal(sessions)}) AS made ("daysAgo" int, "dayId" text, "weekId" text, name text)`,
  `INSERT INTO training_sets (session_id, key, program_id, trained_on, row_id, exercise_id, name, kg, reps, seconds, metres, done, removed, edited_at, edit_id)
   SELECT ${uuid(`'session' || "daysAgo"`)}, key, '${PROGRAM}', ${day('"daysAgo"')}, "rowId", "exerciseId", name, kg, reps, seconds, metres, true, false,
          ${at('"daysAgo"', `'18:30'::time`)}, gen_random_uuid()
     FROM jsonb_to_recordset(${literal(sessions)}) AS made ("daysAgo" int, sets jsonb),
          jsonb_to_recordset(sets) AS one (key text, "rowId" text, "exerciseId" text, name text, kg float, reps int, seconds int, metres float)`,
  `INSERT INTO program_messages (id, program_id, side, sender_id, sender, text, sent_at, read_at)
   SELECT ${id('chat')}, '${PROGRAM}', side, CASE side WHEN 'team' THEN ${uuid(`'coach'`)} ELSE ${uuid(`'member'`)} END,
          CASE side WHEN 'team' THEN 'Dev Menon' ELSE 'Asha Nair' END, text, ${at('4 - n')}, ${at('4 - n')}
     FROM (VALUES (1, 'client', 'The first squats are done. The last set was hard.'), (2, 'team', 'Good. Keep the weight for this week.'),
                  (3, 'client', 'Which rice do you mean on training days?')) AS made (n, side, text)`,
  `UPDATE program_messages SET read_at = NULL WHERE id = ${uuid(`'chat3'`)}`,
  `INSERT INTO program_events (id, program_id, kind, after, created_at)
   SELECT gen_random_uuid(), id, 'created', 'new', bought_at FROM programs`,
  `INSERT INTO payment_events (id, payment_id, from_status, to_status, source, created_at)
   SELECT gen_random_uuid(), id, 'pending', status, 'browser', coalesce(completed_at, created_at + interval '3 minutes')
     FROM payments`,
  `INSERT INTO payment_refunds (id, payment_id, refund_key, amount_paise, reason, requested_by, status, razorpay_payment_id,
                                razorpay_refund_id, created_at, processed_at)
   VALUES (${uuid(`'refund'`)}, '${PAYMENT}', ${uuid(`'key'`)}, 400000, 'Moved to another city', 'admin@ironbloom.example', 'processed',
           'pay_Visual000001', 'rfnd_Visual', ${at('0', `'09:05'::time`)} - interval '12 hours', ${at('0', `'09:06'::time`)} - interval '12 hours')`,
  `INSERT INTO activities (id, email, action, feature, route, ip, created_at)
   SELECT ${id('login')}, ${email}, 'Signed in', 'Account', '/api/users/login', '203.0.113.' || n, ${at('1 + n / 3', hour)}
     FROM generate_series(1, 60) AS n`,
  `INSERT INTO contact_messages (id, name, email, number, message, created_at, read_at)
   SELECT ${id('message')}, ${name}, ${email}, '90000 000' || (10 + n),
          (ARRAY['Do you coach people who travel every second week? I would train three times a week, mostly with what a hotel gym has.',
                 'Can I pause a plan for two weeks in May?', 'Is the buddy plan open to my sister in Pune?'])[1 + n % 3],
          ${at('n', hour)}, CASE WHEN n > 3 THEN ${at('n', hour)} END FROM generate_series(1, 14) AS n`,
  `INSERT INTO mails (id, key, template, to_email, to_name, data, status, error, created_at, sent_at)
   SELECT ${id('mail')}, 'receipt:' || ${id('payment')}, 'receipt', ${email}, ${name}, '{}',
          CASE n % 9 WHEN 4 THEN 'failed' ELSE 'sent' END, CASE n % 9 WHEN 4 THEN 'The server does not know this address.' END,
          ${at('n', hour)}, CASE n % 9 WHEN 4 THEN NULL ELSE ${at('n', hour)} END FROM generate_series(1, 25) AS n`,
  // Removes rows with the time of the seed and the first start.
  `DELETE FROM activities WHERE extract(milliseconds FROM created_at)::int % 1000 <> 777`,
  ...['blogs', 'recipes', 'testimonials'].map(
    (table) => `UPDATE ${table} SET created_at = ${at('20')}, updated_at = ${at('9')}`,
  ),
  `UPDATE users SET created_at = ${at('60')}, email_verified_at = ${at('60')} WHERE email = 'admin@ironbloom.example'`,
  ...['plan_revisions', 'publication_history'].map(
    (table) => `UPDATE ${table} SET published_at = ${at('60')}`,
  ),
];
