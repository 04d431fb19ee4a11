/** Longer ones would let anybody make the server's hashing expensive. */
export const longestPassword = 128;

/** In characters as people count them: an emoji is one, though JavaScript stores it as two. */
export function lengthOf(text: string): number {
  return [...text].length;
}

interface PasswordRule {
  readonly text: string;
  readonly holds: (password: string) => boolean;
  /** Listed only while it is broken: hardly anybody comes near it. */
  readonly rare?: boolean;
}

/** The checklist of a new password; the special characters are those of account-3. */
export const passwordRules: readonly PasswordRule[] = [
  { text: 'At least 8 characters', holds: (password) => lengthOf(password) >= 8 },
  { text: 'One uppercase letter', holds: (password) => /\p{Lu}/u.test(password) },
  { text: 'One lowercase letter', holds: (password) => /\p{Ll}/u.test(password) },
  { text: 'One number', holds: (password) => /[0-9]/.test(password) },
  {
    text: 'One special character',
    holds: (password) => /[!@#$%^&*()_+\-=[\]{};':"\\|,.<>/?]/.test(password),
  },
  {
    text: `At most ${longestPassword} characters`,
    holds: (password) => lengthOf(password) <= longestPassword,
    rare: true,
  },
];

/** account-43, as far as the browser can tell: whether it is a common one the server knows. */
export const staffPasswordRules: readonly PasswordRule[] = [
  { text: 'At least 12 characters', holds: (password) => lengthOf(password) >= 12 },
  ...passwordRules.slice(1),
];

export function meetsRules(password: string): boolean {
  return passwordRules.every(({ holds }) => holds(password));
}

interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

export const words = {
  weak: 'Password does not meet all requirements',
  differ: 'Passwords do not match',
};

/** What is wrong with a new password while it is typed. */
export function complaintsAboutNew({
  password,
  confirmPassword,
}: NewPassword): Partial<Record<keyof NewPassword, string>> {
  return {
    ...(!meetsRules(password) && { password: words.weak }),
    ...(confirmPassword !== password && { confirmPassword: words.differ }),
  };
}

/** Why a new password cannot be sent yet, in one sentence; undefined when it can. @param hasCode whether a code is there */
export function stillNeeded({ password, confirmPassword }: NewPassword, hasCode = true): string | undefined {
  const rules = passwordRules.filter(({ holds }) => !holds(password)).map(({ text }) => text.toLowerCase());
  const needed = [
    ...(hasCode ? [] : ['the 6-digit code']),
    ...rules,
    ...(rules.length === 0 && confirmPassword !== password ? ['the same password twice'] : []),
  ];
  return needed.length > 0 ? `Still needed: ${needed.join(', ')}.` : undefined;
}
