/** Which payments were made with a test key; the index that adds revenue up knows it, too. */
export class TestPayments1763820000000 {
    async up(runner) {
        await runner.query('ALTER TABLE payments ADD test boolean NOT NULL DEFAULT false');
        await runner.query('DROP INDEX payments_revenue');
        await runner.query(`CREATE INDEX payments_revenue ON payments (completed_at) INCLUDE (amount_paise, test)
        WHERE completed_at IS NOT NULL`);
    }
    async down(runner) {
        await runner.query('DROP INDEX payments_revenue');
        await runner.query(`CREATE INDEX payments_revenue ON payments (completed_at) INCLUDE (amount_paise) WHERE completed_at IS NOT NULL`);
        await runner.query('ALTER TABLE payments DROP test');
    }
}
//# sourceMappingURL=1763820000000-test-payments.js.map