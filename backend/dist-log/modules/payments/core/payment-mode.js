/**
 * - `live`: real money.
 * - `test`: Razorpay's own test keys. Nobody is charged, and what is paid is no revenue.
 * - `sandbox`: our stand-in for Razorpay, for trying the product out: its payments are added up, to be seen.
 */
export const PAYMENT_MODES = ['live', 'test', 'sandbox'];
export function paymentModeOf(env) {
    if (env.RAZORPAY_SANDBOX)
        return 'sandbox';
    return env.RAZORPAY_KEY_ID.startsWith('rzp_test_') ? 'test' : 'live';
}
//# sourceMappingURL=payment-mode.js.map