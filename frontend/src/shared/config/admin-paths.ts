import type { PageName } from '@ironbloom/brand';
import { paths } from './paths.ts';

/** The admin area's addresses, apart from paths.ts to keep them out of a visitor's first load. */
export const adminPaths = {
  dashboard: paths.admin,
  clients: '/admin/clients',
  client: (id: string, view?: string): string =>
    `/admin/clients/${encodeURIComponent(id)}${view === undefined ? '' : `?view=${view}`}`,
  checkIns: '/admin/check-ins',
  /** @param day on which it opened */
  checkIn: (client: string, day: string): string => `/admin/check-ins/${encodeURIComponent(client)}/${day}`,
  /** The editor of a client's next plan. */
  planEditor: (client: string): string => `/admin/clients/${encodeURIComponent(client)}/plan`,
  conversations: '/admin/conversations',
  exercises: '/admin/exercises',
  /** @param id or `new` */
  exercise: (id: string): string => `/admin/exercises/${encodeURIComponent(id)}`,
  templates: '/admin/templates',
  /** The editor of a training template. */
  template: (id: string): string => `/admin/templates/${encodeURIComponent(id)}`,
  /** The editor of a client's next plan, with a template laid into it. */
  planFromTemplate: (client: string, template: string, kind: 'training' | 'food'): string =>
    `/admin/clients/${encodeURIComponent(client)}/plan?${kind === 'food' ? 'part=food&' : ''}template=${encodeURIComponent(template)}`,
  blogs: '/admin/blogs',
  blog: (id: string): string => `/admin/blogs/${encodeURIComponent(id)}`,
  recipes: '/admin/recipes',
  recipe: (id: string): string => `/admin/recipes/${encodeURIComponent(id)}`,
  testimonials: '/admin/testimonials',
  testimonial: (id: string): string => `/admin/testimonials/${encodeURIComponent(id)}`,
  recentLogins: '/admin/recentlogins',
  payments: '/admin/payments',
  reports: '/admin/payments/reports',
  settlements: '/admin/payments/settlements',
  payment: (id: string): string => `/admin/payments/${encodeURIComponent(id)}`,
  plans: '/admin/plans',
  planHistory: '/admin/plans?view=history',
  offers: '/admin/plans?view=offers',
  people: '/admin/people',
  person: (id: string): string => `/admin/people/${encodeURIComponent(id)}`,
  staff: '/admin/people/staff',
  privacy: '/admin/people/privacy',
  settings: '/admin/settings',
  /** The editor of a page's content. */
  pageContent: (page: PageName): string => `/admin/settings/${page}`,
  look: '/admin/settings/look',
  ownerMails: '/admin/settings/owner-mails',
  retention: '/admin/settings/retention',
  coaching: '/admin/settings/coaching',
  checkInForm: '/admin/settings/check-in',
  setup: '/admin/settings/setup',
  messages: '/admin/messages',
  /** An unread enquiry, opened in its list. */
  message: (id: string): string => `/admin/messages?state=unread&open=${encodeURIComponent(id)}`,
  mails: '/admin/mails',
  broadcasts: '/admin/broadcasts',
  broadcast: (id: string): string => `/admin/broadcasts/${encodeURIComponent(id)}`,
  /** The broadcast dialog over the dashboard. */
  newBroadcast: `${paths.admin}?broadcast=new`,
  openBroadcast: (id: string): string => `${paths.admin}?broadcast=${encodeURIComponent(id)}`,
  suppressions: '/admin/suppressions',
} as const;
