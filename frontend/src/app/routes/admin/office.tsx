/**
 * The screens of the business in one file: they are small, share most of their parts, and whoever
 * opens one looks through the others.
 */
export { ActivityList } from '../../../features/admin-activities/components/activity-list.tsx';
export { Front } from './dashboard.tsx';
export { MailList } from '../../../features/admin-mails/components/mail-list.tsx';
export { Inbox } from '../../../features/admin-messages/components/inbox.tsx';
export { PaymentDetail } from '../../../features/admin-payments/components/payment-detail.tsx';
export { PaymentList } from '../../../features/admin-payments/components/payment-list.tsx';
