export { SuppressionList as Component } from '#features/admin-broadcast/suppression-list.tsx';
