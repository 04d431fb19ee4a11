import type { AnswerOf } from '../api/wire.ts';

type Account = AnswerOf<'/api/users/me'>;

/** A right in the admin area (account-25). The server checks it on each call. */
export type Right = Account['rights'][number];
export type StaffRole = NonNullable<Account['staffRole']>;

export interface SessionUser {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  /** Null or missing: not staff. */
  readonly staffRole?: StaffRole | null;
  readonly rights?: readonly Right[];
  /** An authenticator app or a passkey is set up. */
  readonly hasSecondFactor?: true | undefined;
  /** The role requires a second factor, and none is set up. */
  readonly secondFactorDue?: true | undefined;
  /** The password is too weak for staff, and no second factor is set up. */
  readonly passwordDue?: true | undefined;
}

export interface Session {
  readonly signedIn: boolean;
  /** Null until the server has answered. */
  readonly user: SessionUser | null;
  readonly isAdmin: boolean;
  /** The token or its user is not known yet: guards wait. */
  readonly loading: boolean;
  readonly error: string | null;
}
