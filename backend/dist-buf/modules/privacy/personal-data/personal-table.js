/** What stands in the place of a name. */
export const ERASED = 'erased person';
/** Whether a text holds their address, and not only as the end of a longer one. */
export const mentions = (text) => `(position(subject.email IN lower(${text})) > 0 AND ${text} ~* subject.pattern)`;
/** What they bought; of a payment `p`. */
export const BOUGHT = `(lower(p.email) = subject.email OR p.owner_id = subject.id)`;
/** Where they are the buddy of who bought. */
export const ACCOMPANIED = `(lower(p.buddy->>'email') = subject.email OR p.buddy_owner_id = subject.id)`;
//# sourceMappingURL=personal-table.js.map