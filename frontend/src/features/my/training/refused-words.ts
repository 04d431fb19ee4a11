import { type Edit, feelWords, skippedInWords } from '@ironbloom/brand/training-log';
import { setWords } from '../session/session-words.ts';
import type { WeightUnit } from '../units.ts';

/** "Back squat, set 1: 40 kg × 8": what an edit says. */
export function editWords({ kind, of, value }: Edit, unit: WeightUnit): string {
  switch (kind) {
    case 'set': {
      const number = Number(of.split(':')[1]);
      const which = Number.isNaN(number) ? 'an added set' : `set ${number}`;
      const state = value.removed ? 'removed' : value.done ? setWords(value, unit) : 'not done';
      return `${value.name}, ${which}: ${state}`;
    }
    case 'row-swap':
      return value === null ? 'The exercise as planned' : `Swapped for ${value.name}`;
    case 'row-skip':
      return value === null ? 'An exercise that is not skipped' : skippedInWords(value);
    case 'row-pain':
      return `Pain: ${value}`;
    case 'row-note':
    case 'note':
      return `Note: ${value}`;
    case 'feel':
      return `How hard: ${value === null ? 'not said' : feelWords[value - 1]}`;
    case 'finished':
      return value === null ? 'Not finished' : 'The end of the session';
    case 'started':
      return 'The beginning of the session';
    default:
      return '';
  }
}
