import { presentAccount } from '../users/accounts/account.api.ts';
import type { Session } from './session/sign-in.service.ts';

export function presentSession({ account, token, expiresIn }: Session) {
  return { ...presentAccount(account), token, expiresIn };
}
