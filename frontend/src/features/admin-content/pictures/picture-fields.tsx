import type { ReactNode } from 'react';
import type { KindName } from '../content.ts';
import type { Screen } from '../editing/use-screen.ts';
import { PictureField } from './picture-field.tsx';

/** Every picture that the kind of content has. */
export function PictureFields<Name extends KindName>({ screen }: { screen: Screen<Name> }): ReactNode {
  const { form, refuse } = screen;
  return form.kind.pictures.map((slot) => (
    <PictureField key={slot.file} form={form} slot={slot} onRefused={refuse} />
  ));
}
