import { accounts } from './accounts.js';
import { activity } from './activity.js';
import { broadcasts } from './broadcasts.js';
import { mails } from './mails.js';
import { messages } from './messages.js';
import { payments } from './payments.js';
import { ofThePlatform, privacy } from './platform.js';
import { ofTheBusiness, settings } from './settings.js';
import { content, stories } from './stories.js';
/**
 * Every table that may say something of a person, in the order in which they are erased: what is found by a message, a purchase or a
 * consent goes before it. A table or column that is in no list fails `test/privacy/personal-data.spec.ts`.
 */
export const personalTables = [
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
export const impersonalTables = [...content, ...ofTheBusiness, ...ofThePlatform];
//# sourceMappingURL=index.js.map