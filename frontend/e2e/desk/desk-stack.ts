import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { aMember, type Person } from '../account/account-stack.ts';
import { asAdmin, completeSale } from '../admin/admin-stack.ts';
import { inDatabase } from '../support/database.ts';

/** A word that no other test's people have in their names. */
export const aWord = (): string => `w${randomUUID().slice(0, 8)}`;

/** A coach with an account. */
export async function aCoach(name: string): Promise<Person & { token: string }> {
  const coach = await aMember({ name });
  await inDatabase(`UPDATE users SET role = 'coach' WHERE email = $1`, [coach.email]);
  return coach;
}

interface Listed {
  items: { _id: string; name: string }[];
}

/** Waits until somebody who has bought is at the desk. @returns the program's id */
export async function clientOf(name: string): Promise<string> {
  let id: string | undefined;
  await expect
    .poll(
      async () => {
        const found = await asAdmin<Listed>(`/api/admin/clients?search=${encodeURIComponent(name)}`);
        id = found.items[0]?._id;
        return id;
      },
      { timeout: 15_000 },
    )
    .toBeDefined();
  return id!;
}

/** Buys a program. @returns its id, once it is at the desk */
export async function aClient(name: string): Promise<string> {
  await completeSale(name);
  return clientOf(name);
}
