export { BroadcastList as Component } from '#features/admin-broadcast/watch/broadcast-list.tsx';
