import { colorProblems, ratio, verdictsOf } from '@ironbloom/brand/look';
import type { ReactNode } from 'react';
import { useSettled } from '#shared/lib/use-settled.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { labelOf } from '../fields.ts';
import { colorsOf, isColor } from '../look-form.ts';
import type { LookEditing } from '../use-look-draft.ts';
import styles from './look.module.css';

const hints = {
  accent: 'Buttons, links and focus on dark backgrounds. Light backgrounds use a darker shade.',
  ink: 'Dark backgrounds, and text on light backgrounds.',
} as const;

/** The two colours, with what their pairs are worth. */
export function ColorFields({ draft }: { draft: LookEditing }): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Colours</legend>
      <div className={styles.colors}>
        <ColorField name="accent" draft={draft} />
        <ColorField name="ink" draft={draft} />
      </div>
      <Verdict draft={draft} />
    </fieldset>
  );
}

function ColorField({ name, draft }: { name: 'accent' | 'ink'; draft: LookEditing }): ReactNode {
  const { values, errors, busy, set } = draft;
  const field = `colors.${name}`;
  const color = colorsOf(values)[name];
  return (
    <Field label={labelOf(field)} hint={hints[name]} error={errors[field]}>
      {(control) => (
        <span className={styles.color}>
          <input
            type="color"
            aria-label={`${labelOf(field)}, from a palette`}
            value={isColor(color) ? color : '#000000'}
            disabled={busy}
            onChange={({ target }) => set(field, target.value)}
          />
          <Input
            {...control}
            value={values[field] ?? ''}
            disabled={busy}
            autoComplete="off"
            spellCheck={false}
            maxLength={7}
            onChange={({ target }) => set(field, target.value)}
          />
        </span>
      )}
    </Field>
  );
}

/** In words: which pairs can be read, and what to take instead of those that cannot. */
function Verdict({ draft: { values, busy, set } }: { draft: LookEditing }): ReactNode {
  const colors = useSettled(colorsOf(values));
  if (!isColor(colors.accent) || !isColor(colors.ink)) return null;
  const problems = colorProblems(colors);
  return (
    <div className={styles.verdict} role="status">
      {problems.map(({ field, message, nearest }) => (
        <Notice
          key={field}
          tone="red"
          icon="alert"
          action={
            nearest && (
              <Button size="sm" disabled={busy} onClick={() => set(`colors.${field}`, nearest)}>
                {`Use ${nearest}`}
              </Button>
            )
          }
        >
          <b>{`${labelOf(`colors.${field}`)}.`}</b> <span>{message}</span>
        </Notice>
      ))}
      {problems.length === 0 && <p className="small">All text is readable in these colours.</p>}
      <details>
        <summary className="small">Contrast of each pair of colours</summary>
        <ul className={styles.pairs}>
          {verdictsOf(colors).map(({ what, contrast, needed, passes }) => (
            <li key={what} className="small num">
              {`${what}: ${ratio(contrast)}, ${passes ? 'enough' : `too little, ${ratio(needed)} is needed`}`}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
