export { StaffScreen as Component } from '#features/admin-people/staff-screen.tsx';
