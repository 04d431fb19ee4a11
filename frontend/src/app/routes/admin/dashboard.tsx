import type { ReactNode } from 'react';
import { AdminPage } from '../../../shared/ui/admin-page.tsx';

export function Component(): ReactNode {
  return <AdminPage title="Dashboard">{null}</AdminPage>;
}
