import { presentAccount } from '../users/accounts/users.dto.ts';
import type { Session } from './session/sign-in.service.ts';

export function presentSession({ account, token, expiresIn }: Session) {
  return { ...presentAccount(account), token, expiresIn };
}
