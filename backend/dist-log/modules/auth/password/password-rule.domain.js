const MIN_LENGTH = 8;
const MAX_LENGTH = 128;
/** The set of account-3. */
const SPECIAL = /[!@#$%^&*()_+\-=[\]{};':"\\|,.<>/?]/;
/** account-3; letters of any script that has upper and lower case count. */
export function meetsResetRule(password) {
    // Characters, as zod counts them elsewhere: an emoji is one, not two.
    const { length } = [...password];
    return (length >= MIN_LENGTH &&
        length <= MAX_LENGTH &&
        [/\p{Lu}/u, /\p{Ll}/u, /[0-9]/, SPECIAL].every((rule) => rule.test(password)));
}
//# sourceMappingURL=password-rule.domain.js.map