export { ReportScreen as Component } from '#features/admin-payments/report-screen.tsx';
