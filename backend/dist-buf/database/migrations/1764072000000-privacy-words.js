/** The words that were shipped, and what is true since members do it themselves. */
const WORDS = [
    [
        'Accounts: until you ask us to delete them.',
        'Accounts: until you delete them on your profile, or ask us to; erased seven days later.',
    ],
    [
        '<p>Write to <a',
        '<p>On your profile you download everything we hold about you, and delete your account. For everything else, or without an account, write to <a',
    ],
    [
        'We answer within 24 hours and settle',
        'Receipts and invoices stay for as long as tax law has us keep them, backups for some weeks. We answer within 24 hours and settle',
    ],
];
/** Where the owner has rewritten the privacy page, the words are hers. */
export class PrivacyWords1764072000000 {
    async up(runner) {
        for (const [before, after] of WORDS)
            await this.replace(runner, before, after);
    }
    async down(runner) {
        for (const [before, after] of WORDS)
            await this.replace(runner, after, before);
    }
    async replace(runner, from, to) {
        await runner.query(`UPDATE page_content_revisions SET content = replace(content::text, $1, $2)::jsonb
        WHERE page = 'privacy' AND published_by IS NULL`, [from, to]);
    }
}
//# sourceMappingURL=1764072000000-privacy-words.js.map