export { ActivityList as Component } from '#features/admin-activities/components/activity-list.tsx';
