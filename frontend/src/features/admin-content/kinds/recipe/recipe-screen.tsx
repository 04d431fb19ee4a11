import { type ReactNode, useId } from 'react';
import type { RecipeView } from '../../content.ts';
import { ContentScreen } from '../../editing/content-screen.tsx';
import { DeleteContent } from '../../deletion/delete-content.tsx';
import { type FormFields, TextAreaField, TextField } from '../../fields/fields.tsx';
import { Group, Pair } from '../../editing/group.tsx';
import { SlugField } from '../../fields/slug-field.tsx';
import { StatusField } from '../../fields/status-field.tsx';
import { Suggestions } from '../../fields/suggestions.tsx';
import { useScreen } from '../../editing/use-screen.ts';
import { PictureFields } from '../../pictures/picture-fields.tsx';
import { ListField } from './live-list.tsx';
import { recipeKind } from './recipe-kind.ts';
import { Badge } from '#shared/ui/text/badge.tsx';
import { linksOf } from './lists.ts';
import styles from './links-field.module.css';

const dietWords = ['veg', 'non-veg'];

/** content-15. Null writes a new one. */
export function RecipeScreen({ view }: { view: RecipeView | null }): ReactNode {
  const screen = useScreen(recipeKind, view);
  const { form, leave } = screen;
  const listId = useId();
  const { values } = form;
  const number = (name: string, label: string, hint?: string): ReactNode => (
    <TextField form={form} name={name} label={label} hint={hint} inputMode="decimal" maxLength={12} />
  );

  return (
    <ContentScreen
      screen={screen}
      main={
        <>
          <TextField form={form} name="name" label="Name" maxLength={200} />
          <SlugField
            form={form}
            kind="recipes"
            prefix="/recipes/"
            title={values['name'] ?? ''}
            saved={form.view}
          />
          <TextAreaField form={form} name="description" label="Description" rows={3} maxLength={2000} />
          <ListField
            form={form}
            name="ingredients"
            label="Ingredients"
            placeholder={'200 g paneer\n1 cup curd'}
          />
          <ListField
            form={form}
            name="steps"
            label="Steps"
            placeholder={'Cut the paneer\nGrill it for 12 minutes'}
            numbered
          />
          <LinksField form={form} />
        </>
      }
      side={
        <>
          <Group legend="Publishing">
            <StatusField form={form} />
            <TextField
              form={form}
              name="category"
              label="Category"
              hint="veg, non-veg, or another word."
              list={listId}
              maxLength={60}
            />
            <Suggestions id={listId} words={dietWords} />
            <TextField
              form={form}
              name="cuisines"
              label="Cuisines"
              optional
              hint="Separated by commas."
              maxLength={600}
            />
          </Group>
          <Group legend="Facts">
            <Pair>
              {number('prepTime', 'Prep time, minutes')}
              {number('serving', 'Servings')}
            </Pair>
            <Pair>
              {number('rating', 'Rating, 0 to 5')}
              {number('reviews', 'Reviews')}
            </Pair>
          </Group>
          <Group legend="Nutrition of one serving">
            <Pair>
              {number('calories', 'Calories, kcal')}
              {number('protein', 'Protein, g')}
            </Pair>
            <Pair>
              {number('carbs', 'Carbs, g')}
              {number('fat', 'Fat, g')}
            </Pair>
          </Group>
          <Group legend="Image">
            <PictureFields screen={screen} />
          </Group>
        </>
      }
      danger={view && <DeleteContent kind={recipeKind} id={view._id} onDeleted={leave} />}
    />
  );
}

/** content-17: links split on commas, each told whether it is one that can be shown. */
function LinksField({ form }: { form: FormFields }): ReactNode {
  const links = linksOf(form.values['ytLinks'] ?? '');
  return (
    <div className={styles.field}>
      <TextAreaField
        form={form}
        name="ytLinks"
        label="YouTube links"
        optional
        hint="Separated by commas. Readers see the first one. Playlists are not supported."
        rows={2}
      />
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ link, fine }, index) => (
            <li key={`${index}-${link}`}>
              <Badge tone={fine ? 'green' : 'red'}>{fine ? 'YouTube' : 'Not a YouTube video'}</Badge>
              <span>{link}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
