import useSWR, { mutate } from 'swr';
import { api, unwrap } from '#shared/api/client.ts';
import { type Address, addressOf, get, keysStartingWith, useGet } from '#shared/api/get.ts';
import { sendForm } from '#shared/api/send-form.ts';
import { useListQuery } from '#shared/api/use-list-query.ts';
import { oneOf, searchText } from '#shared/ui/lists/list-address.ts';
import {
  statusNames,
  type ArticlePreview,
  type Items,
  type KindName,
  type SlugAnswer,
  type Views,
} from './content.ts';

interface Page<Item> {
  items: Item[];
  total: number;
  page: number;
  limit: number;
}

/** Revalidates what shows content. */
async function refresh(): Promise<void> {
  await mutate(
    keysStartingWith(
      '/api/admin/blogs',
      '/api/admin/recipes',
      '/api/admin/testimonials',
      '/api/blogs',
      'dashboard/content-counts',
    ),
  );
}

const removers = {
  blogs: (id) => unwrap(api.DELETE('/api/blogs/{id}', { params: { path: { id } } })),
  recipes: (id) => unwrap(api.DELETE('/api/recipes/{id}', { params: { path: { id } } })),
  testimonials: (id) => unwrap(api.DELETE('/api/testimonials/{id}', { params: { path: { id } } })),
} satisfies Record<KindName, (id: string) => Promise<unknown>>;

/** content-15: 50 per page. */
export const useContentList = <Kind extends KindName>(kind: Kind, path: string) =>
  useListQuery(
    path,
    { search: searchText(200), status: oneOf({ '': 'All', ...statusNames }) },
    {
      limit: 50,
      address: (query) => addressOf(`/api/admin/${kind}`, { query }) as Address<Page<Items[Kind]>>,
      rows: ({ items }) => items,
    },
  );

/** The saved version. */
export const fetchContent = <Kind extends KindName>(kind: Kind, id: string): Promise<Views[Kind]> =>
  get(addressOf(`/api/admin/${kind}/{id}`, { path: { id } }) as Address<Views[Kind]>);

/** The content to edit: fetched once per visit, never revalidated. ⏎ @param visit identifies this visit of the screen */
export function useSavedContent<Kind extends KindName>(kind: Kind, id: string, visit: string) {
  return useSWR<Views[Kind], Error>(['content', kind, id, visit], () => fetchContent(kind, id), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
  });
}

/** @param id null: creates. @throws ApiError */
export async function saveContent<Kind extends KindName>(
  kind: Kind,
  id: string | null,
  form: FormData,
  onProgress: (share: number) => void,
): Promise<Views[Kind]> {
  const call =
    id === null
      ? ({ method: 'POST', path: `/api/${kind}` } as const)
      : ({ method: 'PUT', path: `/api/${kind}/${encodeURIComponent(id)}` } as const);
  const saved = await sendForm<Views[Kind]>({ ...call, form, onProgress });
  void refresh();
  return saved;
}

/** @throws ApiError */
export async function removeContent(kind: KindName, id: string): Promise<void> {
  await removers[kind](id);
  await refresh();
}

/** Withdraws a person's consent: deletes the story, its pictures and their text in the activity log. @throws ApiError */
export async function withdrawStory(id: string): Promise<void> {
  await unwrap(api.POST('/api/testimonials/{id}/withdraw', { params: { path: { id } } }));
  await refresh();
}

/** Whether a slug is available. @param slug as typed, or the title it derives from */
export function useSlugCheck(kind: 'blogs' | 'recipes', slug: string, exceptId: string | undefined) {
  const query = { slug, ...(exceptId !== undefined && { exceptId }) };
  const address: Address<SlugAnswer> = addressOf(`/api/admin/${kind}/slug`, { query });
  return useGet(slug ? address : null, { keepPreviousData: true });
}

/** The text as published. @throws ApiError */
export function previewArticle(content: string): Promise<ArticlePreview> {
  return unwrap(api.POST('/api/admin/blogs/preview', { body: { content } }));
}

/** Categories of published articles, as suggestions; none on errors. */
export function useCategories(): readonly string[] {
  const { data } = useGet(addressOf('/api/blogs', { query: { limit: 100 } }));
  return [...new Set(data?.items.map(({ category }) => category))].toSorted();
}
