const OF_ACCOUNT = 'USING subject WHERE user_id = subject.id';
/** How somebody signs in, and what was begun with it. */
export const accounts = [
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
        erased: ['DELETE FROM account_codes c USING subject WHERE lower(c.email) = subject.email'],
    },
    {
        table: 'purchase_links',
        personal: ['token_hash', 'email', 'name'],
        impersonal: [],
        erased: ['DELETE FROM purchase_links l USING subject WHERE lower(l.email) = subject.email'],
    },
    {
        table: 'staff_invitations',
        personal: ['email', 'token_hash', 'invited_by'],
        impersonal: ['role'],
        handed: {
            file: 'invitations',
            rows: `SELECT i.role, i.created_at, i.expires_at FROM staff_invitations i, subject WHERE i.email = subject.email`,
        },
        // Nobody comes in by the word of somebody who is gone.
        erased: [
            `DELETE FROM staff_invitations i USING subject
        WHERE i.email = subject.email OR i.inviter_id = subject.id OR lower(i.invited_by) = subject.email`,
        ],
    },
    {
        table: 'people',
        personal: ['email', 'name'],
        impersonal: ['standing'],
        erased: ['DELETE FROM people p USING subject WHERE p.email = subject.email OR p.user_id = subject.id'],
    },
    {
        table: 'users',
        personal: ['email', 'name', 'password_hash', 'google_sub'],
        impersonal: ['role', 'type'],
        handed: {
            file: 'account',
            rows: `SELECT u.email, u.name, u.role, u.type, u.password_hash IS NOT NULL AS has_password,
               u.google_sub IS NOT NULL AS has_google, u.has_second_factor, u.email_verified_at, u.created_at, u.updated_at
          FROM users u, subject WHERE u.id = subject.id OR u.email = subject.email`,
        },
        // Its triggers take the purchases' owners away.
        erased: ['DELETE FROM users u USING subject WHERE u.id = subject.id OR u.email = subject.email'],
    },
];
//# sourceMappingURL=accounts.js.map