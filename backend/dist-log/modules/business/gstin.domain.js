const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/**
 * Whether it can be a GSTIN: state code, PAN, entity, `Z`, and the check character over the fourteen before it
 * (modulus 36, every second digit doubled and its two digits in base 36 added).
 */
export function isGstin(text) {
    if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/.test(text))
        return false;
    const sum = Array.from(text.slice(0, 14)).reduce((total, letter, index) => {
        const product = DIGITS.indexOf(letter) * ((index % 2) + 1);
        return total + Math.floor(product / 36) + (product % 36);
    }, 0);
    return DIGITS[(36 - (sum % 36)) % 36] === text[14];
}
//# sourceMappingURL=gstin.domain.js.map