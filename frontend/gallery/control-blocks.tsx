import { useState, type ReactNode } from 'react';
import { Badge } from '../src/shared/ui/text/badge.tsx';
import { Button, ButtonLink } from '../src/shared/ui/actions/button.tsx';
import { Field } from '../src/shared/ui/forms/field.tsx';
import { AffixInput } from '../src/shared/ui/forms/inputs/affix-input.tsx';
import { Input, Textarea } from '../src/shared/ui/forms/input.tsx';
import { Select } from '../src/shared/ui/forms/inputs/select.tsx';
import { Pagination } from '../src/shared/ui/lists/pagination.tsx';
import { RadioCards } from '../src/shared/ui/choices/radio-cards.tsx';
import { Segmented } from '../src/shared/ui/choices/segmented.tsx';
import { Skeleton } from '../src/shared/ui/feedback/skeleton.tsx';
import { Block, State } from './block.tsx';
import styles from './gallery.module.css';

const variants = ['primary', 'outline', 'solid', 'quiet', 'danger'] as const;
const genders = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
];

function Buttons(): ReactNode {
  return variants.map((variant) => (
    <Block key={variant} title={`Button, ${variant}`} wide>
      <div className={styles.states}>
        <State name="default">
          <Button variant={variant}>Buy now</Button>
        </State>
        <State name="hover" force="hover">
          <Button variant={variant}>Buy now</Button>
        </State>
        <State name="focus-visible" force="focus">
          <Button variant={variant}>Buy now</Button>
        </State>
        <State name="active" force="active">
          <Button variant={variant}>Buy now</Button>
        </State>
        <State name="disabled">
          <Button variant={variant} disabled>
            Buy now
          </Button>
        </State>
        <State name="busy">
          <Button variant={variant} busy busyLabel="Opening...">
            Buy now
          </Button>
        </State>
      </div>
    </Block>
  ));
}

function Fields(): ReactNode {
  return (
    <Block title="Field" note="Label, hint, control, error: always in that order." wide>
      <div className={styles.fields}>
        <Field label="Default" hint="A hint sits under the label.">
          {(control) => <Input {...control} placeholder="Placeholder" />}
        </Field>
        <State name="hover" force="hover" on="input">
          <Field label="Hover">{(control) => <Input {...control} defaultValue="Priya Raman" />}</Field>
        </State>
        <State name="focus-visible" force="focus" on="input">
          <Field label="Focus">{(control) => <Input {...control} defaultValue="Priya Raman" />}</Field>
        </State>
        <Field label="Error" error="Please enter a valid email">
          {(control) => <Input {...control} defaultValue="priya@example" />}
        </Field>
        <Field label="Disabled">{(control) => <Input {...control} disabled defaultValue="Locked" />}</Field>
        <div className={styles.stretch}>
          <span className="label">Loading</span>
          <Skeleton height="3.25rem" />
        </div>
        <Field label="Phone Number" optional>
          {(control) => <AffixInput {...control} prefix="+91" type="tel" placeholder="9000000000" />}
        </Field>
        <Field label="Phone, error" error="Ten digits, please">
          {(control) => <AffixInput {...control} prefix="+91" type="tel" defaultValue="90" />}
        </Field>
        <Field label="Gender">
          {(control) => <Select {...control} options={genders} placeholder="Choose one" />}
        </Field>
        <Field label="Gender, error" error="Choose a gender, or “Prefer not to say”">
          {(control) => <Select {...control} options={genders} placeholder="Choose one" />}
        </Field>
        <Field label="Your Message">{(control) => <Textarea {...control} rows={3} />}</Field>
      </div>
    </Block>
  );
}

export function ControlBlocks({ tone }: { tone: string }): ReactNode {
  const [mode, setMode] = useState('individual');
  const [months, setMonths] = useState(6);
  const plans = [
    {
      value: 3,
      title: '3 months',
      text: '₹4,792 a month',
      badge: <Badge tone="tint">50% off</Badge>,
      side: '₹14,375',
    },
    { value: 6, title: '6 months', side: '₹27,000' },
    { value: 12, title: '12 months', side: '₹50,000', disabled: true },
  ];
  return (
    <>
      <Buttons />
      <Block title="Button sizes and shapes" wide>
        <div className={styles.states}>
          <State name="sm 44">
            <Button size="sm">Manage</Button>
          </State>
          <State name="md 48">
            <Button>Manage</Button>
          </State>
          <State name="lg 60">
            <ButtonLink variant="primary" size="lg" to="/" iconAfter="arrow">
              Get started
            </ButtonLink>
          </State>
          <State name="icon">
            <Button shape="icon" iconBefore="close" aria-label="Close" />
          </State>
          <State name="round">
            <Button shape="round" iconBefore="chevron-right" aria-label="Next" />
          </State>
        </div>
      </Block>
      <Fields />
      <Block title="Segmented">
        <Segmented
          legend="Who is training?"
          showLegend
          name={`mode-${tone}`}
          value={mode}
          onChange={setMode}
          options={[
            { value: 'individual', label: 'Individual' },
            { value: 'buddy', label: 'Buddy' },
          ]}
        />
      </Block>
      <Block title="Radio cards">
        <RadioCards
          legend="For how long?"
          showLegend
          name={`months-${tone}`}
          value={months}
          onChange={setMonths}
          options={plans}
        />
      </Block>
      <Block title="Radio cards, focus-visible">
        <State name="focus-visible" force="focus" on="input">
          <RadioCards
            legend="For how long, focused?"
            name={`focused-${tone}`}
            value={months}
            onChange={setMonths}
            options={plans.slice(1, 2)}
          />
        </State>
      </Block>
      <Block title="Pagination">
        <Pagination label={`Pages on ${tone}`} page={2} pageCount={9} hrefFor={(page) => `?page=${page}`} />
      </Block>
    </>
  );
}
