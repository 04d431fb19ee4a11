/** What they wrote to us; an application for a job is a message as well. */
export const messages = [
    {
        table: 'contact_messages',
        personal: ['name', 'email', 'number', 'message'],
        impersonal: [],
        handed: {
            file: 'messages',
            rows: `SELECT c.name, c.email, c.number, c.message, c.created_at FROM contact_messages c, subject
        WHERE lower(c.email) = subject.email ORDER BY c.created_at`,
        },
        erased: ['DELETE FROM contact_messages c USING subject WHERE lower(c.email) = subject.email'],
    },
];
//# sourceMappingURL=messages.js.map