import { useId, useState, type ReactNode } from 'react';
import { AlertDialog } from '../src/shared/ui/overlays/alert-dialog.tsx';
import { Button } from '../src/shared/ui/actions/button.tsx';
import { Dialog } from '../src/shared/ui/overlays/dialog.tsx';
import { Icon } from '../src/shared/ui/media/icon.tsx';
import { LoadError } from '../src/shared/ui/feedback/load-error.tsx';
import menu from '../src/shared/ui/overlays/menu.module.css';
import { useDisclosure } from '../src/shared/ui/overlays/use-disclosure.ts';
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

function Menu(): ReactNode {
  const { open, toggle, area, button } = useDisclosure();
  const listId = useId();
  return (
    <div className={menu.place} {...area} style={{ width: 'fit-content' }}>
      <Button
        ref={button}
        iconAfter="chevron-down"
        aria-expanded={open}
        aria-controls={listId}
        onClick={toggle}
      >
        Actions
      </Button>
      <ul className={menu.list} id={listId} hidden={!open}>
        {['Profile', 'Dashboard'].map((label) => (
          <li key={label}>
            <button className={menu.item} type="button" onClick={() => toast.success(label)}>
              <Icon name="user" /> {label}
            </button>
          </li>
        ))}
        <li className={menu.separated}>
          <button className={menu.item} type="button" onClick={() => toast.success('Logout')}>
            <Icon name="logout" /> Logout
          </button>
        </li>
      </ul>
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
      <Block title="Menu" note="Links and buttons behind a button: Tab and arrow keys reach them.">
        <Menu />
      </Block>
      <Block title="Load error">
        <LoadError message="Failed to load testimonials" onRetry={() => toast.success('Trying again')} />
      </Block>
    </>
  );
}
