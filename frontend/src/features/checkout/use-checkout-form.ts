import { useEffect } from 'react';
import { useForm, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import { showRefusal } from '../../shared/forms/refusal.ts';
import type { TrainingType } from '../../shared/lib/plan-words.ts';
import { formToast } from '../../shared/ui/forms/form-toast.ts';
import { readDraft, saveDraft } from './draft.ts';
import { missingDetails, type CheckoutDetails, type CheckoutInput } from './person.ts';

export type CheckoutForm = UseFormReturn<CheckoutInput, unknown, CheckoutDetails>;

const people = ['user', 'buddy'] as const;
const fields = ['name', 'email', 'phone', 'age', 'gender'] as const;

/** Every input in the order in which they stand on the screen. */
const inputs = people.flatMap((who) => fields.map((field) => `${who}.${field}` as const));

/** The rules and their library, which nobody needs before the first press. */
const loadRules = () => import('./schema.ts');

/**
 * The details, with the draft of this tab. The inputs keep their own text (no default values), so
 * what was typed before the code arrived stays.
 */
export function useCheckoutForm(trainingType: TrainingType): CheckoutForm {
  const form: CheckoutForm = useForm({
    resolver: async (...typed) => (await loadRules()).resolverFor(trainingType)(...typed),
    mode: 'onSubmit',
    // An error goes away when its field is edited, and comes back only with the next submit.
    reValidateMode: 'onSubmit',
  });
  const { subscribe, setValue, getValues } = form;

  useEffect(() => {
    // If they do not arrive, the press asks again, and tells.
    loadRules().catch(() => undefined);
  }, []);

  useEffect(() => {
    const draft = readDraft();
    for (const who of people) {
      for (const field of fields) {
        const text = draft[who][field];
        if (text && !getValues(`${who}.${field}`)) setValue(`${who}.${field}`, text);
      }
    }
    return subscribe({
      formState: { values: true, errors: true },
      callback: ({ values, errors }) => {
        saveDraft(values);
        forgetMended(errors ?? {});
      },
    });
  }, [subscribe, setValue, getValues]);

  return form;
}

/** The fields that the last toast was about. */
let announced: (typeof inputs)[number][] = [];

function problemAt(errors: FieldErrors<CheckoutInput>, name: (typeof inputs)[number]): string | undefined {
  const [who, field] = name.split('.') as [(typeof people)[number], (typeof fields)[number]];
  return errors[who]?.[field]?.message;
}

/** What was said of fields is not true any more once they are mended. */
function forgetMended(errors: FieldErrors<CheckoutInput>): void {
  if (announced.length === 0 || announced.some((name) => problemAt(errors, name))) return;
  announced = [];
  formToast.clear();
}

/** The words of pay-6 as a toast; the fields themselves say the rest, and RHF has focused the first of them. */
export function announceProblem(
  errors: FieldErrors<CheckoutInput>,
  input: CheckoutInput,
  trainingType: TrainingType,
): void {
  const wrong = inputs.filter((name) => problemAt(errors, name));
  const missing = missingDetails(input, trainingType);
  const [first] = wrong;
  announced = missing ? wrong : wrong.slice(0, 1);
  formToast.error(missing ?? (first && problemAt(errors, first)) ?? 'Please check the details');
}

/** Puts the server's complaints under the inputs they are about. */
export function showServerErrors(form: CheckoutForm, error: unknown): void {
  showRefusal(form, inputs, error);
}
