import type { AnswerOf } from '#shared/api/wire.ts';

export type BlogView = Readonly<AnswerOf<'/api/admin/blogs/{id}'>>;
export type RecipeView = Readonly<AnswerOf<'/api/admin/recipes/{id}'>>;
export type StoryView = Readonly<AnswerOf<'/api/admin/testimonials/{id}'>>;

/** Views of the admin API by kind. */
export interface Views {
  blogs: BlogView;
  recipes: RecipeView;
  testimonials: StoryView;
}

export interface Items {
  blogs: AnswerOf<'/api/admin/blogs'>['items'][number];
  recipes: AnswerOf<'/api/admin/recipes'>['items'][number];
  testimonials: AnswerOf<'/api/admin/testimonials'>['items'][number];
}

export type KindName = keyof Views;
export type Status = BlogView['status'];
export type ArticlePreview = AnswerOf<'/api/admin/blogs/preview', 'post'>;
export type SlugAnswer = AnswerOf<'/api/admin/blogs/slug'>;

export const statusNames: Readonly<Record<Status, string>> = {
  draft: 'Draft',
  published: 'Published',
  scheduled: 'Scheduled',
};

/** The create form's address. */
export const createAddress = (path: string): string => `${path}?create=yes`;
export const isCreating = (search: URLSearchParams): boolean => search.get('create') === 'yes';
