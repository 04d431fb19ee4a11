export { SuppressionList as Component } from '#features/admin-broadcast/suppressions/suppression-list.tsx';
