/** Keys whose values never reach a log, wherever they stand in an object. */
const PERSONAL = new Set([
    'email',
    'phone',
    'name',
    'password',
    'otp',
    'token',
    'statusToken',
    'authorization',
]);
/** Objects and lists within what is logged. */
const DEPTH = 4;
/**
 * What a line of ours says beside its words, without anything personal. Errors and other instances stay what they are: serializers
 * describe them.
 */
export function censored(fields, depth = DEPTH) {
    const within = (value) => {
        if (depth === 0 || typeof value !== 'object' || value === null)
            return value;
        if (Array.isArray(value))
            return value.map(within);
        return Object.getPrototypeOf(value) === Object.prototype
            ? censored(value, depth - 1)
            : value;
    };
    return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, PERSONAL.has(key) ? '***' : within(value)]));
}
//# sourceMappingURL=censored.js.map