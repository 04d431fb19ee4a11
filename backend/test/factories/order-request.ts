import { randomUUID } from 'node:crypto';

export interface PersonFields {
  name?: string;
  email?: string;
  phone?: string;
  age?: number;
  gender?: string;
}

/** Buyer with a unique address. */
export function aPerson(fields: PersonFields = {}): PersonFields {
  return {
    name: 'Priya Nair',
    email: `priya-${randomUUID()}@example.com`,
    age: 29,
    gender: 'female',
    ...fields,
  };
}

/** Complete request for "Buddy, 6 months". */
export function anOrderRequest(fields: Record<string, unknown> = {}) {
  return {
    intentKey: randomUUID(),
    priceList: 'training-programs',
    trainingType: 'buddy',
    duration: 6,
    user: aPerson(),
    buddy: aPerson({ name: 'Dev Nair' }),
    ...fields,
  };
}

/** Price of "Buddy, 6 months" in paise. */
export const BUDDY_6_PAISE = 4_700_000;
