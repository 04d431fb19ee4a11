import { type ReactNode, useId } from 'react';
import { bind, type Bound, LineField, LinesField, type Part } from '#shared/document/fields.tsx';
import { Segmented } from '#shared/ui/choices/segmented.tsx';
import { Stack } from '#shared/ui/layout/flow.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import type { RecipeView } from '../../content.ts';
import { ContentScreen, Group, Pair } from '../../editing/content-screen.tsx';
import { PictureFields, SlugField, StatusField, Suggestions } from '../../editing/fields.tsx';
import { useContent } from '../../editing/use-content.ts';
import { DeleteContent } from '../../deletion/remove-dialog.tsx';
import { type Cut, entriesOf, linksOf, type NumberName, type RecipeForm, recipeKind } from './recipe-kind.ts';
import styles from './recipe-screen.module.css';

const dietWords = ['veg', 'non-veg'];

/** content-15. Null: a new recipe. */
export function RecipeScreen({ view }: { view: RecipeView | null }): ReactNode {
  const screen = useContent(recipeKind, view);
  const { form, leave } = screen;
  const listId = useId();
  const number = (name: NumberName, label: string): ReactNode => (
    <LineField of={bind(form, name)} label={label} inputMode="decimal" maxLength={12} />
  );

  return (
    <ContentScreen
      screen={screen}
      main={
        <>
          <LineField of={bind(form, 'name')} label="Name" maxLength={200} />
          <SlugField
            of={bind(form, 'slug')}
            kind="recipes"
            prefix="/recipes/"
            title={form.value.name}
            saved={screen.view}
          />
          <LinesField
            of={bind(form, 'description')}
            style={{ minHeight: 0 }}
            label="Description"
            rows={3}
            maxLength={2000}
          />
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
          <LinksField of={bind(form, 'ytLinks')} />
        </>
      }
      side={
        <>
          <Group legend="Publishing">
            <StatusField of={bind(form, 'status')} />
            <LineField
              of={bind(form, 'category')}
              label="Category"
              hint="veg, non-veg, or another word."
              list={listId}
              maxLength={60}
            />
            <Suggestions id={listId} words={dietWords} />
            <LineField
              of={bind(form, 'cuisines')}
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
            <PictureFields kind={recipeKind} form={form} />
          </Group>
        </>
      }
      danger={view && <DeleteContent kind={recipeKind} id={view._id} onDeleted={leave} />}
    />
  );
}

/** content-17: links split at commas, each marked as valid or not. */
function LinksField({ of }: { of: Bound<string> }): ReactNode {
  const links = linksOf(of.value);
  return (
    <Stack gap="2">
      <LinesField
        of={of}
        style={{ minHeight: 0 }}
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
    </Stack>
  );
}

interface ListFieldProps {
  form: Part<RecipeForm>;
  name: 'ingredients' | 'steps';
  label: string;
  placeholder: string;
  numbered?: boolean;
}

/** content-17: a list of entries with a preview. */
function ListField({ form, name, label, placeholder, numbered = false }: ListFieldProps): ReactNode {
  const text = bind(form, name);
  const { path, value: cut, onChange } = bind(form, `${name}Cut` as const);
  const entries = entriesOf(text.value, cut);
  const List = numbered ? 'ol' : 'ul';
  return (
    <div className={styles.list}>
      <LinesField
        of={text}
        style={{ minHeight: 0 }}
        label={label}
        hint={cut === 'both' ? 'One per line, or separated by commas.' : 'One per line. Commas are kept.'}
        placeholder={placeholder}
        rows={7}
      />
      <Stack gap="2">
        <Segmented<Cut>
          legend={`Split ${label.toLowerCase()} at`}
          showLegend
          className={styles.split}
          name={path}
          value={cut}
          onChange={onChange}
          options={[
            { value: 'both', label: 'Lines and commas' },
            { value: 'lines', label: 'Lines' },
          ]}
        />
        <p className="small quiet num" role="status">
          {entries.length === 1 ? '1 entry' : `${entries.length} entries`}
        </p>
        <List className={numbered ? styles.numbered : styles.entries}>
          {entries.map((entry, index) => (
            <li key={`${index}-${entry}`}>{entry}</li>
          ))}
        </List>
      </Stack>
    </div>
  );
}
