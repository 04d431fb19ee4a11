import type { Look } from '@ironbloom/brand/look';
import type { ComponentType, ReactNode } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { SettingsFrame } from '#shared/publishing/settings-frame.tsx';
import { useLook } from '../api.ts';
import { LookHistory } from './look-history.tsx';
import { LookWork } from './look-work.tsx';

interface LookScreenProps {
  /** A mail that looks so. */
  MailPreview: ComponentType<{ look: Look }>;
}

/** How the site looks: edited and published as a whole, restored (look-1). */
export function LookScreen({ MailPreview }: LookScreenProps): ReactNode {
  const { data, error, mutate } = useLook();
  return (
    <SettingsFrame
      path={adminPaths.look}
      published={data}
      error={error}
      onRetry={() => void mutate()}
      failed="The look could not be loaded."
      renderWork={(published) => <LookWork published={published} MailPreview={MailPreview} />}
      renderHistory={({ version }) => <LookHistory version={version} />}
    />
  );
}
