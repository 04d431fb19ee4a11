import { useState, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { business, type Role } from '@ironbloom/brand';
import { Link } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input, Textarea } from '#shared/ui/forms/input.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { applicationChat, applicationMail, readApplication } from './application.ts';
import styles from './apply-form.module.css';

interface ApplyFormProps {
  roles: readonly Role[];
  /** Target of the roles' Apply buttons. */
  roleSelect: RefObject<HTMLSelectElement | null>;
}

/**
 * Opens the chat, or a mail without a chat number, with the application as unsent text. A native form without `shared/forms`:
 * the browser validates, nothing is sent to the server, and browsers block a window opened after an asynchronous import.
 */
export function ApplyForm({ roles, roleSelect }: ApplyFormProps): ReactNode {
  const [opened, setOpened] = useState<string | null>(null);
  const { chat, supportEmail } = business();

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const application = readApplication(event.currentTarget);
    if (chat.number) {
      const address = applicationChat(chat.number, application);
      window.open(address, '_blank', 'noopener');
      setOpened(address);
    } else {
      const address = applicationMail(supportEmail, application);
      window.location.assign(address);
      setOpened(address);
    }
  }

  return (
    <div className={styles.panel} data-surface="paper">
      {/* method="dialog" does nothing outside a dialog: see the contact form. */}
      <form className={styles.form} method="dialog" aria-labelledby="apply-title" onSubmit={submit}>
        <h2 className="d3" id="apply-title">
          Apply
        </h2>
        <div className={styles.fields}>
          <Field className={styles.whole} id="apply-role" label="Role">
            {(control) => (
              <Select
                {...control}
                ref={roleSelect}
                name="role"
                required
                placeholder="Choose a role"
                options={roles.map(({ title }) => ({ value: title, label: title }))}
              />
            )}
          </Field>
          <Field className={styles.whole} id="apply-name" label="Name">
            {(control) => <Input {...control} name="name" type="text" autoComplete="name" required />}
          </Field>
          <Field id="apply-email" label="Email">
            {(control) => (
              <Input {...control} name="email" type="email" inputMode="email" autoComplete="email" required />
            )}
          </Field>
          <Field id="apply-phone" label="Phone">
            {(control) => (
              <Input {...control} name="phone" type="tel" inputMode="tel" autoComplete="tel" required />
            )}
          </Field>
          <Field
            className={styles.whole}
            id="apply-message"
            label="Message"
            hint="What you have done, and a link to it if there is one."
          >
            {(control) => <Textarea {...control} name="message" rows={5} maxLength={1500} required />}
          </Field>
        </div>
        <Button variant="primary" size="lg" type="submit" iconAfter="arrow">
          {chat.number ? `Apply on ${chat.name}` : 'Apply by email'}
        </Button>
        <div role="status">
          {opened !== null && (
            <p className={styles.done}>
              Your application is not sent yet. Read it in the {chat.number ? 'chat' : 'mail'} and press send
              there. Nothing opened?{' '}
              <a className="link" href={opened} target={chat.number ? '_blank' : undefined} rel="noopener">
                Open the {chat.number ? 'chat' : 'mail'}
              </a>
            </p>
          )}
        </div>
        <p className="micro quiet">
          We use these details to answer you, and for nothing else. See{' '}
          <Link className="link" to={paths.privacy}>
            Privacy
          </Link>
          . {chat.number ? 'No chat' : 'No mail program'}? Write to{' '}
          <a className="link" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
          .
        </p>
      </form>
    </div>
  );
}
