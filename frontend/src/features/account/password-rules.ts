/** Limits the cost of hashing on the server. */
export const maxPasswordLength = 128;

/** Counts code points: an emoji is one, though JavaScript stores it as two. */
export function lengthOf(text: string): number {
  return [...text].length;
}

interface PasswordRule {
  readonly text: string;
  readonly holds: (password: string) => boolean;
  /** Listed only while broken. */
  readonly rare?: boolean;
}

/** The checklist of a new password; special characters as in account-3. */
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
    text: `At most ${maxPasswordLength} characters`,
    holds: (password) => lengthOf(password) <= maxPasswordLength,
    rare: true,
  },
];

/** account-43. Only the server knows the common passwords. */
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

/** Errors of a new password while it is typed. */
export function newPasswordErrors({
  password,
  confirmPassword,
}: NewPassword): Partial<Record<keyof NewPassword, string>> {
  return {
    ...(!meetsRules(password) && { password: words.weak }),
    ...(confirmPassword !== password && { confirmPassword: words.differ }),
  };
}

/** Why a new password cannot be sent yet; undefined if it can. @param hasCode whether the code is complete */
export function missingRequirements(
  { password, confirmPassword }: NewPassword,
  hasCode = true,
): string | undefined {
  const rules = passwordRules.filter(({ holds }) => !holds(password)).map(({ text }) => text.toLowerCase());
  const needed = [
    ...(hasCode ? [] : ['the 6-digit code']),
    ...rules,
    ...(rules.length === 0 && confirmPassword !== password ? ['the same password twice'] : []),
  ];
  return needed.length > 0 ? `Still needed: ${needed.join(', ')}.` : undefined;
}
