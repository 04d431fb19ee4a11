import { accounts } from './accounts.ts';
import { activity } from './activity.ts';
import { broadcasts } from './broadcasts.ts';
import { mails } from './mails.ts';
import { messages } from './messages.ts';
import { payments } from './payments.ts';
import type { ImpersonalTable, PersonalTable } from './personal-table.ts';
import { ofThePlatform, privacy } from './platform.ts';
import { ofTheBusiness, settings } from './settings.ts';
import { content, stories } from './stories.ts';

/**
 * Every table that may say something of a person, in the order in which they are erased: what is found by a message, a purchase or a
 * consent goes before it. A table or column that is in no list fails `test/privacy/personal-data.spec.ts`.
 */
export const personalTables: readonly PersonalTable[] = [
  ...mails,
  ...activity,
  ...stories,
  ...messages,
  ...broadcasts,
  ...payments,
  ...settings,
  ...privacy,
  ...accounts,
];

export const impersonalTables: readonly ImpersonalTable[] = [...content, ...ofTheBusiness, ...ofThePlatform];
