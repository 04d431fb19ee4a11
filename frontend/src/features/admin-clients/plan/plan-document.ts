import type { TrainingPlan } from '@ironbloom/brand/plan';
import { useRef, useState } from 'react';
import { ApiError } from '#shared/api/errors.ts';
import { isSame } from '#shared/document/document.ts';
import type { Editing } from '#shared/document/use-document.ts';
import { useDocument } from '#shared/document/use-document.ts';
import type { FieldErrors } from '#shared/forms/engine.ts';
import { profileOwner } from '#shared/session/stored-profile.ts';
import { latestPlan, type NewPlan, type Plan, useClientActions } from '../api.ts';
import type { ClientDetail } from '../client.ts';
import { firstName } from '../words.ts';
import { fieldOf } from './plan-changes.ts';
import { formOf, partsOf, type PlanForm } from './plan-form.ts';
import { hasRows, withoutEmptyRows } from './training/commands.ts';
import { dayInWords, linesOfDay } from './training/lines.ts';

export type PlanDraft = Editing<PlanForm, Plan | null>;

/** A training plan in which nothing is written is none. */
function publishedTraining(training: TrainingPlan | null): TrainingPlan | null {
  const written = training && withoutEmptyRows(training);
  return written && hasRows(written) ? written : null;
}

export function bodyOf(form: PlanForm, version: number): NewPlan {
  const { html, training, food, note, document, startsOn, override } = form;
  const written = { training: publishedTraining(training), food } as Pick<NewPlan, 'training' | 'food'>;
  return {
    version,
    html,
    ...written,
    note,
    documentId: document?.id ?? null,
    ...(startsOn !== '' && { startsOn }),
    ...(override.trim() !== '' && { override: override.trim() }),
  };
}

/** The form says what this version already says. */
export function isPublished({ note, html, training, food, document }: PlanForm, plan: Plan): boolean {
  const published = partsOf(plan);
  return (
    note === '' &&
    html === plan.html &&
    isSame(publishedTraining(training), published.training) &&
    isSame(food, published.food) &&
    document?.id === published.document?.id
  );
}

/** A row is published with its exercise. */
export function problemsOf({ training }: PlanForm): FieldErrors {
  for (const [at, week] of (training ? withoutEmptyRows(training) : { weeks: [] }).weeks.entries()) {
    for (const [place, day] of week.days.entries()) {
      const line = linesOfDay(day).find(({ row }) => row?.name === '');
      if (line)
        return {
          training: `Week ${at + 1}, ${dayInWords(day, place)}: row ${line.letter} has no exercise.`,
        };
    }
  }
  return {};
}

export const draftKey = (clientId: string): string => `admin-draft:${profileOwner() ?? ''}:plan:${clientId}`;

export interface PlanEditing {
  draft: PlanDraft;
  /** What the server asked for before training may begin. */
  needs: 'doctor' | 'guardian' | undefined;
}

/** The next version of a plan, kept in this browser until it is published. */
export function usePlanDraft(
  client: ClientDetail,
  newest: Plan | null,
  onPublished?: () => void,
): PlanEditing {
  const { publish } = useClientActions(client._id);
  const [needs, setNeeds] = useState<PlanEditing['needs']>();
  /** What a colleague has published meanwhile. */
  const theirs = useRef<Plan>(undefined);

  async function send(form: PlanForm, version: number): Promise<Plan> {
    // Theirs was chosen wholly: there is nothing to publish again.
    if (theirs.current?.version === version && isPublished(form, theirs.current)) return theirs.current;
    try {
      const plan = await publish(bodyOf(form, version));
      setNeeds(undefined);
      return plan;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'DOCTOR_NEEDED') setNeeds('doctor');
      if (error instanceof ApiError && error.code === 'GUARDIAN_NEEDED') setNeeds('guardian');
      throw error;
    }
  }

  const draft = useDocument<PlanForm, Plan | null>(newest, {
    draftKey: draftKey(client._id),
    read: formOf,
    problemsOf,
    send,
    latest: async () => {
      theirs.current = await latestPlan(client._id);
      return theirs.current!;
    },
    stale: 'STALE_PLAN',
    comparison: { fieldOf },
    // A note belongs to the version that it was written for.
    isAsked: ({ path }) => !['note', 'startsOn', 'override'].includes(path),
    ...(onPublished && { onSaved: onPublished }),
    keepsErrors: true,
    asksOtherTabs: true,
    words: {
      saved: `Published. ${firstName(client.name)} is told by mail.`,
      unchanged: 'Nothing was published: this is the newest version.',
    },
    failed: 'The plan could not be published. Please try again.',
  });
  return { draft, needs };
}
