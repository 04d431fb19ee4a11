import { hasLetter } from '@ironbloom/brand/visible';
import { maxAge, minAge, type PersonInput } from './person.ts';

/** pay-6. They come with the rules: nobody needs them before the first focus. */
export const words = {
  missing: 'Please fill in all required details (name, email, age, gender)',
  missingBuddy: 'Please fill in all buddy details (name, email, age, gender)',
  phone: 'Enter a phone number, or leave it empty',
  age: `Age must be between ${minAge} and ${maxAge}`,
};

function isIncomplete(input: Partial<PersonInput> | undefined): boolean {
  const isNameless = !hasLetter(input?.name ?? '');
  return isNameless || [input?.email, input?.age, input?.gender].some((text) => !text?.trim());
}

/** The sentence for a form with gaps (pay-6), if it has any: the buyer's own come first. */
export function missingDetails(
  input: { user?: Partial<PersonInput>; buddy?: Partial<PersonInput> },
  people: 1 | 2,
): string | undefined {
  if (isIncomplete(input.user)) return words.missing;
  if (people === 2 && isIncomplete(input.buddy)) return words.missingBuddy;
  return undefined;
}
