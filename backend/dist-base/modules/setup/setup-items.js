/** What a new site still needs, in the order in which it is best done (setup-1). */
export const SETUP_ITEMS = [
    'contact',
    'look',
    'prices',
    'payments',
    'mail',
    'certificate',
    'backup',
    'legal',
    'staff',
];
export const good = (text) => ({ ok: true, text });
export const missing = (text) => ({ ok: false, text });
/** As the owner reads it, in India: "22 Nov 2026, 6:30 pm". */
export const moment = (at) => at.toLocaleString('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'short' });
//# sourceMappingURL=setup-items.js.map