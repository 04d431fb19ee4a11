import { mailAddress } from '@ironbloom/brand/mail-address';
import { hasLetter } from '@ironbloom/brand/visible';
import * as z from 'zod/mini';
import { lengthOf, maxPasswordLength, meetsRules, words } from './password-rules.ts';

/** Rules of account-2 and account-3; a field shows its first error. The server repeats every rule. */
const maxNameLength = 120;
const minPasswordLength = 6;

/** Control characters, and lone surrogates, which mails cannot carry. */
const unprintable = /[\p{Cc}\p{Cs}]/u;

const atMost = (length: number, complaint: string) =>
  z.refine<string>((text) => lengthOf(text) <= length, complaint);

const name = z.string().check(
  z.trim(),
  z.refine(hasLetter, 'Name is required'),
  atMost(maxNameLength, `Name must be at most ${maxNameLength} characters`),
  z.refine((text) => !unprintable.test(text), 'Please use plain text'),
);

const email = z.string().check(
  z.trim(),
  z.minLength(1, 'Email is required'),
  z.refine((text) => mailAddress(text) !== undefined, 'Please enter a valid email'),
);

const knownPassword = z.string().check(
  z.minLength(1, 'Password is required'),
  z.refine(
    (text) => lengthOf(text) >= minPasswordLength,
    `Password must be at least ${minPasswordLength} characters`,
  ),
  atMost(maxPasswordLength, `Password must be at most ${maxPasswordLength} characters`),
);

const newPassword = z.string().check(z.refine(meetsRules, words.weak));

/** Reported together with other errors. */
const samePassword = z.refine<{ password: string; confirmPassword: string }>(
  (typed) => typed.confirmPassword === typed.password,
  { path: ['confirmPassword'], error: words.differ },
);

export const signIn = z.object({ email, password: knownPassword });

export const signUp = z
  .object({
    name,
    email,
    password: knownPassword,
    confirmPassword: z.string().check(z.minLength(1, 'Please confirm your password')),
  })
  .check(samePassword);

/** account-10: the browser validates the address. */
export const forgotten = z.object({ email: z.string().check(z.trim()) });

export const code = z.object({ otp: z.string() });

export const reset = z
  .object({ otp: z.string(), password: newPassword, confirmPassword: z.string() })
  .check(samePassword);

export const invited = z
  .object({ name, password: newPassword, confirmPassword: z.string() })
  .check(samePassword);

export const firstPassword = z.object({ password: newPassword });

export const accountName = z.object({ name });

/** The current password may follow an older rule: it is only required. */
export const passwordChange = z
  .object({
    currentPassword: z.string().check(z.minLength(1, 'Password is required')),
    password: newPassword,
    confirmPassword: z.string(),
  })
  .check(samePassword);
