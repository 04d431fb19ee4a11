import useSWR, { mutate } from 'swr';
import { adminApi } from '#shared/api/admin-client.ts';
import { adminKeys, keptOf } from '#shared/api/admin-keys.ts';
import { type AdminRequest, answerTo, useAnswer } from '#shared/api/admin-request.ts';
import { api, unwrap } from '#shared/api/client.ts';
import { listed } from '#shared/api/listed.ts';
import { sendForm } from '#shared/api/send-form.ts';
import {
  pageSize,
  type ArticlePreview,
  type Items,
  type KindName,
  type ListQuery,
  type SlugAnswer,
  type Views,
} from './content.ts';

interface Page<Item> {
  items: Item[];
  total: number;
  page: number;
  limit: number;
}

/** What a change of content makes out of date. */
async function refresh(): Promise<void> {
  await mutate(keptOf('content-list', 'content-counts', 'slug', 'categories'));
}

const fetchList = {
  blogs: (query) => unwrap(adminApi.GET('/api/admin/blogs', { params: { query } })),
  recipes: (query) => unwrap(adminApi.GET('/api/admin/recipes', { params: { query } })),
  testimonials: (query) => unwrap(adminApi.GET('/api/admin/testimonials', { params: { query } })),
} satisfies { [Kind in KindName]: (query: ListQuery & { limit: number }) => Promise<Page<Items[Kind]>> };

const fetchers = {
  blogs: (id) => unwrap(adminApi.GET('/api/admin/blogs/{id}', { params: { path: { id } } })),
  recipes: (id) => unwrap(adminApi.GET('/api/admin/recipes/{id}', { params: { path: { id } } })),
  testimonials: (id) => unwrap(adminApi.GET('/api/admin/testimonials/{id}', { params: { path: { id } } })),
} satisfies { [Kind in KindName]: (id: string) => Promise<Views[Kind]> };

const removers = {
  blogs: (id) => unwrap(adminApi.DELETE('/api/blogs/{id}', { params: { path: { id } } })),
  recipes: (id) => unwrap(adminApi.DELETE('/api/recipes/{id}', { params: { path: { id } } })),
  testimonials: (id) => unwrap(adminApi.DELETE('/api/testimonials/{id}', { params: { path: { id } } })),
} satisfies Record<KindName, (id: string) => Promise<unknown>>;

export function contentListRequest<Kind extends KindName>(
  kind: Kind,
  query: ListQuery,
): AdminRequest<Page<Items[Kind]>> {
  const ask = () => fetchList[kind]({ ...query, limit: pageSize }) as Promise<Page<Items[Kind]>>;
  return { key: adminKeys.contentList(kind, query), ask };
}

/** One page of the list; the page before stays in sight while the next one comes. */
export function useContentList<Kind extends KindName>(kind: Kind, query: ListQuery) {
  const answer = useAnswer(contentListRequest(kind, query), { keepPreviousData: true });
  return listed(answer, ({ items }) => items);
}

/** What is saved now. */
export function fetchContent<Kind extends KindName>(kind: Kind, id: string): Promise<Views[Kind]> {
  return fetchers[kind](id) as Promise<Views[Kind]>;
}

/** What an edit screen begins with, for the visit that is about to begin. */
export function contentRequest<Kind extends KindName>(kind: Kind, id: string): AdminRequest<Views[Kind]> {
  return { key: adminKeys.content(kind, id, ''), ask: () => fetchContent(kind, id) };
}

/**
 * Opened for editing: fetched once for each visit, never from memory, and not again while somebody types.
 * @param visit names this visit of the screen
 */
export function useContent<Kind extends KindName>(kind: Kind, id: string, visit: string) {
  return useSWR(adminKeys.content(kind, id, visit), () => answerTo(contentRequest(kind, id)), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
  });
}

/** @param id null writes something new. @throws ApiError */
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

/** A person takes their consent back: every trace goes. @throws ApiError */
export async function withdrawStory(id: string): Promise<void> {
  await unwrap(adminApi.POST('/api/testimonials/{id}/withdraw', { params: { path: { id } } }));
  await refresh();
}

/** Whether an address is free. @param slug as typed, or a title that one is to be made of */
export function useSlugCheck(kind: 'blogs' | 'recipes', slug: string, exceptId: string | undefined) {
  const query = { slug, ...(exceptId !== undefined && { exceptId }) };
  const ask = (): Promise<SlugAnswer> =>
    kind === 'blogs'
      ? unwrap(adminApi.GET('/api/admin/blogs/slug', { params: { query } }))
      : unwrap(adminApi.GET('/api/admin/recipes/slug', { params: { query } }));
  return useSWR(slug ? adminKeys.slug(kind, slug, exceptId) : null, ask, { keepPreviousData: true });
}

/** What readers would get of a text. @throws ApiError */
export function previewArticle(content: string): Promise<ArticlePreview> {
  return unwrap(adminApi.POST('/api/admin/blogs/preview', { body: { content } }));
}

/** Categories that readers see, for suggesting them; a bonus, so a failure is none. */
export function useCategories(): readonly string[] {
  const { data } = useSWR(adminKeys.categories, async () => {
    const { items } = await unwrap(api.GET('/api/blogs', { params: { query: { limit: 100 } } }));
    return [...new Set(items.map(({ category }) => category))].toSorted();
  });
  return data ?? [];
}
