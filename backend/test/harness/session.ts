import { UnitOfWork } from '../../src/platform/database/unit-of-work.ts';
import { Sessions } from '../../src/modules/users/accounts/sessions.service.ts';
import type { TestSystem } from './system.ts';

/** Begins a session of an existing account. @returns its token */
export async function sessionToken({ app }: TestSystem, userId: string, tokenVersion = 0): Promise<string> {
  const sessions = app.get(Sessions, { strict: false });
  const db = app.get(UnitOfWork, { strict: false });
  return (await sessions.begin(db, { id: userId, tokenVersion }, '')).token;
}
