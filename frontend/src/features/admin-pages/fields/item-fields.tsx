import type { ContentPicture } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import type { FieldErrors } from '#shared/forms/engine.ts';
import { PictureField } from './picture-field.tsx';
import { LineField, LinesField } from './text-fields.tsx';

/** The parts of an item that are texts. */
type TextName<Item> = {
  [Name in keyof Item]-?: NonNullable<Item[Name]> extends string ? Name : never;
}[keyof Item] &
  string;

export interface TextOf<Item> {
  name: TextName<Item>;
  label: string;
  hint?: string;
  optional?: boolean;
  /** Several lines that are one text. */
  lines?: boolean;
}

interface ItemFieldsProps<Item> {
  item: Item;
  texts: readonly TextOf<Item>[];
  /** Its picture, when it has one: what it is called, and the shape of its place. */
  picture?: { label: string; ratio: string };
  errors: FieldErrors;
  /** Of the item in the content, as errors name it. */
  path: string;
  busy: boolean;
  onChange: (part: Partial<Item>) => void;
}

/** The texts of an item of a list, one below the other, and its picture. */
export function ItemFields<Item extends { id: string; picture?: ContentPicture | null }>(
  props: ItemFieldsProps<Item>,
): ReactNode {
  const { item, texts, picture, errors, path, busy, onChange } = props;
  return (
    <>
      {texts.map(({ name, lines, ...field }) => {
        const Text = lines ? LinesField : LineField;
        return (
          <Text
            key={name}
            {...field}
            value={String(item[name] ?? '')}
            error={errors[`${path}.${name}`]}
            busy={busy}
            onChange={(text) => onChange({ [name]: text } as Partial<Item>)}
          />
        );
      })}
      {picture && (
        <PictureField
          {...picture}
          picture={item.picture ?? null}
          errors={errors}
          path={`${path}.picture`}
          busy={busy}
          onChange={(chosen) => onChange({ picture: chosen } as Partial<Item>)}
        />
      )}
    </>
  );
}
