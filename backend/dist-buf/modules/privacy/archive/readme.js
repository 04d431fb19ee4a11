/** What the archive is, in plain words. */
export function readme({ name, legal, supportEmail }, email, at, files) {
    const list = files.map((file) => `  ${file.name}: ${file.rows} ${file.rows === 1 ? 'entry' : 'entries'}`);
    return `${name}: what we hold about ${email}

Made on ${at.toISOString()} by ${legal.entity}.

${list.length > 0 ? list.join('\n') : '  Nothing: we hold nothing under this address.'}

  papers/    receipts and invoices of what was paid, as PDF
  pictures/  pictures of stories about you

The JSON files open in any text editor. Times are UTC. Amounts are in paise: 100 make a rupee.
Where two people share a purchase, only what is yours is in here.
Not in here: your password, of which we know only a form that cannot be reversed, and your
profile page, which your browser keeps and never sends to us.

Something is wrong, or you want it gone? Write to ${supportEmail}, or erase your account
on your profile.
`;
}
//# sourceMappingURL=readme.js.map