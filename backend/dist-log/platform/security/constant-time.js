import { createHash, timingSafeEqual } from 'node:crypto';
/** Whether two secrets are the same; how long it takes tells nothing of either, nor of how long they are. */
export function isSameSecret(a, b) {
    return timingSafeEqual(digest(a), digest(b));
}
function digest(secret) {
    return createHash('sha256').update(secret).digest();
}
//# sourceMappingURL=constant-time.js.map