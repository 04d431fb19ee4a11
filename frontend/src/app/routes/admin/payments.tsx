export { PaymentsScreen as Component } from '#features/admin-payments/payments-screen.tsx';
