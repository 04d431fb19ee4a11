export { RetentionScreen as Component } from '#features/admin-retention/components/retention-screen.tsx';
