/** When Razorpay last reported anything is asked every few seconds. */
export class Operations1763760000000 {
    async up(runner) {
        await runner.query('CREATE INDEX razorpay_webhook_events_newest ON razorpay_webhook_events (received_at)');
    }
    async down(runner) {
        await runner.query('DROP INDEX razorpay_webhook_events_newest');
    }
}
//# sourceMappingURL=1763760000000-operations.js.map