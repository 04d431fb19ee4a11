import { colorProblems, type Look, ratio, verdictsOf } from '@ironbloom/brand/look';
import type { ReactNode } from 'react';
import { useDebounced } from '#shared/lib/use-debounced.ts';
import { bind, type Bound, typed, type Part } from '#shared/document/fields.tsx';
import { Button } from '#shared/ui/actions/button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { Stack } from '#shared/ui/layout/flow.tsx';
import { Legend } from '#shared/ui/layout/section.tsx';
import { labelOf } from './fields.ts';
import { colorsOf, isColor } from './look-form.ts';
import styles from './look.module.css';

const hints = {
  accent: 'Buttons, links and focus on dark backgrounds. Light backgrounds use a darker shade.',
  ink: 'Dark backgrounds, and text on light backgrounds.',
} as const;

/** The two colours and their contrast. */
export function ColorFields({ form }: { form: Part<Look> }): ReactNode {
  const colors = bind(form, 'colors');
  return (
    <fieldset className={styles.group}>
      <Legend>Colours</Legend>
      <div className={styles.colors}>
        <ColorField of={bind(colors, 'accent')} color={colorsOf(form.value).accent} hint={hints.accent} />
        <ColorField of={bind(colors, 'ink')} color={colorsOf(form.value).ink} hint={hints.ink} />
      </div>
      <ContrastResult form={form} />
    </fieldset>
  );
}

interface ColorFieldProps {
  of: Bound<string>;
  /** Normalised. */
  color: string;
  hint: string;
}

function ColorField({ of, color, hint }: ColorFieldProps): ReactNode {
  const label = labelOf(of.path);
  return (
    <Field label={label} hint={hint} error={of.error}>
      {(control) => (
        <span className={styles.color}>
          <input
            {...typed(of)}
            type="color"
            aria-label={`${label}, from a palette`}
            value={isColor(color) ? color : '#000000'}
          />
          <Input {...control} {...typed(of)} autoComplete="off" spellCheck={false} maxLength={7} />
        </span>
      )}
    </Field>
  );
}

/** Contrast of all pairs, with alternatives for unreadable ones. */
function ContrastResult({ form: { value, busy, set } }: { form: Part<Look> }): ReactNode {
  const colors = colorsOf(useDebounced(value));
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
        <Stack as="ul" gap="1">
          {verdictsOf(colors).map(({ what, contrast, needed, passes }) => (
            <li key={what} className="small num">
              {`${what}: ${ratio(contrast)}, ${passes ? 'enough' : `too little, ${ratio(needed)} is needed`}`}
            </li>
          ))}
        </Stack>
      </details>
    </div>
  );
}
