import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { defaultChoice, type PlanChoice } from '#shared/lib/plan-words.ts';
import { isTrainingType, toDuration } from '#shared/lib/read-choice.ts';
import { isRecord } from '#shared/lib/browser-store.ts';
import { readChoice, saveChoice } from './draft.ts';

/** Each part stands alone: `?duration=6` says nothing about who is training. */
function partialChoice(values: Record<string, unknown>): Partial<PlanChoice> {
  const trainingType = [values['mode'], values['type'], values['trainingType']].find(isTrainingType);
  const duration = toDuration(values['duration']);
  return { ...(trainingType ? { trainingType } : {}), ...(duration ? { duration } : {}) };
}

/** What the address asks for. All that the server can know. */
export function choiceFromSearch(search: string): Partial<PlanChoice> {
  return partialChoice(Object.fromEntries(new URLSearchParams(search)));
}

/**
 * The plan to start with. Coming back to the same place (reload, back) finds the plan as it was
 * left; arriving with a plan (route state, address) gets that one; otherwise the last one counts.
 */
export function initialChoice(location: Location): PlanChoice {
  const stored = readChoice();
  const asked = {
    ...choiceFromSearch(location.search),
    ...(isRecord(location.state) ? partialChoice(location.state) : {}),
  };
  const { trainingType, duration } = stored?.place === placeOf(location) ? stored : { ...stored, ...asked };
  return {
    trainingType: trainingType ?? defaultChoice.trainingType,
    duration: duration ?? defaultChoice.duration,
  };
}

function placeOf({ key, pathname, search }: Location): string {
  return `${key} ${pathname}${search}`;
}

/** The same object for the same choice, as React renders the whole form again for another. */
function unlessSame(before: PlanChoice, next: PlanChoice): PlanChoice {
  const same = before.trainingType === next.trainingType && before.duration === next.duration;
  return same ? before : next;
}

/** The chosen plan of a payment screen. */
export function useChoice(): [PlanChoice, (change: Partial<PlanChoice>) => void] {
  const location = useLocation();
  const [first] = useState<PlanChoice>(() => ({ ...defaultChoice, ...choiceFromSearch(location.search) }));
  const [choice, setChoice] = useState(first);

  // Storage and route state exist only in the browser, so they may speak only after hydration.
  const place = placeOf(location);
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    const arriving = shown.current === null;
    shown.current = place;
    // A plan pressed before the code arrived is the buyer's latest word.
    setChoice((before) =>
      arriving && before !== first ? before : unlessSame(before, initialChoice(location)),
    );
    // A new place is a new start; nothing else of the location matters.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [place]);

  useEffect(() => saveChoice({ ...choice, place }), [choice, place]);

  return [choice, (change) => setChoice((before) => ({ ...before, ...change }))];
}
