export { SetupScreen as Component } from '#features/admin-setup/components/setup-screen.tsx';
