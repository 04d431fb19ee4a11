-- A million payments and a million activities over three years, the newest of ten minutes ago.
CREATE TEMPORARY TABLE names AS SELECT
  ARRAY['Priya','Arjun','Ananya','Rahul','Meera','Vikram','Kavya','Rohan','Isha','Aditya','Neha','Karan','Divya','Sanjay','Pooja',
    'Amit','Lakshmi','Nikhil','Sneha','Varun','Aishwarya','Manish','Tara','Deepak','Zoya'] AS first,
  ARRAY['Nair','Sharma','Iyer','Reddy','Patel','Menon','Gupta','Das','Rao','Singh','Kulkarni','Bose','Chopra','Joshi','Pillai',
    'Verma','Shetty','Banerjee','Naidu','Kapoor','Mehta','Saxena','Fernandes','Hegde'] AS last;

-- Without the search's index while rows come in, which takes several times as long with it.
DO $$
DECLARE
  search text := pg_get_indexdef('payments_search'::regclass);
BEGIN
DROP INDEX payments_search;
INSERT INTO payments (id, intent_key, intent_hash, status, price_list, training_type, kind_name, duration, amount_paise, name, email, phone, age,
                      gender, razorpay_order_id, razorpay_payment_id, status_token, receipt_number, flagged, created_at, updated_at,
                      completed_at)
SELECT gen_random_uuid(), gen_random_uuid(), md5(n::text), status, 'training-programs',
       CASE WHEN n % 3 = 0 THEN 'buddy' ELSE 'individual' END, CASE WHEN n % 3 = 0 THEN 'Buddy' ELSE 'Individual' END,
       (ARRAY[3, 6, 12])[1 + n % 3], 1437500,
       name, lower(replace(name, ' ', '.')) || n || '@example.com',
       '9' || lpad((abs(hashint8(n::bigint * 7919)) % 1000000000)::text, 9, '0'), 16 + n % 60, 'female',
       'order_' || substr(md5('o' || n), 1, 14),
       CASE WHEN status = 'completed' THEN 'pay_' || substr(md5('p' || n), 1, 14) END, md5('s' || n),
       CASE WHEN status = 'completed' THEN 'IB-2026-' || n END, n % 2000 = 0, at, at,
       CASE WHEN status = 'completed' THEN at + interval '2 minutes' END
  FROM (SELECT n, now() - interval '10 minutes' - (1000000 - n) * interval '94 seconds' AS at,
               -- One name that is in the older half alone.
               CASE WHEN n % 100 = 7 AND n < 500000 THEN 'Zubin' ELSE first[1 + abs(hashint4(n * 31)) % 25] END
                 || ' ' || last[1 + abs(hashint4(n * 37)) % 24] AS name,
               CASE WHEN n % 100 < 60 THEN 'completed' WHEN n % 100 < 80 THEN 'failed'
                    WHEN n % 100 < 95 THEN 'cancelled' ELSE 'pending' END AS status
          FROM names, generate_series(1, 1000000) AS n) AS made;
EXECUTE search;
ALTER INDEX payments_search ALTER COLUMN 1 SET STATISTICS 1000;
END $$;

INSERT INTO activities (id, email, action, feature, route, ip, created_at)
SELECT gen_random_uuid(), 'user' || n % 50000 || '@example.com', 'Signed in', 'Account', '/api/users/login', '203.0.113.7',
       now() - (1000000 - n) * interval '94 seconds'
  FROM generate_series(1, 1000000) AS n;
