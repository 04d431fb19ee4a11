import type { paths } from './schema.ts';

type Json<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never;

export type AnswerOf<Path extends keyof paths, Method extends 'get' | 'post' = 'get'> = paths[Path] extends {
  [Name in Method]: { responses: infer Responses };
}
  ? Json<Responses[keyof Responses & (200 | 201)]>
  : never;

export type BodyOf<Path extends keyof paths, Method extends 'post' | 'put' = 'post'> = paths[Path] extends {
  [Name in Method]: { requestBody?: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;
