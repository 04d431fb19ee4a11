import { useState, type ReactNode } from 'react';
import { AlertDialog } from '../src/shared/ui/overlays/alert-dialog.tsx';
import { Button } from '../src/shared/ui/actions/button.tsx';
import { Dialog } from '../src/shared/ui/overlays/dialog.tsx';
import { LoadError } from '../src/shared/ui/feedback/load-error.tsx';
import { Menu } from '../src/shared/ui/overlays/menu.tsx';
import { Tabs } from '../src/shared/ui/choices/tabs.tsx';
import { toast } from '../src/shared/ui/feedback/toast.ts';
import { Block } from './block.tsx';

function Dialogs(): ReactNode {
  const [open, setOpen] = useState<'story' | 'question' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <div className="row">
      <Button onClick={() => setOpen('story')}>Open dialog</Button>
      <Button onClick={() => setOpen('question')}>Open question</Button>
      <Dialog
        open={open === 'story'}
        onClose={close}
        title="Meera’s transformation"
        footer={<Button onClick={close}>Close</Button>}
      >
        <p>Focus moves in and returns to the opener. Escape, Close and the backdrop close it.</p>
      </Dialog>
      <AlertDialog
        open={open === 'question'}
        title="Delete this recipe?"
        text="It disappears from the site at once."
        confirmLabel="Delete"
        onConfirm={close}
        onCancel={close}
      />
    </div>
  );
}

export function OverlayBlocks(): ReactNode {
  return (
    <>
      <Block title="Dialog and alert dialog">
        <Dialogs />
      </Block>
      <Block title="Toast" note="status for success, alert for errors. Errors stay until dismissed.">
        <div className="row">
          <Button onClick={() => toast.success('Profile saved')}>Success</Button>
          <Button onClick={() => toast.error('Payment failed. Please try again.')}>Error</Button>
        </div>
      </Block>
      <Block title="Menu">
        <Menu
          trigger={<Button iconAfter="chevron-down">Actions</Button>}
          items={[
            { label: 'Profile', icon: 'user', onSelect: () => toast.success('Profile') },
            { label: 'Locked', icon: 'lock', onSelect: () => undefined, disabled: true },
            { label: 'Logout', icon: 'logout', onSelect: () => toast.success('Logout'), separated: true },
          ]}
        />
      </Block>
      <Block title="Tabs">
        <Tabs
          label="Example tabs"
          items={[
            { value: 'compose', label: 'Compose', content: 'Write the message.' },
            { value: 'people', label: 'People', content: 'Choose who gets it.' },
            { value: 'locked', label: 'Locked', content: '', disabled: true },
          ]}
        />
      </Block>
      <Block title="Load error">
        <LoadError message="Failed to load testimonials" onRetry={() => toast.success('Trying again')} />
      </Block>
    </>
  );
}
