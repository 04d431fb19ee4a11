const whole = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
/** "₹47,000", or "₹47,000.50" when there are paise to show. @param paise an integer */
export function formatRupees(paise) {
    return (paise % 100 === 0 ? whole : exact).format(paise / 100);
}
/** "₹47,000.00": in columns, where paise stand below paise. @param paise an integer */
export function formatToPaise(paise) {
    return exact.format(paise / 100);
}
//# sourceMappingURL=money.domain.js.map