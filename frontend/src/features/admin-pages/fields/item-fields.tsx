import type { ContentPicture } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { bind, bindWhole, type Bound, type Part } from '../page-form.ts';
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
  part: Part<Item>;
  texts: readonly TextOf<Item>[];
  /** Its picture, when it has one: what it is called, and the shape of its place. */
  picture?: { label: string; ratio: string };
}

/** The texts of an item of a list, one below the other, and its picture. */
export function ItemFields<Item extends { id: string; picture?: ContentPicture | null }>({
  part,
  texts,
  picture,
}: ItemFieldsProps<Item>): ReactNode {
  return (
    <>
      {texts.map(({ name, lines, ...field }) => {
        const Text = lines ? LinesField : LineField;
        const { value, onChange, ...bound } = bind(part, name);
        return (
          <Text
            key={name}
            {...field}
            {...bound}
            value={String(value ?? '')}
            onChange={(text) => onChange(text as Item[typeof name])}
          />
        );
      })}
      {picture && (
        <PictureField {...picture} {...(bindWhole(part, 'picture') as Bound<ContentPicture | null>)} />
      )}
    </>
  );
}
