import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router-dom';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';

export function MissingContent({ problem }: { problem: string }): ReactNode {
  const { revalidate } = useRevalidator();
  return <LoadError message={problem} onRetry={() => void revalidate()} />;
}
