import { randomUUID } from 'node:crypto';
import { personalTables } from '../../src/platform/declarations.ts';
import type { TestDatabase } from '../harness/database.ts';

/** Markers that no other row of the database contains. */
export interface Markers {
  email: string;
  name: string;
  phone: string;
}

export function markersOf(tag: string): Markers {
  // Capitals in the domain, dots and a plus: traps for a careless comparison.
  return {
    email: `${tag}.o'quist+news@mail.example.com`,
    name: `Zelda${tag} OQuist`,
    phone: `98765${tag.length}${[...tag].reduce((sum, letter) => sum + letter.charCodeAt(0), 10_000)}`.slice(
      0,
      10,
    ),
  };
}

export interface Planted extends Markers {
  userId: string;
  /** A completed purchase with a receipt, and an unpaid one. */
  paymentId: string;
  abandonedId: string;
  storyId: string;
  mediaId: string;
  broadcastId: string;
  singleId: string;
}

type Row = Record<string, unknown>;

const personalColumns = (name: string) => personalTables().find(({ table }) => table === name)!.personal;

/** One person in every table and column with personal data, as the product writes it. */
export async function plantPerson(db: TestDatabase, markers: Markers): Promise<Planted> {
  const { email, name, phone } = markers;
  const all = `${name} <${email.toUpperCase()}> ${phone}`;
  const [userId, paymentId, abandonedId, storyId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const [mediaId, broadcastId, singleId, messageId] = [
    randomUUID(),
    randomUUID(),
    randomUUID(),
    randomUUID(),
  ];
  const ahead = new Date(Date.now() + 86_400_000);
  const bytes = Buffer.from(all);

  async function put(table: string, row: Row): Promise<void> {
    const columns = Object.keys(row);
    await db.rows(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(row),
    );
  }

  await put('users', {
    id: userId,
    email,
    name,
    password_hash: all,
    google_sub: all,
    email_verified_at: new Date(),
    role: 'coach',
  });
  await put('sessions', {
    id: randomUUID(),
    user_id: userId,
    token_version: 0,
    device: all,
    expires_at: ahead,
  });
  await put('totp_secrets', { user_id: userId, sealed_secret: bytes, last_step: 0 });
  await put('recovery_codes', { user_id: userId, code_hash: all });
  await put('passkeys', {
    id: randomUUID(),
    user_id: userId,
    credential_id: all,
    public_key: bytes,
    counter: 0,
    transports: ['usb'],
    name: all,
  });
  await put('account_codes', {
    email,
    purpose: 'reset-password',
    device: all,
    request_id: randomUUID(),
    code_hash: all,
    name,
    password_hash: all,
    expires_at: ahead,
  });
  await put('purchase_links', { token_hash: all, email, name, expires_at: ahead });
  await put('private_files', {
    id: randomUUID(),
    resource: 'note',
    resource_id: randomUUID(),
    person_id: userId,
    name: all,
    content_type: 'image/webp',
    bytes: 1,
  });
  await put('staff_invitations', {
    email,
    id: randomUUID(),
    role: 'coach',
    token_hash: all,
    inviter_id: userId,
    invited_by: email,
    expires_at: ahead,
  });

  const order = {
    intent_hash: all,
    price_list: 'standard',
    training_type: 'individual',
    kind_name: 'Individual',
    duration: 3,
    amount_paise: 100_000,
    name,
    email: email.toUpperCase(),
    phone,
    age: 31,
    gender: 'female',
    billing_state: all,
    buyer_gstin: all,
  };
  const abandoned = { ...order, id: abandonedId, intent_key: randomUUID(), status_token: `${all} a` };
  await put('payments', { ...abandoned, status: 'cancelled', razorpay_order_id: `order_${abandonedId}` });
  await put('payments', {
    ...order,
    id: paymentId,
    intent_key: randomUUID(),
    status_token: all,
    gender: all,
    status: 'completed',
    completed_at: new Date(),
    razorpay_order_id: `order_${paymentId}`,
    razorpay_payment_id: `pay_${paymentId}`,
    receipt_number: `R-${paymentId.slice(0, 8)}`,
  });
  const programId = randomUUID();
  await put('programs', {
    id: programId,
    payment_id: paymentId,
    half: 'buyer',
    months: 3,
    bought_at: new Date(),
    coach_id: userId,
    called_by: email,
    assessed_by: email,
    zone: all,
  });
  await put('client_tasks', {
    id: randomUUID(),
    program_id: programId,
    text: all,
    written_by: email,
    done_by: email,
  });
  await put('intakes', { program_id: programId, answers: { why: all }, health: bytes });
  await put('health_openings', { id: randomUUID(), program_id: programId, opener_id: userId, opener: name });
  await put('check_ins', {
    id: randomUUID(),
    program_id: programId,
    due_on: '2026-11-28',
    week: 1,
    state: 'answered',
    questions: '[]',
    answers: { words: all },
    photos: { front: all },
    sent_at: new Date(),
    answered_at: new Date(),
    answered_by_id: userId,
    answered_by: name,
    answer: all,
  });
  await put('pauses', {
    id: randomUUID(),
    program_id: programId,
    from_on: '2026-12-07',
    until_on: '2026-12-20',
    reason: all,
    words: all,
    decision: all,
    decided_by: email,
  });
  await put('program_messages', {
    id: randomUUID(),
    program_id: programId,
    side: 'client',
    sender_id: userId,
    sender: name,
    text: all,
    report: all,
  });
  await put('program_plans', {
    id: randomUUID(),
    program_id: programId,
    version: 1,
    html: all,
    training: { note: all },
    food: { note: all },
    note: all,
    published_by: email,
  });
  const sessionId = randomUUID();
  await put('training_sessions', {
    id: sessionId,
    program_id: programId,
    trained_on: '2026-11-28',
    day_id: 'a',
    week_id: 'w1',
    plan_version: 1,
    name: all,
    parts: { note: { value: all } },
  });
  await put('training_sets', {
    session_id: sessionId,
    key: 'r1:1',
    program_id: programId,
    trained_on: '2026-11-28',
    name: all,
    done: true,
    removed: false,
    edited_at: new Date(),
    edit_id: randomUUID(),
  });
  await put('training_edits', {
    id: randomUUID(),
    session_id: sessionId,
    key: 'note',
    value: { note: all },
    edited_at: new Date(),
  });
  await put('program_events', {
    id: randomUUID(),
    program_id: programId,
    kind: 'state',
    reason: all,
    by: email,
  });
  for (const id of [paymentId, abandonedId]) {
    await put('payment_events', {
      id: randomUUID(),
      payment_id: id,
      from_status: 'pending',
      to_status: id === paymentId ? 'completed' : 'cancelled',
      source: 'browser',
    });
  }
  // Another buyer's purchase with this person as buddy.
  await put('payments', {
    ...order,
    intent_hash: 'other',
    name: 'Asha',
    email: `asha-${randomUUID()}@example.com`,
    phone: null,
    billing_state: null,
    buyer_gstin: null,
    id: randomUUID(),
    intent_key: randomUUID(),
    status_token: randomUUID(),
    status: 'completed',
    completed_at: new Date(),
    buddy: { name, email, phone, age: 30, gender: 'male' },
  });
  await put('payment_documents', {
    id: randomUUID(),
    payment_id: paymentId,
    kind: 'receipt',
    number: `R-${paymentId.slice(0, 8)}`,
    pdf: Buffer.from(`%PDF-1.4 ${all}`),
  });
  await put('payment_flags', {
    id: randomUUID(),
    payment_id: paymentId,
    kind: 'second_capture',
    razorpay_payment_id: `pay_${paymentId}`,
    amount_paise: 100,
    currency: 'INR',
    resolved_at: new Date(),
    resolved_by: email,
    note: all,
  });
  const refundId = randomUUID();
  await put('payment_refunds', {
    id: refundId,
    payment_id: paymentId,
    refund_key: randomUUID(),
    amount_paise: 100,
    reason: all,
    requested_by: email,
    status: 'processed',
    razorpay_payment_id: `pay_${paymentId}`,
    error: all,
  });
  await put('tax_documents', {
    id: randomUUID(),
    kind: 'invoice',
    payment_id: paymentId,
    series: 'INV',
    financial_year: '2026-27',
    serial: Number.parseInt(paymentId.slice(0, 6), 16),
    number: `INV-${paymentId.slice(0, 8)}`,
    issued_at: new Date(),
    test: false,
    buyer_gstin: all,
    taxable_paise: 100_000,
    cgst_paise: 0,
    sgst_paise: 0,
    igst_paise: 0,
    total_paise: 100_000,
  });
  await put('refund_requests', {
    id: randomUUID(),
    payment_id: paymentId,
    asked_by: userId,
    reason: all,
    due_at: ahead,
    outcome: 'refused',
    closed_at: new Date(),
    answered_by: email,
    answer: all,
  });
  await put('client_notes', {
    id: randomUUID(),
    payment_id: paymentId,
    author_id: userId,
    author: email,
    text: all,
  });
  await put('razorpay_webhook_events', {
    id: randomUUID(),
    event_id: randomUUID(),
    type: 'payment.captured',
    razorpay_order_id: `order_${paymentId}`,
    payload: JSON.stringify({ email, contact: phone, notes: { name } }),
    applied_at: new Date(),
    outcome: 'applied',
  });

  await put('contact_messages', {
    ...Object.fromEntries(personalColumns('contact_messages').map((column) => [column, all])),
    id: messageId,
    name,
    email: email.toUpperCase(),
    number: phone,
    message: all,
  });
  const mail = {
    template: 'receipt',
    to_email: email,
    to_name: name,
    reply_to: email,
    data: { name, phone, email },
    status: 'sent',
    error: all,
  };
  await put('mails', { ...mail, id: randomUUID(), key: `receipt:${paymentId}` });
  await put('mails', { ...mail, id: randomUUID(), key: `word:${all}` });
  const toUs = { ...mail, to_email: 'owner@example.com', to_name: null, reply_to: null, error: null };
  await put('mails', { ...toUs, id: randomUUID(), key: `contact:${messageId}`, data: { name, phone } });
  await put('mails', {
    ...toUs,
    id: randomUUID(),
    key: `owner-digest:${randomUUID()}`,
    template: 'owner-digest',
    data: { sections: [{ lines: [{ text: name, path: `/admin/payments/${paymentId}` }] }] },
  });
  await put('mails', { ...toUs, id: randomUUID(), key: `owner-refund:${refundId}`, data: { lead: name } });
  const failedMail = randomUUID();
  await put('mails', { ...mail, id: failedMail, key: `code:${randomUUID()}`, status: 'failed' });
  await put('outbox', {
    id: randomUUID(),
    job: 'mail.send',
    payload: { mailId: failedMail },
    dead_at: new Date(),
    last_error: all,
  });
  await put('outbox', {
    id: randomUUID(),
    job: 'auth.send-code',
    payload: { email, name, phone },
    dead_at: new Date(),
  });

  const act = { feature: 'Account', route: '/api', ip: all };
  await put('activities', { ...act, id: randomUUID(), email, action: 'Signed in' });
  await put('activities', {
    ...act,
    id: randomUUID(),
    email,
    action: 'Updated',
    changes: { before: { _id: 'x', note: all }, after: null },
  });
  await put('activities', {
    ...act,
    ip: null,
    id: randomUUID(),
    email: 'owner@example.com',
    action: 'Refunded',
    changes: { before: null, after: { _id: paymentId, reason: `${name} moved away` } },
  });

  await put('broadcasts', broadcast(broadcastId, false, 'Hello', email));
  await put('broadcasts', broadcast(singleId, true, all, email));
  for (const id of [broadcastId, singleId]) {
    await put('broadcast_recipients', {
      id: randomUUID(),
      broadcast_id: id,
      position: 1,
      email,
      name,
      status: 'sent',
      error: all,
    });
  }
  await put('broadcast_attachments', {
    broadcast_id: singleId,
    cid: 'one',
    filename: all,
    content_type: 'image/png',
    content: bytes,
  });
  await put('suppressions', { email, reason: 'unsubscribed', note: all });

  const picture = { alt: all, files: [] };
  await put('testimonials', {
    id: storyId,
    name,
    profile: all,
    story: all,
    full_story: all,
    before_image: all,
    after_image: all,
    before_weight: 80,
    after_weight: 70,
    before_month: all,
    after_month: all,
    before_picture: picture,
    after_picture: picture,
  });
  await put('media', { id: mediaId, files: ['a.webp'] });
  await put('media_uses', { media_id: mediaId, owner_id: storyId });
  const consent = { email, words: 'Terms, version 1', source: all, ip: all, given_at: new Date() };
  await put('consents', { ...consent, id: randomUUID(), what: 'terms', withdrawn_by: all });
  await put('consents', { ...consent, id: randomUUID(), what: 'story', about: storyId });

  for (const [table, column, subject] of REVISIONS) {
    // Before all others: the newest row is the current one.
    const [first] = await db.rows<{ version: number }>(
      `SELECT coalesce(min(version), 0) - 1 AS version FROM ${table}`,
    );
    await put(table, {
      version: first?.version,
      published_at: '2020-01-01',
      published_by: email,
      [column]: {},
      ...subject,
    });
  }
  await put('setup_items', { id: randomUUID(), skipped_by: email });
  const { userId: _, ...own } = { userId, paymentId, abandonedId, storyId, mediaId, broadcastId, singleId };
  return { ...markers, userId, ...own };
}

const REVISIONS = [
  ['publication_history', 'value', { subject: 'page-content:home' }],
  ['plan_revisions', 'book', {}],
] as const;

const ENDED = new Date();

const broadcast = (id: string, single: boolean, words: string, by: string): Row => ({
  id,
  intent_key: randomUUID(),
  subject: words,
  from_name: 'Iron',
  body_html: words,
  body_text: words,
  status: 'finished',
  total: 1,
  single,
  created_by: by,
  started_at: ENDED,
  finished_at: ENDED,
  counts: { sent: 1 },
  counts_end: ENDED,
});
