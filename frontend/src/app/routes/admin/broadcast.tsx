export { BroadcastDetail as Component } from '#features/admin-broadcast/watch/broadcast-detail.tsx';
