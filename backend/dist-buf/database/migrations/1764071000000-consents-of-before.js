/** What was agreed to before there was a ledger, as far as orders and stories say it. */
export class ConsentsOfBefore1764071000000 {
    async up(runner) {
        await runner.query(`INSERT INTO consents (id, email, what, words, about, source, given_at)
      SELECT gen_random_uuid(), lower(email), 'terms', 'Terms, version ' || terms_version, id, 'checkout', created_at
        FROM payments WHERE status = 'completed' AND terms_version IS NOT NULL`);
        await runner.query(`INSERT INTO consents (id, email, what, words, about, source, given_at)
      SELECT gen_random_uuid(), '', 'story', '', id, 'editor', consent_date::timestamp AT TIME ZONE 'Asia/Kolkata'
        FROM testimonials WHERE consent_date IS NOT NULL`);
        await runner.query(`INSERT INTO consents (id, email, what, words, source, withdrawn_at, withdrawn_by)
      SELECT gen_random_uuid(), lower(email), 'marketing', '', 'unsubscribe link', created_at, 'unsubscribe link'
        FROM suppressions WHERE reason = 'unsubscribed'`);
    }
    async down(runner) {
        await runner.query('DELETE FROM consents');
    }
}
//# sourceMappingURL=1764071000000-consents-of-before.js.map