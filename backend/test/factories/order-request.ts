import { randomUUID } from 'node:crypto';

export interface PersonFields {
  name?: string;
  email?: string;
  phone?: string;
  age?: number;
  gender?: string;
}

/** Somebody with an address that no other test writes to. */
export function aPerson(fields: PersonFields = {}): PersonFields {
  return {
    name: 'Priya Nair',
    email: `priya-${randomUUID()}@example.com`,
    age: 29,
    gender: 'female',
    ...fields,
  };
}

/** A complete request for "Buddy, 6 months"; change what the test is about. */
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

/** What "Buddy, 6 months" costs, in paise. */
export const BUDDY_6_PAISE = 4_700_000;
