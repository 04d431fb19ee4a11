-- 10,000 programs with a hundred sets each, in ten sessions; the one that is measured has forty sessions of twenty sets.
INSERT INTO users (id, email, name, email_verified_at)
SELECT gen_random_uuid(), 'client' || n || '@example.com', 'Client ' || n, now() FROM generate_series(1, 10000) AS n;

INSERT INTO payments (id, intent_key, intent_hash, status, price_list, training_type, kind_name, duration, amount_paise, owner_id, name,
                      email, age, gender, razorpay_order_id, razorpay_payment_id, status_token, receipt_number, completed_at)
SELECT gen_random_uuid(), gen_random_uuid(), md5(email), 'completed', 'training-programs', 'individual', 'Individual', 6, 1437500, id,
       name, email, 30, 'female', 'order_' || md5(email), 'pay_' || md5(email), md5(email), 'IB-' || email, now() - interval '90 days'
  FROM users WHERE email LIKE 'client%';
INSERT INTO programs (id, payment_id, half, state, starts_on, months, bought_at)
SELECT gen_random_uuid(), id, 'buyer', 'active', current_date - 84, 6, completed_at FROM payments WHERE email LIKE 'client%';

INSERT INTO training_sessions (id, program_id, trained_on, day_id, week_id, plan_version, name, parts, finished_at)
SELECT gen_random_uuid(), g.id, current_date - (CASE WHEN p.email = 'client500@example.com' THEN 2 ELSE 8 END) * k, 'day-' || k % 3,
       'week-1', 1, 'Day ' || k % 3, '{"feel": {"kind": "feel", "value": 3, "at": 0, "id": "x"}}', now()
  FROM programs g JOIN payments p ON p.id = g.payment_id
  CROSS JOIN LATERAL generate_series(1, CASE WHEN p.email = 'client500@example.com' THEN 40 ELSE 10 END) AS k
 WHERE p.email LIKE 'client%';
INSERT INTO training_sets (session_id, key, program_id, trained_on, row_id, exercise_id, name, kg, reps, done, removed, edited_at, edit_id)
SELECT n.id, 'row-' || k / 4 || ':' || k % 4, n.program_id, n.trained_on, 'row-' || k / 4, 'exercise-' || (k / 4 + abs(hashtext(n.day_id))) % 15,
       'Exercise', 40 + k % 7 * 2.5, 5 + k % 6, true, false, now(), gen_random_uuid()
  FROM training_sessions n JOIN programs g ON g.id = n.program_id JOIN payments p ON p.id = g.payment_id
  CROSS JOIN LATERAL generate_series(1, CASE WHEN p.email = 'client500@example.com' THEN 20 ELSE 10 END) AS k;
-- The client has the admin's password.
UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE role = 'owner' LIMIT 1) WHERE email = 'client500@example.com';
