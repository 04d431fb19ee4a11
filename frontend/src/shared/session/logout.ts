import { clearMemberKeys } from '../lib/browser-store.ts';
import { dropSession } from './sign-out.ts';
import { profileOwner } from './stored-profile.ts';
import { readToken } from './token.ts';
import { unsentHere } from './unsent.ts';

/** Timeout, ms. The visitor is signed out here in any case. */
const timeoutMs = 5000;

/** Removes the token, what is of this account, and everybody's kept answers, and emits login-changed. */
export async function forgetMember(): Promise<void> {
  const owner = profileOwner();
  clearMemberKeys(owner);
  dropSession();
  // The code of the device's store is there for members only.
  await import('../offline/device.ts').then(({ wipeDevice }) => wipeDevice(owner)).catch(() => undefined);
}

/** Forgets the member and reloads the page (account-22). `keepalive` lets the sign-out reach the server after the page is gone. */
function signOut(): void {
  const token = readToken();
  if (token) {
    const headers = { authorization: `Bearer ${token}` };
    const signal = AbortSignal.timeout(timeoutMs);
    fetch('/api/users/auth/sign-out', { method: 'POST', headers, keepalive: true, signal }).catch(
      () => undefined,
    );
  }
  void forgetMember().finally(() => window.location.reload());
}

/** Signs out; where something waits to be sent, only after a question. */
export function logout(): void {
  const unsent = unsentHere();
  const { messages, checkIns, training } = unsent;
  const all = messages + checkIns + training;
  if (all === 0) return signOut();
  import('./unsent-dialog.tsx').then(
    ({ askToSignOut }) => askToSignOut(unsent, signOut),
    // Without a line.
    () => window.confirm(`${all} not sent yet. Sign out?`) && signOut(),
  );
}
