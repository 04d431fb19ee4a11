export { SettlementScreen as Component } from '#features/admin-payments/components/settlements/settlement-screen.tsx';
