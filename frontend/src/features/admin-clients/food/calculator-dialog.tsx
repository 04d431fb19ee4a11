import {
  activities,
  activityOf,
  bmiOf,
  firstTargets,
  goals,
  moreOnTraining,
  type Sex,
  splitTargets,
  type TargetGoal,
  whyNoTargets,
} from '@ironbloom/brand/food-targets';
import { shownNumber } from '@ironbloom/brand/nutrition';
import type { Figures } from '@ironbloom/brand/plan';
import { type ReactNode, useState } from 'react';
import { Button } from '#shared/ui/actions/button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Checkbox } from '#shared/ui/forms/checkbox.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { Grid, Stack } from '#shared/ui/layout/flow.tsx';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import { goalOf, percent, sexOf } from './calculator.ts';
import styles from './calculator-dialog.module.css';
import { useFood } from './food-context.ts';
import { amountOf, type DayKind } from './food-plan.ts';

const sexes: readonly { value: Sex; label: string }[] = [
  { value: 'female', label: 'Woman' },
  { value: 'male', label: 'Man' },
  { value: 'other', label: 'Neither stated: the mean of both' },
];
const steps = 5;

interface CalculatorDialogProps {
  trainingDays: number;
  onUse: (targets: Record<DayKind, Figures>) => void;
  onClose: () => void;
}

/** The first guess of a start, step by step; every number may be changed. */
export function CalculatorDialog({ trainingDays, onUse, onClose }: CalculatorDialogProps): ReactNode {
  const { known } = useFood();
  const { body, answers } = known;
  const text = (value: number | null): string => (value === null ? '' : String(value));
  const [sex, setSex] = useState<Sex>(() => sexOf(known));
  const [years, setYears] = useState(() => text(body.years));
  const [cm, setCm] = useState(() => text(body.cm));
  const [kg, setKg] = useState(() => text(body.kg));
  const [activity, setActivity] = useState(() => activityOf(answers['steps'], trainingDays));
  const [goal, setGoal] = useState<TargetGoal>(() => goalOf(known));
  const [change, setChange] = useState<number>(() => goals[goalOf(known)].start);
  const [isNew, setNew] = useState(answers['experience'] === 'never');
  const [more, setMore] = useState<number>(moreOnTraining.usual);
  const typed = { years: amountOf(years) ?? 0, cm: amountOf(cm) ?? 0, kg: amountOf(kg) ?? 0 };
  const isComplete = typed.years >= 10 && typed.cm >= 100 && typed.kg >= 25;
  const why = isComplete ? whyNoTargets(typed) : undefined;
  const found = isComplete ? firstTargets({ sex, ...typed, activity, goal, change, isNew }) : undefined;
  const rule = goals[goal];

  return (
    <Dialog
      open
      title="Calculate a start"
      onClose={onClose}
      footer={
        <Button
          size="sm"
          variant="primary"
          disabled={!found}
          onClick={() => found && onUse(splitTargets(found.target, trainingDays, more))}
        >
          Use these targets
        </Button>
      }
    >
      <Stack gap="4">
        <p className="small muted">
          A first guess for a healthy adult. It is no medical advice and has not been validated; two to four
          weeks of weight, hunger and training correct it.
        </p>
        <Grid columns="repeat(4, minmax(0, 1fr))" gap="3">
          <Field label="Sex, for the formula">
            {(control) => (
              <Select
                {...control}
                options={sexes}
                value={sex}
                onChange={({ target }) => setSex(target.value as Sex)}
              />
            )}
          </Field>
          <NumberField label="Years" value={years} onChange={setYears} />
          <NumberField label="Height, cm" value={cm} onChange={setCm} />
          <NumberField label="Weight, kg" value={kg} onChange={setKg} />
        </Grid>
        <Field label="Activity, training included" hint="Between two, take the lower.">
          {(control) => (
            <Select
              {...control}
              options={activities.map(({ factor, words }) => ({
                value: String(factor),
                label: `${factor}: ${words}`,
              }))}
              value={String(activity)}
              onChange={({ target }) => setActivity(Number(target.value))}
            />
          )}
        </Field>
        <Grid columns="repeat(2, minmax(0, 1fr))" gap="3">
          <Field label="Goal" hint={`Pace: ${rule.pace}.`}>
            {(control) => (
              <Select
                {...control}
                options={Object.entries(goals).map(([value, { words }]) => ({ value, label: words }))}
                value={goal}
                onChange={({ target }) => {
                  const next = target.value as TargetGoal;
                  setGoal(next);
                  setChange(goals[next].start);
                }}
              />
            )}
          </Field>
          {rule.from !== rule.to && (
            <Field label="Change" hint={`${percent(rule.from)} to ${percent(rule.to)}.`}>
              {(control) => (
                <Select
                  {...control}
                  options={sharesOf(rule.from, rule.to).map((share) => ({
                    value: String(share),
                    label: percent(share),
                  }))}
                  value={String(change)}
                  onChange={({ target }) => setChange(Number(target.value))}
                />
              )}
            </Field>
          )}
        </Grid>
        <Field
          label="More carbs on training days, g"
          hint={`${moreOnTraining.least} to ${moreOnTraining.most} g; the week keeps its mean.`}
          className={styles.narrow}
        >
          {(control) => (
            <Input
              {...control}
              type="number"
              min={0}
              max={moreOnTraining.most}
              value={more}
              onChange={({ target }) =>
                setMore(Math.min(moreOnTraining.most, Math.max(0, Number(target.value))))
              }
            />
          )}
        </Field>
        <Checkbox
          label="New to training: protein in a first step"
          checked={isNew}
          onChange={({ target }) => setNew(target.checked)}
        />
        {why !== undefined && (
          <Notice tone="amber" icon="alert" role="status">
            {why}
          </Notice>
        )}
        {!isComplete && <p className="small quiet">Years, height and weight are needed.</p>}
        {found && (
          <dl className={`${styles.steps} num`} aria-live="polite">
            <Step name="Resting estimate (Mifflin–St Jeor)" value={`${whole(found.resting)} kcal`}>
              {sex === 'other' && '±83 kcal, as no sex is stated.'}
            </Step>
            <Step name={`Maintenance, × ${activity}`} value={`${whole(found.maintenance)} kcal`} />
            <Step name={`${rule.words}, ${percent(change)}`} value={`${whole(found.target.kcal)} kcal`}>
              {found.limits.join(' ')}
            </Step>
            <Step
              name={`Protein, ${found.protein.perKg.join('–')} g per kg`}
              value={`${found.target.protein} g`}
            >
              {found.protein.countedKg === typed.kg
                ? ''
                : `Counted for ${shownNumber(found.protein.countedKg)} kg, the weight at BMI 25.`}
            </Step>
            <Step name={`Fat, at least ${found.leastFat} g`} value={`${found.target.fat} g`} />
            <Step name="Carbs without fibre, what is left" value={`${found.target.carbs} g`} />
            <Step name="BMI" value={shownNumber(bmiOf(typed))} />
          </dl>
        )}
        <details className="small quiet">
          <summary>Where this is from</summary>
          <p>
            Mifflin MD et al., Am J Clin Nutr 1990;51:241–247, and the usual activity factors; Indian adults
            often need less, so expect the estimate to be high. Protein: ISSN position stand 2017, Morton et
            al. 2018. Fat and fibre: WHO 2023. Limits, reference weight and the words of activity are our own.
          </p>
        </details>
      </Stack>
    </Dialog>
  );
}

const whole = (value: number): string => shownNumber(Math.round(value));

/** From one share to another, in steps of five percent. */
const sharesOf = (from: number, to: number): number[] =>
  Array.from(
    { length: Math.round(Math.abs(to - from) * 100) / steps + 1 },
    (_, at) => Math.round(from * 100 + Math.sign(to - from) * at * steps) / 100,
  );

interface NumberFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

const NumberField = ({ label, value, onChange }: NumberFieldProps): ReactNode => (
  <Field label={label}>
    {(control) => (
      <Input
        {...control}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);

function Step({ name, value, children }: { name: string; value: string; children?: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
      {children && <dd className={styles.why}>{children}</dd>}
    </div>
  );
}
