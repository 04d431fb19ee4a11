import { isRecord, textStore, type StoreProblem } from '../lib/browser-store.ts';
import { readToken } from './token.ts';

/** data-12. Holds the profile of who saved last; whose it is stands in it (`owner`), and those of others are kept beside it. */
const KEY = 'user_profile';
const main = textStore('browser', KEY);
const keptOf = (owner: string | null) => textStore('browser', `${KEY}:${owner ?? ''}`);

/** Who is at this browser by their token, which the server judges; null: nobody is signed in. */
export function profileOwner(): string | null {
  const token = readToken();
  if (token === null) return null;
  try {
    const claims = JSON.parse(
      atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')),
    ) as unknown;
    if (isRecord(claims) && typeof claims['sub'] === 'string') return claims['sub'];
  } catch {
    // A token of another kind: all of them are one member.
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

/** Their own; without one what somebody saved here without signing in. Another member's is shown to nobody else. */
export function readStoredProfile(): string | null {
  const owner = profileOwner();
  const text = main.read();
  const holder = text === null ? owner : ownerOf(text);
  if (holder === owner) return text;
  return keptOf(owner).read() ?? (holder === null ? text : keptOf(null).read());
}

/** @returns why it is not stored; then all are as before */
export function writeStoredProfile(profile: object): StoreProblem | undefined {
  const owner = profileOwner();
  const before = main.read();
  const holder = before === null ? owner : ownerOf(before);
  const moves = before !== null && holder !== owner;
  const unkept = moves ? keptOf(holder).write(before) : undefined;
  if (unkept) return unkept;
  const problem = main.write(JSON.stringify(owner === null ? profile : { ...profile, owner }));
  if (moves) keptOf(problem ? holder : owner).clear();
  return problem;
}
