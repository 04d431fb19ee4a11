import type { FoodPlan, TrainingPlan } from '@ironbloom/brand/plan';
import type { Plan } from '../api.ts';

/** A version that is written: it begins with the newest one, and its note is its own. */
export interface PlanForm {
  html: string;
  training: TrainingPlan | null;
  food: FoodPlan | null;
  note: string;
  document: { id: string; name: string } | null;
  /** Of the first plan: a day; empty for today. */
  startsOn: string;
  /** Why training may begin without a doctor's word; empty where that is not asked. */
  override: string;
}

/** The document's name is not kept by the server: a version says only that there is one. */
const DOCUMENT_NAME = 'The plan as a PDF';

/** What one version holds, for a draft. */
export const partsOf = (plan: Plan): Pick<PlanForm, 'html' | 'training' | 'food' | 'document'> => ({
  html: plan.html,
  training: plan.training,
  food: plan.food,
  document: plan.documentId ? { id: plan.documentId, name: DOCUMENT_NAME } : null,
});

export const formOf = (plan: Plan | null): PlanForm => ({
  html: '',
  training: null,
  food: null,
  document: null,
  ...(plan && partsOf(plan)),
  note: '',
  startsOn: '',
  override: '',
});
