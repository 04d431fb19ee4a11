/** What receipts begin with becomes a setting: every revision until now had this one. */
export class ReceiptPrefix1764001000000 {
    async up(runner) {
        await runner.query(`UPDATE business_revisions SET business = jsonb_set(business, '{legal,receiptPrefix}', '"IB"')`);
    }
    async down(runner) {
        await runner.query(`UPDATE business_revisions SET business = business #- '{legal,receiptPrefix}'`);
    }
}
//# sourceMappingURL=1764001000000-receipt-prefix.js.map