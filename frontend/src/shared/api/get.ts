import type { ParamsOption } from 'openapi-fetch';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { AnswerOf } from './wire.ts';
import { api, unwrap } from './client.ts';
import type { paths } from './schema.ts';

interface AnswersJson {
  responses: { 200: { content: { 'application/json': unknown } } };
}

type GetPath = {
  [Path in keyof paths]: paths[Path]['get'] extends AnswersJson ? Path : never;
}[keyof paths];

type ParametersOf<Path extends GetPath> = ParamsOption<paths[Path]['get']>['params'];

/** The address of a GET, which is also its SWR key, with the type of its answer. */
export type Address<Answer> = string & { readonly answer?: Answer };

export function addressOf<Path extends GetPath>(
  path: Path,
  parameters?: ParametersOf<Path>,
): Address<AnswerOf<Path>> {
  const { path: values = {}, query = {} } = (parameters ?? {}) as Record<string, Record<string, unknown>>;
  const encode = (value: unknown): string => encodeURIComponent(String(value));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(values[name]));
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = asked.map(([name, value]) => `${name}=${encode(value)}`).join('&');
  return filled + (search && `?${search}`);
}

/** Whether answers are kept on the device, for the client's area without a connection. Health answers are in those about her. */
export const isKept = (address: string): boolean =>
  address === '/api/users/me/purchases' || (address.startsWith('/api/my/') && !address.endsWith('/intake'));

/** @throws ApiError */
export async function get<Answer>(address: Address<Answer>): Promise<Answer> {
  const ask = () => unwrap(api.GET(address as never)) as Promise<Answer>;
  if (!isKept(address)) return ask();
  const { keptOrAsked } = await import('../offline/kept-answers.ts');
  return keptOrAsked(address, ask);
}

/** The answer in SWR's cache. @param address null: no request */
export function useGet<Answer>(
  address: Address<Answer> | null,
  options?: SWRConfiguration<Answer, Error>,
): SWRResponse<Answer, Error> {
  return useSWR<Answer, Error>(address, () => get(address!), options);
}

/** A filter for SWR's `mutate`: the keys with one of these prefixes. */
export const keysStartingWith =
  (...beginnings: readonly string[]) =>
  (key: unknown): boolean =>
    typeof key === 'string' && beginnings.some((beginning) => key.startsWith(beginning));
