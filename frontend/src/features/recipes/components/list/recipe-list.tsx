import { Row } from '#shared/ui/layout/flow.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams, Link } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import { Pagination } from '#shared/ui/lists/pagination.tsx';
import { SearchBox } from '#shared/ui/lists/search-box.tsx';
import { readPage } from '#shared/lib/page-number.ts';
import { categoriesOf, findRecipes, type ListedRecipe, pageSize, categoryName } from '../../recipe.ts';
import { RecipeTile } from './recipe-tile.tsx';
import grid from './recipe-grid.module.css';
import styles from './recipe-list.module.css';

/** Texts of content-8. */
const nothing = {
  title: 'No recipes found',
  text: "Try adjusting your search terms or filters to find what you're looking for.",
};

/** Derived from the address, on the server too. */
export function RecipeList({ recipes }: { recipes: readonly ListedRecipe[] }): ReactNode {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = readRecipeQuery(search);
  const { q, category } = query;
  const found = findRecipes(recipes, q, category);
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(query.page, pageCount);
  const start = (page - 1) * pageSize;
  const shown = found.slice(start, start + pageSize);

  // Scrolls to the top of the list on a page change.
  const top = useRef<HTMLDivElement>(null);
  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    const place = top.current;
    if (place && place.getBoundingClientRect().top < 0) place.scrollIntoView();
  }, [page]);

  return (
    <div className={`wrap ${styles.page}`} ref={top}>
      <div className={styles.bar}>
        <SearchBox
          label="Search recipes"
          placeholder="Name or ingredient, e.g. paneer"
          value={q}
          action={paths.recipes}
          keep={{ category }}
          onSearch={(text) => void navigate(recipesPath({ q: text, category, page: 1 }), { replace: true })}
        />
        <CategoryChips
          categories={categoriesOf(recipes)}
          chosen={category}
          pathOf={(next) => recipesPath({ q, category: next, page: 1 })}
        />
      </div>
      <div role="status">
        {found.length > 0 ? (
          <p className="small muted num">
            {`Showing ${start + 1} to ${start + shown.length} of ${found.length} ${found.length === 1 ? 'recipe' : 'recipes'}`}
          </p>
        ) : (
          <EmptyState {...nothing} action={<ButtonLink to={paths.recipes}>Clear search</ButtonLink>} />
        )}
      </div>
      {shown.length > 0 && (
        <div className={grid.grid}>
          {shown.map((recipe, index) => (
            <RecipeTile key={recipe._id} recipe={recipe} first={index === 0} />
          ))}
        </div>
      )}
      {pageCount > 1 && (
        <div className={styles.pages}>
          <Pagination
            page={page}
            pageCount={pageCount}
            label="Recipe pages"
            hrefFor={(target) => recipesPath({ q, category, page: target })}
          />
        </div>
      )}
    </div>
  );
}

export interface RecipeQuery {
  readonly q: string;
  /** Empty for all. */
  readonly category: string;
  /** From 1. */
  readonly page: number;
}

export function readRecipeQuery(search: URLSearchParams): RecipeQuery {
  return {
    q: search.get('q') ?? '',
    category: search.get('category') ?? '',
    page: readPage(search),
  };
}

/** Default values are omitted. */
export function recipesPath({ q, category, page }: RecipeQuery): string {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (category) search.set('category', category);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${paths.recipes}?${search.toString()}` : paths.recipes;
}

interface CategoryChipsProps {
  categories: readonly string[];
  /** Empty for all. */
  chosen: string;
  pathOf: (category: string) => string;
}

/** Links, as each category has an address. */
function CategoryChips({ categories, chosen, pathOf }: CategoryChipsProps): ReactNode {
  return (
    <div role="group" aria-labelledby="recipe-category">
      <p className={`label ${styles.label}`} id="recipe-category">
        Category
      </p>
      <Row gap="2">
        {['', ...categories].map((category) => (
          <Link
            key={category}
            className={styles.chip}
            to={pathOf(category)}
            aria-current={category === chosen ? 'true' : undefined}
          >
            {category ? categoryName(category) : 'All'}
          </Link>
        ))}
      </Row>
    </div>
  );
}
