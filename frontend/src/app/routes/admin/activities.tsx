export { ActivityList as Component } from '#features/admin-activities/activity-list.tsx';
