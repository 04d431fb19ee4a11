import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import type { WholeTemplate } from '../api.ts';
import { ClientChoice } from './client-choice.tsx';

interface UseDialogProps {
  template: WholeTemplate;
  onClose: () => void;
}

/** Chooses a client whose plan begins with the template; nothing is published yet. */
export function UseDialog({ template: { _id, name, kind }, onClose }: UseDialogProps): ReactNode {
  const navigate = useNavigate();
  const [client, setClient] = useState<string>();
  return (
    <FormDialog
      title={`Use ${name}`}
      confirmLabel="Open the plan"
      disabled={client === undefined}
      form={{
        onSubmit: (event) => {
          event.preventDefault();
          if (client !== undefined) void navigate(adminPaths.planFromTemplate(client, _id, kind));
        },
      }}
      onClose={onClose}
    >
      <p className="muted">
        The template is laid into the client’s next plan, where it can be changed. Nobody sees it before you
        publish.
      </p>
      <ClientChoice chosen={client} onChoose={setClient} />
    </FormDialog>
  );
}
