-- 10,000 programs of two years with a hundred messages and fifty check-ins each, entrusted to twenty coaches.
INSERT INTO users (id, email, name, role, email_verified_at)
SELECT gen_random_uuid(), 'coach' || n || '@example.com', 'Coach ' || n, 'coach', now() FROM generate_series(1, 20) AS n;
INSERT INTO users (id, email, name, email_verified_at)
SELECT gen_random_uuid(), 'client' || n || '@example.com', 'Client ' || n, now() FROM generate_series(1, 10000) AS n;

INSERT INTO payments (id, intent_key, intent_hash, status, price_list, training_type, kind_name, duration, amount_paise, name, email, phone, age,
                      gender, razorpay_order_id, razorpay_payment_id, status_token, receipt_number, created_at, updated_at, completed_at)
SELECT gen_random_uuid(), gen_random_uuid(), md5(n::text), 'completed', 'training-programs', 'individual', 'Individual', (ARRAY[3, 6, 12])[1 + n % 3],
       1437500, 'Client ' || n, 'client' || n || '@example.com', '9' || lpad(n::text, 9, '0'), 16 + n % 60, 'female',
       'order_' || md5('o' || n), 'pay_' || md5('p' || n), md5('s' || n), 'IB-2026-' || n, at, at, at
  FROM (SELECT n, now() - n * interval '105 minutes' AS at FROM generate_series(1, 10000) AS n) AS made;

INSERT INTO programs (id, payment_id, half, state, state_since, coach_id, starts_on, months, bought_at, called_at, called_by)
SELECT gen_random_uuid(), p.id, 'buyer', state, p.completed_at, CASE WHEN n % 10 > 0 THEN coach.id END,
       CASE WHEN state IN ('active', 'paused', 'ended') THEN (p.completed_at + interval '3 days')::date END, p.duration, p.completed_at,
       CASE WHEN state <> 'new' THEN p.completed_at + interval '1 hour' END, CASE WHEN state <> 'new' THEN 'coach1@example.com' END
  FROM (SELECT p.*, row_number() OVER (ORDER BY completed_at DESC) AS n FROM payments p WHERE status = 'completed' AND email LIKE 'client%') AS p
  JOIN (SELECT id, row_number() OVER (ORDER BY email) AS k FROM users WHERE role = 'coach') AS coach ON coach.k = 1 + n % 20
  CROSS JOIN LATERAL (SELECT CASE WHEN n < 100 THEN 'new' WHEN n < 300 THEN 'assessing' WHEN n < 3000 THEN CASE WHEN n % 20 = 0 THEN 'paused' ELSE 'active' END
                                  ELSE 'ended' END AS state) AS s;

INSERT INTO intakes (program_id, answers, completed_at)
SELECT id, '{"goal": "get-stronger"}', bought_at + interval '1 day' FROM programs WHERE state <> 'new';
INSERT INTO program_plans (id, program_id, version, html, note, published_by, published_at)
SELECT gen_random_uuid(), id, version, '<p>Three days a week.</p>', 'Next block', 'coach1@example.com', bought_at + interval '2 days'
  FROM programs, generate_series(1, 3) AS version WHERE state IN ('active', 'paused', 'ended');
-- One in a hundred open threads has a message that nobody of the team has read.
INSERT INTO program_messages (id, program_id, side, sender_id, sender, text, sent_at, read_at)
SELECT gen_random_uuid(), g.id, side, g.id, 'Somebody', 'Right shoulder pinched a little on the last set, no pain today.', at,
       CASE WHEN side = 'client' AND k = 100 AND g.state = 'active' AND abs(hashtext(g.id::text)) % 100 = 0 THEN NULL ELSE at + interval '1 hour' END
  FROM programs g CROSS JOIN generate_series(1, 100) AS k
  CROSS JOIN LATERAL (SELECT CASE WHEN k % 2 = 0 THEN 'client' ELSE 'team' END AS side,
                             g.bought_at + (least(now() - g.bought_at, interval '90 days') * k / 100) - interval '1 minute' AS at) AS m;
UPDATE programs g SET last_message_at = m.at FROM (SELECT program_id, max(sent_at) AS at FROM program_messages GROUP BY 1) AS m WHERE m.program_id = g.id;
-- Fifty check-ins each, a week apart up to this week, with the questions as shipped. The newest of one in ten open programs
-- waits for an answer; one in ten of the others was missed.
INSERT INTO check_ins (id, program_id, due_on, week, state, questions, answers, version, sent_at, opened_at, answered_at, answered_by, answer, created_at)
SELECT gen_random_uuid(), g.id, due_on, k, s.state, :questions::jsonb,
       jsonb_build_object('weight', 60 + (abs(hashtext(g.id::text)) + k) % 40, 'waist', 80 + k % 9, 'training', 1 + k % 5, 'food', 1 + k % 4,
                          'sleep', 3, 'stress', 2, 'hunger', 2, 'words', 'All four done. Biscuits at five are the hardest.'),
       9, CASE WHEN s.state IN ('sent', 'answered') THEN at END, CASE WHEN s.state = 'answered' THEN at END,
       CASE WHEN s.state = 'answered' THEN at + (k % 30) * interval '1 hour' END, CASE WHEN s.state = 'answered' THEN 'Coach 1' END,
       CASE WHEN s.state = 'answered' THEN 'A bowl of curd before the biscuits arrive. Nothing else changes.' END, at
  FROM programs g CROSS JOIN generate_series(1, 50) AS k
  CROSS JOIN LATERAL (SELECT current_date - abs(hashtext(g.id::text)) % 7 - 7 * (50 - k) AS due_on) AS d
  CROSS JOIN LATERAL (SELECT d.due_on::timestamptz AS at,
                             CASE WHEN k = 50 AND g.state = 'active' AND abs(hashtext(g.id::text)) % 10 = 0 THEN 'sent'
                                  WHEN (abs(hashtext(g.id::text)) + k) % 10 = 0 THEN 'missed' ELSE 'answered' END AS state) AS s;
