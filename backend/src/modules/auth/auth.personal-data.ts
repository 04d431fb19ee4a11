import { type PersonalTable } from '../../platform/personal-data.ts';
import { expiredRows } from '../../platform/removal.ts';

const OF_ACCOUNT = 'USING subject WHERE user_id = subject.id';

export const personalTables: readonly PersonalTable[] = [
  {
    table: 'totp_secrets',
    personal: ['sealed_secret'],
    impersonal: [],
    erased: [`DELETE FROM totp_secrets ${OF_ACCOUNT}`],
  },
  {
    table: 'recovery_codes',
    personal: ['code_hash'],
    impersonal: [],
    erased: [`DELETE FROM recovery_codes ${OF_ACCOUNT}`],
  },
  {
    table: 'passkeys',
    personal: ['credential_id', 'public_key', 'name'],
    impersonal: ['transports'],
    handed: {
      file: 'passkeys',
      rows: `SELECT k.name, k.created_at, k.last_used_at FROM passkeys k, subject
        WHERE k.user_id = subject.id ORDER BY k.created_at`,
    },
    erased: [`DELETE FROM passkeys ${OF_ACCOUNT}`],
  },
  {
    table: 'account_codes',
    personal: ['email', 'device', 'code_hash', 'name', 'password_hash'],
    impersonal: ['purpose'],
    addresses: ['email'],
    erased: ['DELETE FROM account_codes c USING subject WHERE lower(c.email) = subject.email'],
  },
  {
    table: 'purchase_links',
    personal: ['token_hash', 'email', 'name'],
    impersonal: [],
    addresses: ['email'],
    erased: ['DELETE FROM purchase_links l USING subject WHERE lower(l.email) = subject.email'],
  },
  {
    table: 'staff_invitations',
    personal: ['email', 'token_hash', 'invited_by'],
    impersonal: ['role'],
    addresses: ['email'],
    handed: {
      file: 'invitations',
      rows: `SELECT i.role, i.created_at, i.expires_at FROM staff_invitations i, subject WHERE i.email = subject.email`,
    },
    // Revokes their invitations, too.
    erased: [
      `DELETE FROM staff_invitations i USING subject
        WHERE i.email = subject.email OR i.inviter_id = subject.id OR lower(i.invited_by) = subject.email`,
    ],
  },
];

export const removals = [
  // Until then, expired codes are told from wrong ones.
  expiredRows('account_codes', '7 days', 'ctid'),
  // An expired link can be exchanged for a new one.
  expiredRows('purchase_links', '1 year', 'token_hash'),
  // Until then it is shown as expired.
  expiredRows('staff_invitations', '30 days', 'email'),
];
