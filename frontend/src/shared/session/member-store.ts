import { browserStore, memberEpoch, memberKeys } from '../lib/browser-store.ts';
import { profileOwner } from './stored-profile.ts';

/**
 * What a member has typed and not sent yet, in this browser, for each account: it outlives a reload, a lost line and the end of the session. Signing out
 * removes it (account-22). Health answers are never kept here.
 */
export function memberStore(key: string) {
  const owner = profileOwner();
  const store = browserStore('browser', memberKeys(owner) + key);
  const begun = memberEpoch();
  return {
    ...store,
    /** Otherwise somebody else has signed in, in this tab or another. */
    isOwners: () => profileOwner() === owner,
    /** What is typed during the sign-out is not stored. */
    write: (value: unknown) => (memberEpoch() === begun ? store.write(value) : undefined),
  };
}

export type MemberStore = ReturnType<typeof memberStore>;
