import { useState, type ReactNode } from 'react';
import { ApiError, messageOf } from '#shared/api/errors.ts';
import { paths } from '#shared/config/paths.ts';
import { roleWords } from '#shared/session/rights.ts';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Checkbox } from '#shared/ui/forms/checkbox.tsx';
import { Section } from '#shared/ui/layout/section.tsx';
import { ConfirmDialog } from '#shared/ui/overlays/confirm-dialog.tsx';
import { useSecondFactorPolicy } from './api.ts';
import type { StaffOverview } from './person.ts';
import styles from './staff-screen.module.css';

type Policy = StaffOverview['secondFactor'];
type Rule = Policy[number];

interface Counts {
  all: number;
  /** Without a second factor. */
  without: number;
}

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

function hintOf({ all, without }: Counts): string {
  if (all === 0) return 'Nobody has this role';
  return without === 0
    ? `${people(all)}, all with two-step sign-in`
    : `${people(all)}, ${without === all ? '' : `${without} `}not set up`;
}

/** The effect of requiring it, by number of people. */
function consequence({ all, without }: Counts): string {
  if (all === 0) return 'Nobody has this role now. People who get it must set up two-step sign-in first.';
  if (without === 0) return 'Everyone with this role has set it up, and will not be able to remove it.';
  const have = without === 1 ? 'has' : 'have';
  return `${people(without)} with this role ${have} not set it up. Until they do, they cannot use the admin area.`;
}

function words({ role, required }: Rule, counts: Counts) {
  const name = roleWords[role];
  if (required) {
    return {
      title: `Stop requiring two-step sign-in for the role ${name}?`,
      text: 'People who have set it up keep it and can remove it.',
      confirmLabel: 'Stop requiring',
    };
  }
  return {
    title: `Require two-step sign-in for the role ${name}?`,
    text: consequence(counts),
    confirmLabel: 'Require',
  };
}

interface LineProps {
  rule: Rule;
  counts: Counts;
  onRefused: (error: unknown) => void;
}

function Line({ rule, counts, onRefused }: LineProps): ReactNode {
  const require = useSecondFactorPolicy();
  const [asking, setAsking] = useState(false);
  const { role, required } = rule;

  async function change(): Promise<void> {
    try {
      await require(role, !required);
      toast.success(
        `Two-step sign-in is ${required ? 'no longer ' : ''}required for the role ${roleWords[role]}.`,
      );
    } catch (error) {
      onRefused(error);
    }
  }

  return (
    <li>
      <Checkbox
        label={roleWords[role]}
        hint={hintOf(counts)}
        role="switch"
        aria-checked={required}
        checked={required}
        onChange={() => setAsking(true)}
      />
      {asking && (
        <ConfirmDialog {...words(rule, counts)} tone="plain" work={change} onClose={() => setAsking(false)} />
      )}
    </li>
  );
}

/** The roles that require two-step sign-in (account-34). */
export function SecondFactorPolicy({
  staff,
  policy,
}: Pick<StaffOverview, 'staff'> & { policy: Policy }): ReactNode {
  const [refusal, setRefusal] = useState<unknown>();
  const active = staff.filter(({ deactivatedAt }) => deactivatedAt === null);

  function countsOf(role: Rule['role']): Counts {
    const all = active.filter(({ staffRole }) => staffRole === role);
    return { all: all.length, without: all.filter(({ hasSecondFactor }) => !hasSecondFactor).length };
  }

  return (
    <Section title="Roles that require two-step sign-in">
      {refusal !== undefined && (
        <Notice
          tone="red"
          role="alert"
          className={styles.refusal}
          action={
            refusal instanceof ApiError &&
            refusal.code === 'SET_UP_FIRST' && (
              <ButtonLink size="sm" to={paths.profile}>
                Set it up
              </ButtonLink>
            )
          }
        >
          {messageOf(refusal)}
        </Notice>
      )}
      <ul className={styles.rules}>
        {policy.map((rule) => (
          <Line key={rule.role} rule={rule} counts={countsOf(rule.role)} onRefused={setRefusal} />
        ))}
      </ul>
    </Section>
  );
}
