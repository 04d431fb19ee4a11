/** An order remembers the version of the terms that it was made under; those from before have none. */
export class TermsOfOrders1763981000000 {
    async up(runner) {
        await runner.query('ALTER TABLE payments ADD terms_version integer');
    }
    async down(runner) {
        await runner.query('ALTER TABLE payments DROP COLUMN terms_version');
    }
}
//# sourceMappingURL=1763981000000-terms-of-orders.js.map