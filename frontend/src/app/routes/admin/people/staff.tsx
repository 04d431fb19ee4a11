export { StaffScreen as Component } from '#features/admin-people/components/staff/staff-screen.tsx';
