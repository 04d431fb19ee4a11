/** The screens of broadcasts. */
export { BroadcastDetail } from '../../../features/admin-broadcast/watch/broadcast-detail.tsx';
export { BroadcastList } from '../../../features/admin-broadcast/watch/broadcast-list.tsx';
export { SuppressionList } from '../../../features/admin-broadcast/suppressions/suppression-list.tsx';
