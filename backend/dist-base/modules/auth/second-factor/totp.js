import { Secret, TOTP } from 'otpauth';
/** RFC 6238 with what every authenticator app takes: SHA-1, six digits, 30 seconds. */
const PERIOD_SECONDS = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** Steps each side that count: clocks differ, and people type. */
const WINDOW = 1;
/** Steps back in which a code is known again, to say what is wrong with it. Of one to come nothing is said: it could be waited for. */
const KNOWN_AGAIN = 10;
/** 160 bits, base32: as it is typed where no camera is at hand. */
export const newTotpSecret = () => new Secret({ size: SECRET_BYTES }).base32;
const generatorOf = (secret) => new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: DIGITS, period: PERIOD_SECONDS });
/** What the QR code says to the app. @param issuer the business @param label the account's address */
export function totpUri(secret, issuer, label) {
    const generator = generatorOf(secret);
    generator.issuer = issuer;
    generator.label = label;
    return generator.toString();
}
/** @param now in ms */
export function matchTotp(secret, code, now) {
    const generator = generatorOf(secret);
    const delta = generator.validate({ token: code, timestamp: now, window: WINDOW });
    if (delta !== null)
        return { step: generator.counter({ timestamp: now }) + delta };
    const known = generator.validate({ token: code, timestamp: now, window: KNOWN_AGAIN });
    return known === null || known > 0 ? 'wrong' : 'out-of-time';
}
//# sourceMappingURL=totp.js.map