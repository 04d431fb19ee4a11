export { PeopleList as Component } from '#features/admin-people/people-list.tsx';
