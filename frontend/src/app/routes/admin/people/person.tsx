export { PersonDetail as Component } from '#features/admin-people/person-detail.tsx';
