export { PersonDetail as Component } from '#features/admin-people/components/detail/person-detail.tsx';
