/** Rules of account-2 and account-3. The server repeats every rule. */
export type FieldErrors = Readonly<Record<string, string>>;
export type FormValues = Readonly<Record<string, string>>;

const longestEmail = 254;
const longestName = 120;
const shortestPassword = 6;
/** Longer ones would let anybody make the server's hashing expensive. */
const longestPassword = 128;

/** What the server accepts (zod's own pattern), so that nobody is refused only after sending. */
const emailPattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
/** Half letters too, which no mail can carry. */
const unprintable = /[\p{Cc}\p{Cs}]/u;

const words = {
  weak: 'Password does not meet all requirements',
  differ: 'Passwords do not match',
};

/** In characters as people count them: an emoji is one, though JavaScript stores it as two. */
function lengthOf(text: string): number {
  return [...text].length;
}

type Complaint = string | undefined;

function complaintAboutEmail(text: string): Complaint {
  const email = text.trim();
  if (email === '') return 'Email is required';
  const isEmail = lengthOf(email) <= longestEmail && emailPattern.test(email);
  return isEmail ? undefined : 'Please enter a valid email';
}

function complaintAboutPassword(text: string): Complaint {
  if (text === '') return 'Password is required';
  if (lengthOf(text) < shortestPassword) return `Password must be at least ${shortestPassword} characters`;
  if (lengthOf(text) > longestPassword) return `Password must be at most ${longestPassword} characters`;
  return undefined;
}

function complaintAboutName(text: string): Complaint {
  const name = text.trim();
  if (name === '') return 'Name is required';
  if (lengthOf(name) > longestName) return `Name must be at most ${longestName} characters`;
  return unprintable.test(name) ? 'Please use plain text' : undefined;
}

function complaintAboutConfirmation(text: string, password: string): Complaint {
  if (text === '') return 'Please confirm your password';
  return text === password ? undefined : words.differ;
}

function onlyComplaints(complaints: Record<string, Complaint>): FieldErrors {
  return Object.fromEntries(
    Object.entries(complaints).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

export function checkSignIn({ email = '', password = '' }: FormValues): FieldErrors {
  return onlyComplaints({ email: complaintAboutEmail(email), password: complaintAboutPassword(password) });
}

export function checkSignUp(values: FormValues): FieldErrors {
  const { name = '', password = '', confirmPassword = '' } = values;
  return onlyComplaints({
    name: complaintAboutName(name),
    ...checkSignIn(values),
    confirmPassword: complaintAboutConfirmation(confirmPassword, password),
  });
}

export function checkReset({ password = '', confirmPassword = '' }: FormValues): FieldErrors {
  return onlyComplaints({
    password: passwordRules.every(({ holds }) => holds(password)) ? undefined : words.weak,
    confirmPassword: confirmPassword === password ? undefined : words.differ,
  });
}

export function checkName({ name = '' }: FormValues): FieldErrors {
  return onlyComplaints({ name: complaintAboutName(name) });
}

/** The current one may be of an older rule: it only has to be there. */
export function checkPasswordChange(values: FormValues): FieldErrors {
  const current = values['currentPassword'] ? undefined : 'Password is required';
  return { ...onlyComplaints({ currentPassword: current }), ...checkReset(values) };
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

/** Why a new password cannot be sent yet, in one sentence; undefined when it can. @param hasCode whether a code is there */
export function stillNeeded(
  { password = '', confirmPassword = '' }: FormValues,
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
