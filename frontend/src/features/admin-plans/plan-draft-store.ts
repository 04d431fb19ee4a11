import type { Values } from '../../shared/lib/compare.ts';
import { browserStore, isRecord } from '../../shared/lib/browser-store.ts';

export interface PlanDraft {
  values: Values;
  /** As it was published when the editing began, and of which revision. */
  base: Values;
  version: number;
}

const store = browserStore('browser', 'admin-draft:plans');

const isTexts = (value: unknown): value is Values =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

/** Work of an earlier visit that was not published. */
export function readPlanDraft(): PlanDraft | undefined {
  const kept = store.read();
  if (!isRecord(kept)) return undefined;
  const { values, base, version } = kept;
  if (!isTexts(values) || !isTexts(base) || typeof version !== 'number') return undefined;
  return { values, base, version };
}

export const keepPlanDraft = (draft: PlanDraft): void => void store.write(draft);
export const dropPlanDraft = (): void => store.clear();
