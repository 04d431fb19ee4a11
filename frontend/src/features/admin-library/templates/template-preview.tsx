import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Row, Stack } from '#shared/ui/layout/flow.tsx';
import { ConfirmDialog } from '#shared/ui/overlays/confirm-dialog.tsx';
import { type Template, useTemplate, useTemplateActions, type WholeTemplate } from '../api.ts';
import { equipmentWords, levelWords, placeWords } from '../words.ts';
import { AboutDialog } from './about-dialog.tsx';
import styles from './template-preview.module.css';
import { bodyOf, clientsWords, dayTitle, dayWords, weeksWords } from './template-words.ts';
import { UseDialog } from './use-dialog.tsx';

interface TemplatePreviewProps {
  template: Template;
  /** It was chosen: on a narrow screen it is scrolled into view. */
  named: boolean;
}

/** What a template holds, and what can be done with it. */
export function TemplatePreview({ template, named }: TemplatePreviewProps): ReactNode {
  const answer = useTemplate(template._id);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (named) place.current?.scrollIntoView({ block: 'nearest' });
  }, [named]);
  const { training, food, clients, level, place: where, equipment } = template;
  const facts = [
    training && weeksWords(training.weeks),
    where && placeWords[where].toLowerCase(),
    level && levelWords[level].toLowerCase(),
    template.minutes && `about ${template.minutes} minutes`,
    food?.kcal && `${food.kcal} kcal on a training day`,
  ].filter(Boolean);
  return (
    <aside ref={place} className={styles.preview} aria-label={template.name}>
      <div>
        <h2 className="d4">{template.name}</h2>
        <p className="small quiet num">
          {facts.join(', ')}
          {clients !== null && `${facts.length > 0 ? '. ' : ''}${clientsWords(clients)}`}
        </p>
      </div>
      {training && training.sets.length > 0 && <Volume sets={training.sets} />}
      <Loaded answer={answer} loading={<Skeleton height="14rem" />}>
        {(whole) => (
          <>
            <Days template={whole} />
            {whole.progression && <p className="small">{whole.progression}</p>}
            <Actions template={whole} />
            <Words template={whole} />
            {equipment.length > 0 && (
              <p className="small">
                <b>Needs</b> {equipmentWords(equipment)}
              </p>
            )}
          </>
        )}
      </Loaded>
    </aside>
  );
}

/** Sets of each week as bars; the smallest is pale. */
function Volume({ sets }: { sets: readonly number[] }): ReactNode {
  const most = Math.max(1, ...sets);
  const heaviest = sets.indexOf(most);
  return (
    <figure className={styles.figure}>
      <div className={styles.bars} role="img" aria-label={`Sets a week: ${sets.join(', ')}`}>
        {sets.map((count, index) => (
          <i
            key={index}
            data-light={count < most * LIGHT || undefined}
            style={{ '--height': `${(count / most) * 100}%` } as CSSProperties}
          />
        ))}
      </div>
      <figcaption className={styles.legend}>
        <span>{`${sets[0]} sets in week 1`}</span>
        {heaviest > 0 && <span>{`${most} in week ${heaviest + 1}`}</span>}
      </figcaption>
    </figure>
  );
}

/** A week with less than this share of the heaviest one is a light one. */
const LIGHT = 0.75;

/** Of the first week, or the meals of the training day. */
function Days({ template: { training, food } }: { template: WholeTemplate }): ReactNode {
  const days = training?.weeks[0]?.days ?? [];
  const meals = food?.training.meals ?? [];
  if (days.length + meals.length === 0) return <p className="small muted">Nothing is written yet.</p>;
  return (
    <ul className={styles.days}>
      {days.map((day, index) => (
        <li key={day.id}>
          <b>{dayTitle(day, index)}</b>
          <span>{dayWords(day)}</span>
        </li>
      ))}
      {meals.map(({ id, at, name, options }) => (
        <li key={id}>
          <b>{[at, name].filter(Boolean).join(', ')}</b>
          <span>{options[0]?.items.map((item) => item.name).join(', ') || 'Nothing yet'}</span>
        </li>
      ))}
    </ul>
  );
}

function Words({ template }: { template: WholeTemplate }): ReactNode {
  const { forWhom, notFor, clientNote } = template;
  return (
    <Stack gap="2" className={styles.words}>
      {forWhom && (
        <p>
          <b>For</b> {forWhom}
        </p>
      )}
      {notFor && (
        <p>
          <b>Not for</b> {notFor}
        </p>
      )}
      {clientNote && (
        <details>
          <summary>To the client</summary>
          <p>{clientNote}</p>
        </details>
      )}
    </Stack>
  );
}

function Actions({ template }: { template: WholeTemplate }): ReactNode {
  const { _id, name, hidden, shipped, changed } = template;
  const { create, hide, show, remove } = useTemplateActions();
  const [dialog, setDialog] = useState<'use' | 'about' | 'remove'>();
  const close = (): void => setDialog(undefined);
  const duplicating = useAction(async () => {
    await create(bodyOf(template, { name: `${name} (copy)`.slice(0, 120) }));
    toast.success(`${name} (copy) is among the templates.`);
  });
  const showing = useAction(async () => {
    await (hidden ? show(_id) : hide(_id));
    toast.success(hidden ? 'Offered again.' : 'Hidden. Plans that began with it stay as they are.');
  });
  const removal = shipped
    ? {
        title: `Go back to the shipped ${name}?`,
        text: 'What was changed of it is lost. Plans that began with it stay as they are.',
        confirmLabel: 'Go back',
        done: 'The shipped template is back.',
      }
    : {
        title: `Delete ${name}?`,
        text: 'It cannot be had back. Plans that began with it stay as they are.',
        confirmLabel: 'Delete',
        done: `${name} is deleted.`,
      };
  return (
    <>
      <div className={styles.actions}>
        <Button variant="solid" block data-key="u" onClick={() => setDialog('use')}>
          Use for a client
        </Button>
        <Row gap="2">
          {template.training && (
            <ButtonLink size="sm" to={adminPaths.template(_id)}>
              Edit
            </ButtonLink>
          )}
          <Button size="sm" onClick={() => setDialog('about')}>
            Change its words
          </Button>
          <Button size="sm" data-key="d" busy={duplicating.busy} onClick={() => duplicating.run()}>
            Duplicate
          </Button>
          <Button size="sm" variant="quiet" busy={showing.busy} onClick={() => showing.run()}>
            {hidden ? 'Offer again' : 'Hide'}
          </Button>
          {(changed || !shipped) && (
            <Button size="sm" variant="quiet" onClick={() => setDialog('remove')}>
              {shipped ? 'Back to shipped' : 'Delete'}
            </Button>
          )}
        </Row>
      </div>
      {dialog === 'use' && <UseDialog template={template} onClose={close} />}
      {dialog === 'about' && <AboutDialog template={template} onClose={close} />}
      {dialog === 'remove' && <ConfirmDialog {...removal} work={() => remove(_id)} onClose={close} />}
    </>
  );
}
