/** Tax invoices and credit notes are kept as PDF, as receipts are. */
export class TaxPapers1764061000000 {
    async up(runner) {
        await allow(runner, ['receipt', 'invoice', 'credit_note']);
    }
    async down(runner) {
        await runner.query(`DELETE FROM payment_documents WHERE kind <> 'receipt'`);
        await allow(runner, ['receipt']);
    }
}
async function allow(runner, kinds) {
    const list = kinds.map((kind) => `'${kind}'`).join(', ');
    await runner.query(`ALTER TABLE payment_documents DROP CONSTRAINT payment_documents_kind,
    ADD CONSTRAINT payment_documents_kind CHECK (kind IN (${list}))`);
}
//# sourceMappingURL=1764061000000-tax-papers.js.map