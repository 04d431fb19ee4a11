import { type ImpersonalTable, type PersonalTable } from '../../platform/personal-data.ts';
import { expiredRows } from '../../platform/removal.ts';

const OF_ACCOUNT = 'USING subject WHERE user_id = subject.id';

export const personalTables: readonly PersonalTable[] = [
  {
    table: 'sessions',
    personal: ['device'],
    impersonal: [],
    handed: {
      file: 'sessions',
      rows: `SELECT s.device, s.created_at, s.last_seen_at, s.expires_at FROM sessions s, subject
        WHERE s.user_id = subject.id ORDER BY s.created_at`,
    },
    erased: [`DELETE FROM sessions ${OF_ACCOUNT}`],
  },
  {
    table: 'people',
    personal: ['email', 'name'],
    impersonal: ['standing'],
    addresses: ['email'],
    erased: ['DELETE FROM people p USING subject WHERE p.email = subject.email OR p.user_id = subject.id'],
  },
  {
    table: 'users',
    personal: ['email', 'name', 'password_hash', 'google_sub'],
    impersonal: ['role', 'type'],
    addresses: ['email'],
    handed: {
      file: 'account',
      rows: `SELECT u.email, u.name, u.role, u.type, u.password_hash IS NOT NULL AS has_password,
               u.google_sub IS NOT NULL AS has_google, u.has_second_factor, u.email_verified_at, u.created_at, u.updated_at
          FROM users u, subject WHERE u.id = subject.id OR u.email = subject.email`,
    },
    // Triggers unlink the purchases.
    erased: ['DELETE FROM users u USING subject WHERE u.id = subject.id OR u.email = subject.email'],
  },
];

export const impersonalTables: readonly ImpersonalTable[] = [
  { table: 'second_factor_policy', because: 'roles' },
];

export const removals = [expiredRows('sessions', '0 days', 'id')];
