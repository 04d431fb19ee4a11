import { declareModules } from '../platform/declarations.ts';
import { platform } from '../platform/platform.declaration.ts';
import { accounting } from './accounting/accounting.declaration.ts';
import { activity } from './activity/activity.declaration.ts';
import { auth } from './auth/auth.declaration.ts';
import { broadcast } from './broadcast/broadcast.declaration.ts';
import { catalogue } from './catalogue/catalogue.declaration.ts';
import { contact } from './contact/contact.declaration.ts';
import { content } from './content/content.declaration.ts';
import { dashboard } from './dashboard/dashboard.declaration.ts';
import { library } from './library/library.declaration.ts';
import { mails } from './mails/mails.declaration.ts';
import { media } from './media/media.declaration.ts';
import { payments } from './payments/payments.declaration.ts';
import { privacy } from './privacy/privacy.declaration.ts';
import { programs } from './programs/programs.declaration.ts';
import { sales } from './sales/sales.declaration.ts';
import { setup } from './setup/setup.declaration.ts';
import { site } from './site/site.declaration.ts';
import { users } from './users/users.declaration.ts';

/**
 * Every module of the product; a new one is added here. Erasure runs in this order: a module whose rows are found through
 * another's comes before it (mails before purchases).
 */
export const modules = [
  platform,
  dashboard,
  activity,
  mails,
  programs,
  library,
  sales,
  accounting,
  payments,
  catalogue,
  contact,
  broadcast,
  content,
  media,
  site,
  setup,
  privacy,
  auth,
  users,
];

declareModules(modules);
