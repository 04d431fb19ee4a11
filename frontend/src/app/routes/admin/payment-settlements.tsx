export { SettlementScreen as Component } from '#features/admin-payments/settlement-screen.tsx';
