import type { Business } from '@ironbloom/brand';

/** What the archive is, in plain words. */
export function readme(
  { name, legal, supportEmail }: Business,
  email: string,
  at: Date,
  files: readonly { name: string; rows: number }[],
): string {
  const list = files.map((file) => `  ${file.name}: ${file.rows} ${file.rows === 1 ? 'entry' : 'entries'}`);
  return `${name}: what we hold about ${email}

Created on ${at.toISOString()} by ${legal.entity}.

${list.length > 0 ? list.join('\n') : '  We hold no data under this address.'}

  papers/    receipts and invoices of what was paid, as PDF
  pictures/  pictures of stories about you

The JSON files open in any text editor. Times are UTC. Amounts are in paise (100 paise are one rupee).
Of a purchase shared by two people, only your part is included.
Not included: your password, which is stored only in a form that cannot be reversed, and your
profile page, which is stored only in your browser.

To correct or erase this data, write to ${supportEmail}, or erase your account on your profile.
`;
}
