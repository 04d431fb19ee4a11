import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts, sessions, one-time codes, second factor, invitations. */
const users = String.raw`
CREATE TABLE users (
  id uuid PRIMARY KEY,
  email text NOT NULL CONSTRAINT users_email UNIQUE,
  name text NOT NULL,
  password_hash text,
  role text NOT NULL DEFAULT 'member',
  type text NOT NULL DEFAULT 'manual',
  email_verified_at timestamptz,
  token_version integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  google_sub text CONSTRAINT users_google_sub UNIQUE,
  deactivated_at timestamptz,
  has_second_factor boolean NOT NULL DEFAULT false
);
CREATE INDEX users_staff ON users (role) WHERE role <> 'member';

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  token_version integer NOT NULL,
  device text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_of_user ON sessions (user_id, last_seen_at);
CREATE INDEX sessions_expiry ON sessions (expires_at);

CREATE TABLE account_codes (
  email text NOT NULL,
  purpose text NOT NULL,
  request_id uuid NOT NULL,
  code_hash text NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  device text NOT NULL DEFAULT '',
  stranger_tries smallint NOT NULL DEFAULT 0,
  name text,
  password_hash text,
  PRIMARY KEY (email, purpose, device),
  CONSTRAINT account_codes_purpose CHECK (purpose IN ('verify-email', 'reset-password'))
);
CREATE INDEX account_codes_expiry ON account_codes (expires_at);

CREATE TABLE staff_invitations (
  email text PRIMARY KEY,
  id uuid NOT NULL,
  role text NOT NULL,
  token_hash text NOT NULL CONSTRAINT staff_invitations_token UNIQUE,
  inviter_id uuid NOT NULL,
  invited_by text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);

CREATE TABLE second_factor_policy (
  role text PRIMARY KEY,
  required boolean NOT NULL
);

CREATE TABLE totp_secrets (
  user_id uuid PRIMARY KEY,
  sealed_secret bytea NOT NULL,
  last_step integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);

CREATE TABLE passkeys (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  credential_id text NOT NULL CONSTRAINT passkeys_credential UNIQUE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz,
  synced boolean NOT NULL DEFAULT false
);
CREATE INDEX passkeys_of_user ON passkeys (user_id);

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL,
  code_hash text NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);

CREATE TABLE purchase_links (
  token_hash text PRIMARY KEY,
  email text NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX purchase_links_old ON purchase_links (expires_at);
`;

/** Plans, plan types and offers. */
const catalogue = String.raw`
CREATE TABLE plan_kinds (
  key text PRIMARY KEY,
  name text NOT NULL,
  text text NOT NULL,
  people smallint NOT NULL,
  position smallint NOT NULL,
  CONSTRAINT plan_kinds_people CHECK (people IN (1, 2))
);

CREATE TABLE plans (
  id uuid PRIMARY KEY,
  price_list text NOT NULL,
  kind text NOT NULL CONSTRAINT plans_kind REFERENCES plan_kinds(key),
  months smallint NOT NULL,
  price_paise integer NOT NULL,
  original_paise integer NOT NULL,
  position smallint NOT NULL,
  visible boolean NOT NULL DEFAULT true,
  most_chosen boolean NOT NULL DEFAULT false,
  CONSTRAINT plans_months CHECK (months > 0),
  CONSTRAINT plans_price CHECK (price_paise >= 100 AND original_paise >= price_paise),
  CONSTRAINT plans_once UNIQUE (price_list, kind, months) DEFERRABLE INITIALLY DEFERRED
);

CREATE TABLE plan_revisions (
  version integer PRIMARY KEY,
  published_by text,
  published_at timestamptz NOT NULL DEFAULT now(),
  book jsonb NOT NULL,
  restored_from integer
);

CREATE TABLE offers (
  id uuid PRIMARY KEY,
  code text,
  name text NOT NULL,
  percent smallint,
  amount_paise integer,
  starts_on date,
  ends_on date,
  plan_ids uuid[],
  max_uses integer,
  max_uses_per_email integer,
  first_purchase_only boolean NOT NULL DEFAULT false,
  active boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT offers_discount CHECK ((percent IS NULL) <> (amount_paise IS NULL)),
  CONSTRAINT offers_percent CHECK (percent BETWEEN 1 AND 100),
  CONSTRAINT offers_amount CHECK (amount_paise > 0),
  CONSTRAINT offers_sale_ends CHECK (code IS NOT NULL OR ends_on IS NOT NULL)
);
CREATE UNIQUE INDEX offers_code ON offers (code) WHERE code IS NOT NULL;
`;

/** Payments, their timeline, refunds, disputes, webhooks, and the digest of sales. */
const payments = String.raw`
CREATE SEQUENCE receipt_numbers;

CREATE TABLE payments (
  id uuid PRIMARY KEY,
  intent_key uuid NOT NULL CONSTRAINT payments_intent_key UNIQUE,
  intent_hash text NOT NULL,
  status text NOT NULL DEFAULT 'pending',
  price_list text NOT NULL,
  training_type text NOT NULL,
  duration smallint NOT NULL,
  amount_paise integer NOT NULL,
  currency text NOT NULL DEFAULT 'INR',
  name text NOT NULL,
  email text NOT NULL,
  phone text,
  age smallint NOT NULL,
  gender text NOT NULL,
  buddy jsonb,
  razorpay_order_id text CONSTRAINT payments_razorpay_order_id UNIQUE,
  razorpay_payment_id text CONSTRAINT payments_razorpay_payment_id UNIQUE,
  status_token text NOT NULL CONSTRAINT payments_status_token UNIQUE,
  receipt_number text CONSTRAINT payments_receipt_number UNIQUE,
  order_lease_until timestamptz,
  flagged boolean NOT NULL DEFAULT false,
  next_check_at timestamptz,
  check_count smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  completed_at timestamptz,
  test boolean NOT NULL DEFAULT false,
  kind_name text NOT NULL,
  offer_id uuid,
  offer_name text,
  offer_held_until timestamptz,
  discount_paise integer NOT NULL DEFAULT 0,
  terms_version integer,
  owner_id uuid,
  buddy_owner_id uuid,
  to_call boolean NOT NULL DEFAULT false,
  called_at timestamptz,
  called_by text,
  assessed_at timestamptz,
  assessed_by text,
  billing_state text,
  buyer_gstin text,
  first_order_id uuid,
  captured_paise integer,
  CONSTRAINT payments_amount CHECK (amount_paise > 0),
  CONSTRAINT payments_status CHECK (status IN ('pending', 'completed', 'failed', 'cancelled'))
);
CREATE INDEX payments_due_check ON payments (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE INDEX payments_newest ON payments (created_at, id);
CREATE INDEX payments_by_status ON payments (status, created_at, id);
CREATE INDEX payments_flagged ON payments (created_at, id) WHERE flagged;
CREATE INDEX payments_buyers ON payments (lower(email)) WHERE status = 'completed';
CREATE INDEX payments_revenue ON payments (completed_at) INCLUDE (amount_paise, test)
  WHERE completed_at IS NOT NULL;
CREATE INDEX payments_by_offer ON payments (offer_id, created_at) WHERE offer_id IS NOT NULL;
CREATE INDEX payments_buddies ON payments (lower(buddy->>'email'))
  WHERE status = 'completed' AND buddy IS NOT NULL;
CREATE INDEX payments_by_owner ON payments (owner_id, created_at, id) WHERE owner_id IS NOT NULL;
CREATE INDEX payments_by_buddy_owner ON payments (buddy_owner_id, created_at, id)
  WHERE buddy_owner_id IS NOT NULL;
CREATE INDEX payments_to_call ON payments (created_at, id) WHERE to_call;
CREATE INDEX payments_by_first_order ON payments (first_order_id)
  WHERE first_order_id IS NOT NULL;
-- Search over four fields; of the phone only the digits. A pending list of 1 MB makes an order's two writes cheaper.
CREATE INDEX payments_search ON payments USING gin (lower(
    E'\n' || name || E'\n' || email || E'\n' || translate(coalesce(phone, ''), '０１２３４５６７８９ +-().–/‐‑‒—−[]', '0123456789')
    || E'\n' || coalesce(razorpay_order_id, '')
  ) gin_trgm_ops) WITH (fastupdate = on, gin_pending_list_limit = 1024);
-- With more samples the planner tells a rare name from a common one.
ALTER INDEX payments_search ALTER COLUMN 1 SET STATISTICS 1000;

CREATE TABLE payment_events (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL CONSTRAINT payment_events_payment REFERENCES payments(id),
  from_status text NOT NULL,
  to_status text NOT NULL,
  source text NOT NULL,
  razorpay_payment_id text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX payment_events_by_payment ON payment_events (payment_id, created_at);

CREATE TABLE payment_flags (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL CONSTRAINT payment_flags_payment REFERENCES payments(id),
  kind text NOT NULL,
  razorpay_payment_id text NOT NULL,
  amount_paise integer NOT NULL,
  currency text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  resolved_at timestamptz,
  resolved_by text,
  note text,
  detail text,
  CONSTRAINT payment_flags_once UNIQUE (payment_id, kind, razorpay_payment_id)
);

CREATE TABLE payment_notes (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL CONSTRAINT payment_notes_payment REFERENCES payments(id) ON DELETE CASCADE,
  author_id uuid NOT NULL,
  author text NOT NULL,
  text text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX payment_notes_by_payment ON payment_notes (payment_id, created_at);

CREATE TABLE payment_refunds (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL CONSTRAINT payment_refunds_payment REFERENCES payments(id),
  refund_key uuid NOT NULL CONSTRAINT payment_refunds_key UNIQUE,
  amount_paise integer NOT NULL,
  reason text NOT NULL,
  requested_by text NOT NULL,
  status text NOT NULL DEFAULT 'pending',
  razorpay_payment_id text NOT NULL,
  razorpay_refund_id text CONSTRAINT payment_refunds_razorpay_refund_id UNIQUE,
  error text,
  attempts smallint NOT NULL DEFAULT 0,
  lease_until timestamptz,
  next_check_at timestamptz,
  check_count smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  processed_at timestamptz,
  failed_at timestamptz,
  currency text NOT NULL DEFAULT 'INR',
  CONSTRAINT payment_refunds_status CHECK (status IN ('pending', 'processed', 'failed')),
  CONSTRAINT payment_refunds_amount CHECK (amount_paise > 0)
);
CREATE INDEX payment_refunds_by_payment ON payment_refunds (payment_id, created_at);
CREATE INDEX payment_refunds_due_check ON payment_refunds (next_check_at)
  WHERE next_check_at IS NOT NULL;
CREATE INDEX payment_refunds_processed ON payment_refunds (processed_at) INCLUDE (amount_paise)
  WHERE processed_at IS NOT NULL;

CREATE TABLE refund_requests (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL CONSTRAINT refund_requests_payment REFERENCES payments(id),
  asked_by uuid NOT NULL,
  reason text NOT NULL,
  asked_at timestamptz NOT NULL DEFAULT now(),
  due_at timestamptz NOT NULL,
  outcome text,
  closed_at timestamptz,
  answered_by text,
  answer text,
  refund_id uuid CONSTRAINT refund_requests_refund REFERENCES payment_refunds(id),
  CONSTRAINT refund_requests_outcome CHECK (outcome IN ('refunded', 'refused', 'withdrawn')),
  CONSTRAINT refund_requests_closed CHECK ((outcome IS NULL) = (closed_at IS NULL)),
  CONSTRAINT refund_requests_refunded CHECK ((outcome = 'refunded') = (refund_id IS NOT NULL))
);
CREATE UNIQUE INDEX refund_requests_open ON refund_requests (payment_id) WHERE outcome IS NULL;
CREATE INDEX refund_requests_by_payment ON refund_requests (payment_id, asked_at);

CREATE TABLE payment_disputes (
  id uuid PRIMARY KEY,
  razorpay_dispute_id text NOT NULL CONSTRAINT payment_disputes_razorpay_dispute_id UNIQUE,
  payment_id uuid NOT NULL CONSTRAINT payment_disputes_payment REFERENCES payments(id),
  razorpay_payment_id text NOT NULL,
  amount_paise integer NOT NULL,
  deducted_paise integer NOT NULL,
  currency text NOT NULL,
  phase text NOT NULL,
  reason_code text NOT NULL,
  reason text NOT NULL,
  status text NOT NULL,
  respond_by timestamptz,
  raised_at timestamptz NOT NULL,
  told_at timestamptz NOT NULL,
  ended_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payment_disputes_status CHECK (
    status IN ('open', 'action_required', 'under_review', 'won', 'lost', 'closed')
  ),
  CONSTRAINT payment_disputes_amounts CHECK (amount_paise > 0 AND deducted_paise >= 0),
  CONSTRAINT payment_disputes_end CHECK ((status IN ('won', 'lost', 'closed')) = (ended_at IS NOT NULL))
);
CREATE INDEX payment_disputes_by_payment ON payment_disputes (payment_id);
CREATE INDEX payment_disputes_open ON payment_disputes (payment_id) WHERE ended_at IS NULL;
CREATE INDEX payment_disputes_lost ON payment_disputes (ended_at) WHERE status = 'lost';

CREATE TABLE razorpay_webhook_events (
  id uuid PRIMARY KEY,
  event_id text NOT NULL CONSTRAINT razorpay_webhook_events_event_id UNIQUE,
  type text NOT NULL,
  payload json NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  applied_at timestamptz,
  outcome text,
  razorpay_order_id text,
  body_removed_at timestamptz
);
CREATE INDEX razorpay_webhook_events_by_order ON razorpay_webhook_events (razorpay_order_id, received_at);
CREATE INDEX razorpay_webhook_events_newest ON razorpay_webhook_events (received_at);
CREATE INDEX razorpay_webhook_events_bodies ON razorpay_webhook_events (received_at)
  WHERE body_removed_at IS NULL;

CREATE TABLE owner_mail_settings (
  id boolean PRIMARY KEY DEFAULT true,
  digest boolean NOT NULL DEFAULT false,
  CONSTRAINT owner_mail_settings_one CHECK (id)
);

CREATE TABLE owner_digest_items (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  payment_id uuid NOT NULL CONSTRAINT owner_digest_items_payment REFERENCES payments(id),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT owner_digest_items_kind CHECK (kind IN ('sale', 'refund'))
);
`;

/** Receipts, tax documents and their numbers, and what Razorpay paid out. */
const accounting = String.raw`
CREATE TABLE payment_documents (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL CONSTRAINT payment_documents_payment REFERENCES payments(id),
  kind text NOT NULL,
  number text NOT NULL,
  pdf bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payment_documents_kind CHECK (kind IN ('receipt', 'invoice', 'credit_note')),
  CONSTRAINT payment_documents_number UNIQUE (kind, number)
);
-- A PDF is compressed already.
ALTER TABLE payment_documents ALTER pdf SET STORAGE EXTERNAL;
CREATE INDEX payment_documents_by_payment ON payment_documents (payment_id, kind);

CREATE TABLE document_series (
  series text NOT NULL,
  financial_year text NOT NULL,
  last_serial integer NOT NULL,
  PRIMARY KEY (series, financial_year)
);

CREATE TABLE tax_documents (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  payment_id uuid NOT NULL CONSTRAINT tax_documents_payment REFERENCES payments(id),
  refund_id uuid CONSTRAINT tax_documents_of_refund REFERENCES payment_refunds(id)
    CONSTRAINT tax_documents_refund UNIQUE,
  invoice_id uuid CONSTRAINT tax_documents_invoice REFERENCES tax_documents(id),
  series text NOT NULL,
  financial_year text NOT NULL,
  serial integer NOT NULL,
  number text NOT NULL CONSTRAINT tax_documents_number UNIQUE,
  issued_at timestamptz NOT NULL,
  test boolean NOT NULL,
  seller_gstin text,
  buyer_gstin text,
  place_of_supply text,
  sac text,
  rate_percent numeric(5,2),
  taxable_paise integer NOT NULL,
  cgst_paise integer NOT NULL,
  sgst_paise integer NOT NULL,
  igst_paise integer NOT NULL,
  total_paise integer NOT NULL,
  CONSTRAINT tax_documents_kind CHECK (kind IN ('invoice', 'credit_note')),
  CONSTRAINT tax_documents_credit CHECK ((kind = 'credit_note') = (refund_id IS NOT NULL)),
  CONSTRAINT tax_documents_parts CHECK (taxable_paise + cgst_paise + sgst_paise + igst_paise = total_paise),
  CONSTRAINT tax_documents_signs CHECK (
    total_paise > 0 AND taxable_paise >= 0 AND cgst_paise >= 0 AND sgst_paise >= 0 AND igst_paise >= 0
  ),
  CONSTRAINT tax_documents_serial UNIQUE (series, financial_year, serial)
);
CREATE INDEX tax_documents_by_payment ON tax_documents (payment_id);
CREATE INDEX tax_documents_by_time ON tax_documents (issued_at, id);
CREATE UNIQUE INDEX tax_documents_invoice_of ON tax_documents (payment_id) WHERE kind = 'invoice';

CREATE TABLE settlement_lines (
  settlement_id text NOT NULL,
  entity_id text NOT NULL,
  type text NOT NULL,
  debit_paise bigint NOT NULL,
  credit_paise bigint NOT NULL,
  amount_paise bigint NOT NULL,
  currency text NOT NULL,
  fee_paise bigint NOT NULL,
  tax_paise bigint NOT NULL,
  on_hold boolean NOT NULL,
  settled boolean NOT NULL,
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  utr text,
  payment_id text,
  order_id text,
  dispute_id text,
  method text,
  fetched_at timestamptz NOT NULL,
  PRIMARY KEY (settlement_id, entity_id)
);
CREATE INDEX settlement_lines_by_entity ON settlement_lines (entity_id);
CREATE INDEX settlement_lines_by_payment ON settlement_lines (payment_id)
  WHERE payment_id IS NOT NULL;
CREATE INDEX settlement_lines_by_utr ON settlement_lines (utr) WHERE utr IS NOT NULL;
CREATE INDEX settlement_lines_by_time ON settlement_lines (coalesce(settled_at, created_at));
`;

/** One row for everybody with an account or a purchase, kept by triggers (docs/decisions/019). */
const people = String.raw`
CREATE TABLE people (
  id uuid PRIMARY KEY,
  email text NOT NULL CONSTRAINT people_email UNIQUE,
  name text NOT NULL,
  user_id uuid,
  standing text NOT NULL,
  since timestamptz NOT NULL,
  bought_at timestamptz,
  CONSTRAINT people_standing CHECK (standing IN ('buyer', 'unverified', 'member', 'staff', 'deactivated'))
);
CREATE INDEX people_newest ON people (since, id);
CREATE INDEX people_buyers ON people (since, id) WHERE bought_at IS NOT NULL;
CREATE INDEX people_by_standing ON people (standing, since, id);
CREATE INDEX people_accounts ON people (user_id);
CREATE INDEX people_search ON people USING gin (lower(E'\n' || name || E'\n' || email) gin_trgm_ops);
ALTER INDEX people_search ALTER COLUMN 1 SET STATISTICS 1000;

CREATE FUNCTION people_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO people (id, email, name, user_id, standing, since)
  VALUES (gen_random_uuid(), NEW.email, NEW.name, NEW.id,
          CASE WHEN NEW.deactivated_at IS NOT NULL THEN 'deactivated'
               WHEN NEW.email_verified_at IS NULL THEN 'unverified'
               WHEN NEW.role <> 'member' THEN 'staff' ELSE 'member' END,
          NEW.created_at)
  ON CONFLICT (email) DO UPDATE
    -- Anyone may have typed the name of an unverified account: a buyer keeps the name of the purchase.
    SET name = CASE WHEN NEW.email_verified_at IS NULL AND people.bought_at IS NOT NULL
                    THEN people.name ELSE excluded.name END,
        user_id = excluded.user_id, standing = excluded.standing, since = least(people.since, excluded.since);
  RETURN NULL;
END $$;
CREATE TRIGGER people_of_account
  AFTER INSERT OR UPDATE OF name, role, email_verified_at, deactivated_at ON users
  FOR EACH ROW EXECUTE FUNCTION people_of_account();

CREATE FUNCTION people_without_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM people WHERE user_id = OLD.id AND bought_at IS NULL;
  UPDATE people SET user_id = NULL, standing = 'buyer' WHERE user_id = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER people_without_account AFTER DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION people_without_account();

CREATE FUNCTION people_of_purchase() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE at timestamptz := coalesce(NEW.completed_at, NEW.created_at);
BEGIN
  INSERT INTO people (id, email, name, standing, since, bought_at)
  VALUES (gen_random_uuid(), lower(NEW.email), NEW.name, 'buyer', at, at)
  ON CONFLICT (email) DO UPDATE
    SET name = CASE WHEN people.user_id IS NULL OR people.standing = 'unverified'
                    THEN excluded.name ELSE people.name END,
        since = least(people.since, excluded.since), bought_at = greatest(people.bought_at, excluded.bought_at);
  RETURN NULL;
END $$;
CREATE TRIGGER people_of_purchase AFTER INSERT OR UPDATE OF status ON payments
  FOR EACH ROW WHEN (NEW.status = 'completed') EXECUTE FUNCTION people_of_purchase();
`;

/**
 * A completed purchase belongs to the verified account of its address (docs/decisions/021). A purchase that completes and an account
 * of the same address that is verified at the same time wait for each other: 1,024 advisory locks, chosen by the address.
 */
const purchaseOwners = String.raw`
CREATE FUNCTION lock_addresses(addresses text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE bucket int;
BEGIN
  -- In ascending order, so that two transactions with the same two addresses cannot deadlock.
  FOR bucket IN SELECT DISTINCT hashtext(address) & 1023 FROM unnest(addresses) address
                 WHERE address IS NOT NULL ORDER BY 1 LOOP
    PERFORM pg_advisory_xact_lock(7407, bucket);
  END LOOP;
END $$;

CREATE FUNCTION payment_finds_owners() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  buyer text := lower(NEW.email);
  companion text := nullif(lower(NEW.buddy->>'email'), buyer);
BEGIN
  PERFORM lock_addresses(ARRAY[buyer, companion]);
  IF NEW.owner_id IS NULL THEN
    NEW.owner_id := (SELECT id FROM users WHERE email = buyer AND email_verified_at IS NOT NULL);
  END IF;
  IF companion IS NOT NULL AND NEW.buddy_owner_id IS NULL THEN
    NEW.buddy_owner_id := (SELECT id FROM users WHERE email = companion AND email_verified_at IS NOT NULL);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payment_finds_owners BEFORE INSERT OR UPDATE OF status ON payments
  FOR EACH ROW WHEN (NEW.status = 'completed') EXECUTE FUNCTION payment_finds_owners();

CREATE FUNCTION account_claims_purchases() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_addresses(ARRAY[NEW.email]);
  UPDATE payments SET owner_id = NEW.id
   WHERE lower(email) = NEW.email AND status = 'completed' AND owner_id IS NULL;
  UPDATE payments SET buddy_owner_id = NEW.id
   WHERE lower(buddy->>'email') = NEW.email AND status = 'completed' AND buddy IS NOT NULL AND buddy_owner_id IS NULL
     AND lower(email) <> NEW.email;
  RETURN NULL;
END $$;
-- Triggers run in the order of their names. This one must run before people_of_account: payments, too, lock the address before the person.
CREATE TRIGGER account_claims_purchases AFTER INSERT OR UPDATE OF email_verified_at ON users
  FOR EACH ROW WHEN (NEW.email_verified_at IS NOT NULL) EXECUTE FUNCTION account_claims_purchases();

CREATE FUNCTION account_leaves_purchases() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payments SET owner_id = NULL WHERE owner_id = OLD.id;
  UPDATE payments SET buddy_owner_id = NULL WHERE buddy_owner_id = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER account_leaves_purchases AFTER DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION account_leaves_purchases();
`;

/** Articles, recipes, stories and pictures. */
const content = String.raw`
CREATE TABLE blogs (
  id uuid PRIMARY KEY,
  slug text NOT NULL CONSTRAINT blogs_slug UNIQUE,
  title text NOT NULL,
  excerpt text NOT NULL,
  author text NOT NULL,
  category text NOT NULL,
  featured boolean NOT NULL DEFAULT false,
  picture jsonb NOT NULL,
  read_time text NOT NULL,
  likes integer NOT NULL DEFAULT 0,
  content text NOT NULL,
  draft boolean NOT NULL DEFAULT false,
  published_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  content_widths jsonb
);
CREATE INDEX blogs_newest ON blogs (published_at, id);

CREATE TABLE recipes (
  id uuid PRIMARY KEY,
  slug text NOT NULL CONSTRAINT recipes_slug UNIQUE,
  name text NOT NULL,
  description text NOT NULL,
  picture jsonb NOT NULL,
  category text NOT NULL DEFAULT 'veg',
  cuisines text[] NOT NULL DEFAULT '{}',
  serving smallint NOT NULL DEFAULT '1',
  yt_links text[] NOT NULL DEFAULT '{}',
  ingredients text[] NOT NULL DEFAULT '{}',
  steps text[] NOT NULL DEFAULT '{}',
  calories real NOT NULL DEFAULT 0,
  protein real NOT NULL DEFAULT 0,
  carbs real NOT NULL DEFAULT 0,
  fat real NOT NULL DEFAULT 0,
  prep_minutes smallint NOT NULL DEFAULT 0,
  rating real NOT NULL DEFAULT 0,
  reviews integer NOT NULL DEFAULT 0,
  position integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  draft boolean NOT NULL DEFAULT false
);
CREATE INDEX recipes_order ON recipes (position, id);

CREATE TABLE testimonials (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  profile text NOT NULL DEFAULT '',
  story text NOT NULL,
  full_story text NOT NULL,
  before_image text NOT NULL,
  after_image text NOT NULL,
  before_weight real NOT NULL,
  after_weight real NOT NULL,
  before_month text NOT NULL,
  after_month text NOT NULL,
  position integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  draft boolean NOT NULL DEFAULT false,
  before_picture jsonb,
  after_picture jsonb,
  consent_date date,
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX testimonials_order ON testimonials (position, id);

CREATE TABLE slug_redirects (
  kind text NOT NULL,
  slug text NOT NULL,
  target_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, slug)
);
CREATE INDEX slug_redirects_target ON slug_redirects (target_id);

CREATE TABLE content_intents (
  key uuid PRIMARY KEY,
  content_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE share_cards (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  target_id uuid NOT NULL CONSTRAINT share_cards_target UNIQUE,
  src text,
  made_of text,
  site text NOT NULL
);

CREATE TABLE media (
  id uuid PRIMARY KEY,
  files text[] NOT NULL,
  removing_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX media_oldest ON media (created_at);

CREATE TABLE media_uses (
  media_id uuid NOT NULL CONSTRAINT media_uses_media REFERENCES media(id) ON DELETE CASCADE,
  owner_id uuid NOT NULL,
  PRIMARY KEY (media_id, owner_id)
);
CREATE INDEX media_uses_owner ON media_uses (owner_id);

CREATE TABLE private_files (
  id uuid PRIMARY KEY,
  resource text NOT NULL,
  resource_id uuid NOT NULL,
  person_id uuid NOT NULL,
  name text NOT NULL,
  content_type text NOT NULL,
  bytes integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  removing_at timestamptz
);
CREATE INDEX private_files_resource ON private_files (resource_id, resource);
CREATE INDEX private_files_person ON private_files (person_id);
`;

/** Publications of the business, the look, the pages and the retention periods; the first of each is written when a backend starts. */
const site = String.raw`
CREATE TABLE publication_history (
  subject text NOT NULL,
  version integer NOT NULL,
  value jsonb NOT NULL,
  published_at timestamptz NOT NULL DEFAULT now(),
  published_by text,
  restored_from integer,
  PRIMARY KEY (subject, version)
);

CREATE TABLE look_files (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  file jsonb NOT NULL
);

CREATE TABLE setup_items (
  id text PRIMARY KEY,
  done_at timestamptz,
  skipped_at timestamptz,
  skipped_by text,
  tested_at timestamptz,
  dkim_selector text
);
`;

/** Messages from the contact form, and mails. */
const messages = String.raw`
CREATE TABLE contact_messages (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  number text NOT NULL,
  message text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz,
  payment_id uuid CONSTRAINT contact_messages_payment REFERENCES payments(id) ON DELETE SET NULL
);
CREATE INDEX contact_messages_newest ON contact_messages (created_at, id);
CREATE INDEX contact_messages_unread ON contact_messages (created_at, id) WHERE read_at IS NULL;
CREATE INDEX contact_messages_from ON contact_messages (lower(email), created_at);
CREATE INDEX contact_messages_about ON contact_messages (payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX contact_messages_search ON contact_messages USING gin (lower(
    name || E'\n' || email || E'\n' || translate(coalesce(number, ''), '０１２３４５６７８９ +-().–/‐‑‒—−[]', '0123456789') || E'\n' || message
  ) gin_trgm_ops) WITH (fastupdate = off);

CREATE TABLE mails (
  id uuid PRIMARY KEY,
  key text NOT NULL CONSTRAINT mails_key UNIQUE,
  template text NOT NULL,
  to_email text NOT NULL,
  to_name text,
  data jsonb NOT NULL,
  status text NOT NULL DEFAULT 'queued',
  lease_until timestamptz,
  attempts smallint NOT NULL DEFAULT 0,
  error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  reply_to text,
  dismissed_at timestamptz
);
CREATE INDEX mails_newest ON mails (created_at, id);
CREATE INDEX mails_by_status ON mails
  ((CASE WHEN status = 'sending' THEN 'queued' ELSE status END), created_at, id);
CREATE INDEX mails_about ON mails (template, split_part(key, ':', 2));
CREATE INDEX mails_to ON mails (lower(to_email), created_at);
CREATE INDEX mails_records ON mails (created_at) WHERE template IN (
    'verify-email', 'reset-password', 'account-exists', 'no-account-yet', 'password-changed', 'second-factor',
    'staff-invitation', 'purchase-link', 'test-mail', 'erasure-scheduled'
  ) AND (status = 'sent' OR dismissed_at IS NOT NULL);
`;

/** Broadcasts, a row for each recipient, and addresses that get none. */
const broadcast = String.raw`
CREATE TABLE broadcasts (
  id uuid PRIMARY KEY,
  intent_key uuid NOT NULL CONSTRAINT broadcasts_intent_key UNIQUE,
  subject text NOT NULL,
  from_name text NOT NULL,
  body_html text NOT NULL,
  body_text text NOT NULL,
  status text NOT NULL,
  pause_reason text,
  total integer NOT NULL,
  single boolean NOT NULL DEFAULT false,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  scheduled_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  counts jsonb,
  counts_end timestamptz,
  recipients_removed_at timestamptz
);
CREATE INDEX broadcasts_newest ON broadcasts (created_at, id);
CREATE INDEX broadcasts_open ON broadcasts (started_at) WHERE status IN ('scheduled', 'running');
CREATE INDEX broadcasts_uncounted ON broadcasts (finished_at)
  WHERE finished_at IS NOT NULL AND NOT single AND counts_end IS DISTINCT FROM finished_at;
CREATE INDEX broadcasts_ended ON broadcasts (finished_at) WHERE finished_at IS NOT NULL;

CREATE TABLE broadcast_recipients (
  id uuid PRIMARY KEY,
  broadcast_id uuid NOT NULL,
  position integer NOT NULL,
  email text NOT NULL,
  name text,
  status text NOT NULL DEFAULT 'queued',
  attempts smallint NOT NULL DEFAULT '0',
  error text,
  dispatched_at timestamptz,
  retry_at timestamptz,
  lease_until timestamptz,
  settled_at timestamptz,
  CONSTRAINT broadcast_recipients_address UNIQUE (broadcast_id, email)
);
CREATE INDEX broadcast_recipients_status ON broadcast_recipients (broadcast_id, status, position);
CREATE INDEX broadcast_recipients_waiting ON broadcast_recipients (broadcast_id, position)
  WHERE status = 'queued' AND dispatched_at IS NULL;
CREATE INDEX broadcast_recipients_in_flight ON broadcast_recipients (lease_until)
  WHERE status = 'sending';

CREATE TABLE broadcast_attachments (
  broadcast_id uuid NOT NULL,
  cid text NOT NULL,
  filename text NOT NULL,
  content_type text NOT NULL,
  content bytea NOT NULL,
  PRIMARY KEY (broadcast_id, cid)
);

CREATE TABLE broadcast_usage (
  slot timestamptz NOT NULL,
  shard smallint NOT NULL,
  messages integer NOT NULL,
  PRIMARY KEY (slot, shard)
);

CREATE TABLE suppressions (
  email text PRIMARY KEY,
  reason text NOT NULL,
  note text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX suppressions_newest ON suppressions (created_at, email);
`;

/** Consents, requests for erasure, and how long data is kept. */
const privacy = String.raw`
CREATE TABLE consents (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  what text NOT NULL,
  words text NOT NULL,
  about text,
  source text NOT NULL,
  ip text,
  given_at timestamptz,
  withdrawn_at timestamptz,
  withdrawn_by text,
  CONSTRAINT consents_what CHECK (what IN ('terms', 'marketing', 'story')),
  CONSTRAINT consents_given_or_withdrawn CHECK (given_at IS NOT NULL OR withdrawn_at IS NOT NULL)
);
CREATE INDEX consents_of ON consents (email);
CREATE INDEX consents_about ON consents (about) WHERE about IS NOT NULL;
CREATE INDEX consents_records ON consents (given_at) WHERE ip IS NOT NULL;

CREATE TABLE erasures (
  id uuid PRIMARY KEY,
  email text,
  user_id uuid,
  email_hash text NOT NULL,
  key_id text NOT NULL,
  asked_by text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  due_at timestamptz NOT NULL,
  retry_at timestamptz,
  waits_for text,
  finished_at timestamptz,
  replay boolean NOT NULL DEFAULT false,
  CONSTRAINT erasures_asked_by CHECK (asked_by IN ('self', 'owner')),
  CONSTRAINT erasures_finished CHECK (finished_at IS NULL OR (email IS NULL AND user_id IS NULL))
);
CREATE UNIQUE INDEX erasures_open ON erasures (email) WHERE finished_at IS NULL;
CREATE INDEX erasures_of_account ON erasures (user_id) WHERE finished_at IS NULL;
CREATE INDEX erasures_hash ON erasures (email_hash);

-- A trigger, because six places begin a session.
CREATE FUNCTION sign_in_cancels_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM erasures WHERE user_id = NEW.user_id AND finished_at IS NULL AND asked_by = 'self';
  RETURN NULL;
END $$;
CREATE TRIGGER sign_in_cancels_erasure AFTER INSERT ON sessions
  FOR EACH ROW EXECUTE FUNCTION sign_in_cancels_erasure();
`;

/** Current versions of what is published, the job outbox, nightly runs, the audit log, the last backup. */
const platform = String.raw`
CREATE TABLE publications (
  name text PRIMARY KEY,
  version integer NOT NULL
);

CREATE TABLE outbox (
  id uuid PRIMARY KEY,
  job text NOT NULL,
  payload jsonb NOT NULL,
  available_at timestamptz NOT NULL DEFAULT now(),
  attempts smallint NOT NULL DEFAULT 0,
  last_error text,
  dead_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  due_at timestamptz NOT NULL DEFAULT now(),
  started_at timestamptz
);
CREATE INDEX outbox_due ON outbox (available_at) WHERE dead_at IS NULL;

CREATE TABLE activities (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  action text NOT NULL,
  feature text NOT NULL,
  route text NOT NULL,
  ip text,
  created_at timestamptz NOT NULL DEFAULT now(),
  changes jsonb
);
CREATE INDEX activities_newest ON activities (created_at, id);
CREATE INDEX activities_sign_ins ON activities (created_at, id) WHERE action = 'Signed in';
CREATE INDEX activities_changes_of ON activities
  ((coalesce(changes->'after'->>'_id', changes->'before'->>'_id'))) WHERE changes IS NOT NULL;
CREATE INDEX activities_sign_ins_of ON activities (email, created_at)
  WHERE action IN ('Signed in', 'Sign-in failed', 'Sign-in refused');
CREATE INDEX activities_records ON activities (created_at) WHERE ip IS NOT NULL OR action IN (
    'Signed in', 'Sign-in failed', 'Sign-in refused', 'Signed out', 'Signed out everywhere', 'Session ended',
    'Too many wrong codes', 'Recovery code used'
  );

CREATE TABLE nightly_runs (
  job text NOT NULL,
  night date NOT NULL,
  holder uuid NOT NULL,
  lease_until timestamptz NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  counts jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (job, night)
);

CREATE TABLE last_backup (
  one_row boolean PRIMARY KEY DEFAULT true,
  finished_at timestamptz NOT NULL DEFAULT now(),
  awaited_since timestamptz,
  CONSTRAINT last_backup_one_row CHECK (one_row)
);
`;

/** Rows that a new database begins with. Prices are those of pay-1 and pay-2. */
const rows = String.raw`
INSERT INTO publications (name, version) VALUES
  ('plans', 1), ('business', 1), ('second-factor-policy', 1), ('look', 1), ('retention', 1);

INSERT INTO plan_kinds (key, name, text, people, position) VALUES
  ('individual', 'Individual', 'One coach, one plan, all yours.', 1, 0),
  ('buddy', 'Buddy', 'Two people, one price.', 2, 1);

INSERT INTO plans (id, price_list, kind, months, price_paise, original_paise, position) VALUES
  (gen_random_uuid(), 'training-programs', 'individual', 3, 1500000, 3000000, 0),
  (gen_random_uuid(), 'training-programs', 'individual', 6, 2700000, 4000000, 1),
  (gen_random_uuid(), 'training-programs', 'individual', 12, 5000000, 8000000, 2),
  (gen_random_uuid(), 'training-programs', 'buddy', 3, 2500000, 4000000, 3),
  (gen_random_uuid(), 'training-programs', 'buddy', 6, 4700000, 8000000, 4),
  (gen_random_uuid(), 'training-programs', 'buddy', 12, 8800000, 15000000, 5),
  (gen_random_uuid(), 'simple-payment', 'individual', 3, 1437500, 3000000, 0),
  (gen_random_uuid(), 'simple-payment', 'individual', 6, 2700000, 4000000, 1),
  (gen_random_uuid(), 'simple-payment', 'individual', 12, 5000000, 8000000, 2),
  (gen_random_uuid(), 'simple-payment', 'buddy', 3, 2500000, 4000000, 3),
  (gen_random_uuid(), 'simple-payment', 'buddy', 6, 4700000, 8000000, 4),
  (gen_random_uuid(), 'simple-payment', 'buddy', 12, 8800000, 15000000, 5);

INSERT INTO plan_revisions (version, book) SELECT 1, jsonb_build_object(
  'kinds', (SELECT jsonb_agg(jsonb_build_object('key', key, 'name', name, 'text', text, 'people', people)
                             ORDER BY position) FROM plan_kinds),
  'plans', (SELECT jsonb_agg(jsonb_build_object('id', id, 'priceList', price_list, 'kind', kind, 'months', months,
                               'price', price_paise, 'originalPrice', original_paise,
                               'visible', visible, 'mostChosen', most_chosen)
                             ORDER BY price_list DESC, position) FROM plans));

INSERT INTO owner_mail_settings DEFAULT VALUES;

-- No backup yet: the row says since when the first one is awaited.
INSERT INTO last_backup (awaited_since) VALUES (now());
`;

const sections = [
  users,
  catalogue,
  payments,
  accounting,
  people,
  purchaseOwners,
  content,
  site,
  messages,
  broadcast,
  privacy,
  platform,
  rows,
];

/** The whole schema of release 0.2.0. */
export class Baseline1795824000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A trusted extension: it needs the right to create in the database, not a superuser.
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    for (const section of sections) await runner.query(section);
  }

  down(): Promise<void> {
    throw new Error('There is nothing before the baseline: drop the database instead.');
  }
}
