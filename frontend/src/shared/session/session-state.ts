import type { AnswerOf } from '../api/wire.ts';

type Account = AnswerOf<'/api/users/me'>;

/** What somebody may do in the admin area (account-25); the server decides, and is asked again with every call. */
export type Right = Account['rights'][number];
export type StaffRole = NonNullable<Account['staffRole']>;

export interface SessionUser {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  /** Null, or not said: does not work here. */
  readonly staffRole?: StaffRole | null;
  readonly rights?: readonly Right[];
  /** An authenticator app or a passkey is set up. */
  readonly hasSecondFactor?: true | undefined;
  /** The role requires one, and there is none yet. */
  readonly secondFactorDue?: true | undefined;
  /** The password is too short or too common for who works here, and there is no second factor. */
  readonly passwordDue?: true | undefined;
}

export interface Session {
  readonly signedIn: boolean;
  /** Null until the server has told us who the token belongs to. */
  readonly user: SessionUser | null;
  readonly isAdmin: boolean;
  /** It is not yet known whether there is a token, or whose it is: guards wait. */
  readonly loading: boolean;
  /** Why it is not known whose the token is, in words; null when nothing failed. */
  readonly error: string | null;
}
