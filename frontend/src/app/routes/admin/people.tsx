export { PeopleList as Component } from '#features/admin-people/components/list/people-list.tsx';
