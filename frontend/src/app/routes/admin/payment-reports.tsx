export { ReportScreen as Component } from '#features/admin-payments/components/report/report-screen.tsx';
