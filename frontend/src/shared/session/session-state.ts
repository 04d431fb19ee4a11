export interface SessionUser {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
}

export interface Session {
  readonly signedIn: boolean;
  /** Null until the server has told us who the token belongs to. */
  readonly user: SessionUser | null;
  readonly isAdmin: boolean;
  /** It is not yet known whether there is a token, or whose it is: guards wait. */
  readonly loading: boolean;
}
