export { SetupScreen as Component } from '#features/admin-setup/setup-screen.tsx';
