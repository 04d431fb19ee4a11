import { isRecord, textStore, type StoreProblem } from '../lib/browser-store.ts';
import { readToken } from './token.ts';

/** data-12. The key holds the profile that was saved last, with its `owner`; profiles of other owners are stored beside it. */
const KEY = 'user_profile';
const main = textStore('browser', KEY);
const storeOf = (owner: string | null) => textStore('browser', `${KEY}:${owner ?? ''}`);

/** The subject of the token, not verified; null without a token. */
export function profileOwner(): string | null {
  const token = readToken();
  if (token === null) return null;
  try {
    const claims = JSON.parse(
      atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')),
    ) as unknown;
    if (isRecord(claims) && typeof claims['sub'] === 'string') return claims['sub'];
  } catch {
    // Tokens of an unknown form share one owner.
  }
  return 'member';
}

function ownerOf(text: string): string | null {
  try {
    const stored: unknown = JSON.parse(text);
    return isRecord(stored) && typeof stored['owner'] === 'string' ? stored['owner'] : null;
  } catch {
    return null;
  }
}

/** The profile of the current owner or, without one, the profile that was saved signed out. Never another member's. */
export function readStoredProfile(): string | null {
  const owner = profileOwner();
  const text = main.read();
  const holder = text === null ? owner : ownerOf(text);
  if (holder === owner) return text;
  return storeOf(owner).read() ?? (holder === null ? text : storeOf(null).read());
}

/** @returns why it is not stored; then nothing has changed */
export function writeStoredProfile(profile: object): StoreProblem | undefined {
  const owner = profileOwner();
  const before = main.read();
  const holder = before === null ? owner : ownerOf(before);
  const moves = before !== null && holder !== owner;
  const unkept = moves ? storeOf(holder).write(before) : undefined;
  if (unkept) return unkept;
  const problem = main.write(JSON.stringify(owner === null ? profile : { ...profile, owner }));
  if (moves) storeOf(problem ? holder : owner).clear();
  return problem;
}
