import { useCallback, type ReactNode } from 'react';
import { AlertDialog } from '#shared/ui/overlays/alert-dialog.tsx';
import { Button } from '#shared/ui/actions/button.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input, Textarea } from '#shared/ui/forms/input.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { genders } from '#shared/config/genders.ts';
import { today } from '../profile.ts';
import { useProfileForm } from '../use-profile-form.ts';
import { useLeaveGuard } from '#shared/lib/use-leave-guard.ts';
import { PhotoField } from './photo-field.tsx';
import styles from './profile-form.module.css';

/** account-23. */
export function ProfileForm(): ReactNode {
  const { form, loaded, photo, choosePhoto, awaitPhoto, errors, register, busy, dirty } = useProfileForm();
  const guard = useLeaveGuard(useCallback(() => dirty, [dirty]));
  return (
    <>
      <form {...form} className={styles.form} method="dialog" noValidate>
        <PhotoField photo={photo} onChange={choosePhoto} onTake={awaitPhoto} />
        <div className={styles.fields}>
          <Field className={styles.whole} label="Full Name">
            {(control) => (
              <Input {...control} {...register('name')} type="text" autoComplete="name" maxLength={120} />
            )}
          </Field>
          <Field label="Date of Birth" error={errors['dob']}>
            {(control) => (
              <Input
                {...control}
                {...register('dob')}
                type="date"
                autoComplete="bday"
                // Browser only: the server's date may differ.
                max={loaded ? today() : undefined}
              />
            )}
          </Field>
          <Field label="Gender">
            {(control) => (
              <Select
                {...control}
                {...register('gender')}
                options={genders}
                placeholder="Choose one"
                autoComplete="sex"
              />
            )}
          </Field>
          <Field label="Phone">
            {(control) => (
              <Input
                {...control}
                {...register('phone')}
                type="tel"
                inputMode="tel"
                autoComplete="tel"
                maxLength={24}
              />
            )}
          </Field>
          <Field label="Email" error={errors['email']}>
            {(control) => (
              <Input
                {...control}
                {...register('email')}
                type="email"
                inputMode="email"
                autoComplete="email"
                maxLength={254}
              />
            )}
          </Field>
          <Field className={styles.whole} label="Address">
            {(control) => (
              <Textarea
                {...control}
                {...register('address')}
                rows={3}
                autoComplete="street-address"
                maxLength={500}
              />
            )}
          </Field>
          <div className={`${styles.whole} ${styles.foot}`}>
            <Button variant="primary" size="lg" type="submit" busy={busy} busyLabel="Saving...">
              Save Profile
            </Button>
            <p className="small muted" role="status">
              {dirty && !busy && 'You have unsaved changes.'}
            </p>
          </div>
        </div>
      </form>
      <AlertDialog
        open={guard.asking}
        title="Leave without saving?"
        text="Your changes to the profile have not been saved."
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={guard.leave}
        onCancel={guard.stay}
      />
    </>
  );
}
