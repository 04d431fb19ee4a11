import type { Right, Session, StaffRole } from './session-state.ts';
import { useSession } from './session.ts';

export const roleWords: Readonly<Record<StaffRole, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  editor: 'Editor',
  coach: 'Coach',
  accountant: 'Accountant',
};

export const may = ({ user }: Session, right: Right): boolean => user?.rights?.includes(right) ?? false;

export function useMay(): (right: Right) => boolean {
  const session = useSession();
  return (right) => may(session, right);
}
