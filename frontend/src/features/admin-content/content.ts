import type { paths } from '#shared/api/schema.ts';

type Answer<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } };
}
  ? Body
  : never;

export type BlogView = Readonly<Answer<'/api/admin/blogs/{id}'>>;
export type RecipeView = Readonly<Answer<'/api/admin/recipes/{id}'>>;
export type StoryView = Readonly<Answer<'/api/admin/testimonials/{id}'>>;

/** What every kind of content has, as the admin area reads it. */
export interface Views {
  blogs: BlogView;
  recipes: RecipeView;
  testimonials: StoryView;
}

export interface Items {
  blogs: Answer<'/api/admin/blogs'>['items'][number];
  recipes: Answer<'/api/admin/recipes'>['items'][number];
  testimonials: Answer<'/api/admin/testimonials'>['items'][number];
}

export type KindName = keyof Views;
export type Status = BlogView['status'];
export type ArticlePreview =
  paths['/api/admin/blogs/preview']['post']['responses'][200]['content']['application/json'];
export type SlugAnswer = Answer<'/api/admin/blogs/slug'>;

export const statusNames: Readonly<Record<Status, string>> = {
  draft: 'Draft',
  published: 'Published',
  scheduled: 'Scheduled',
};

/** The address of the create form, beside its list. */
export const createAddress = (path: string): string => `${path}?create=yes`;
export const isCreating = (search: URLSearchParams): boolean => search.get('create') === 'yes';
