import { useState, type ReactNode } from 'react';
import { adminPaths } from '../../../shared/config/admin-paths.ts';
import { removeContent, withdrawStory } from '../api.ts';
import type { StoryView } from '../content.ts';
import { ContentScreen, DangerButton } from '../form/content-screen.tsx';
import { TextAreaField, TextField } from '../form/fields.tsx';
import { Group, Pair } from '../form/group.tsx';
import { RemoveDialog } from '../form/remove-dialog.tsx';
import { StatusField } from '../form/status-field.tsx';
import { useScreen } from '../form/use-screen.ts';
import { PictureField } from '../picture/picture-field.tsx';
import { storyKind } from './story-kind.ts';
import styles from './story-screen.module.css';

const saveLabels = { draft: 'Save draft', published: 'Publish' };

/** SPEC section 2, Manage Testimonials. Null writes a new one. */
export function StoryScreen({ view }: { view: StoryView | null }): ReactNode {
  const [kind, listPath] = [storyKind, adminPaths.testimonials];
  const { form, leaving, leave, refuse } = useScreen({
    kind,
    view,
    listPath,
    editPath: adminPaths.testimonial,
  });
  const [asking, setAsking] = useState<'delete' | 'withdraw' | null>(null);
  const { values } = form;
  const wasOut = form.view !== null && form.view.status === values['status'];
  const close = () => setAsking(null);

  return (
    <>
      <ContentScreen
        form={form}
        leaving={leaving}
        listPath={listPath}
        saveLabel={wasOut ? 'Save changes' : saveLabels[values['status'] as keyof typeof saveLabels]}
        main={
          <>
            <Pair>
              <TextField form={form} name="name" label="Name" maxLength={120} />
              <TextField
                form={form}
                name="profile"
                label="Who they are"
                placeholder="Beginner, Pune"
                maxLength={120}
              />
            </Pair>
            <TextAreaField
              form={form}
              name="story"
              label="Short story"
              hint="On the card, a sentence or two."
              rows={3}
              maxLength={500}
            />
            <TextAreaField
              form={form}
              name="fullStory"
              label="Full story"
              hint="Under “Journey”, when a reader opens it."
              rows={9}
              maxLength={20_000}
            />
            <div className={styles.pictures}>
              {kind.pictures.map((slot) => (
                <PictureField key={slot.file} form={form} slot={slot} onRefused={refuse} />
              ))}
            </div>
          </>
        }
        side={
          <>
            <Group legend="Publishing">
              <StatusField form={form} />
              <TextField
                form={form}
                name="consentDate"
                label="Consent given on"
                hint="The day on which the person agreed to be shown."
                type="date"
              />
            </Group>
            <Group legend="Before and after">
              <Pair>
                <TextField
                  form={form}
                  name="beforeWeight"
                  label="Before, kg"
                  inputMode="decimal"
                  maxLength={10}
                />
                <TextField
                  form={form}
                  name="afterWeight"
                  label="After, kg"
                  inputMode="decimal"
                  maxLength={10}
                />
              </Pair>
              <Pair>
                <TextField
                  form={form}
                  name="beforeMonth"
                  label="Month before"
                  placeholder="Jan 2026"
                  maxLength={40}
                />
                <TextField
                  form={form}
                  name="afterMonth"
                  label="Month after"
                  placeholder="Jul 2026"
                  maxLength={40}
                />
              </Pair>
            </Group>
          </>
        }
        danger={
          view && (
            <div className={styles.danger}>
              <DangerButton label="Withdraw consent" onClick={() => setAsking('withdraw')} />
              <p className="micro quiet">
                When the person takes their consent back: the story, both pictures and what the activity log
                says of them are removed.
              </p>
              <DangerButton label={kind.words.deleteLabel} onClick={() => setAsking('delete')} />
            </div>
          )
        }
      />
      {view && (
        <>
          <RemoveDialog
            open={asking === 'delete'}
            prompt={kind.words.deletePrompt}
            text={kind.words.deleteText}
            confirmLabel="Delete"
            done="The story is deleted."
            remove={() => removeContent('testimonials', view._id)}
            onRemoved={leave}
            onClose={close}
          />
          <RemoveDialog
            open={asking === 'withdraw'}
            prompt="Withdraw consent?"
            text={`Every trace of ${view.name} is removed: the story, both pictures, and their words in the activity log. This cannot be undone.`}
            confirmLabel="Withdraw"
            done="The story, its pictures and every trace of it are removed."
            remove={() => withdrawStory(view._id)}
            onRemoved={leave}
            onClose={close}
          />
        </>
      )}
    </>
  );
}
