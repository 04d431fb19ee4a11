import { randomUUID } from 'node:crypto';

/** The part of JSON schema that the API's document uses. */
interface Schema {
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
}

interface Parameter {
  in: string;
  name: string;
  schema: Schema;
}

export interface ApiDocument {
  paths: Record<
    string,
    Record<
      string,
      { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema: Schema }> } }
    >
  >;
}

interface Operation {
  method: string;
  path: string;
  parameters: Parameter[];
  body?: { type: string; schema: Schema };
}

export interface Attack {
  method: string;
  path: string;
  /** For the message of a failure. */
  what: string;
  body?: string | FormData;
  type?: string;
}

/** Together they satisfy every pattern of the document; keys are new each time. */
const likely = () => ['Asha Nair', 'asha@example.com', randomUUID(), '123456', 'x'.repeat(32), '2026-11-21'];

/** Well-formed but hostile JSON. */
const HOSTILE: unknown[] = [
  'a\0b',
  'a\0b@example.com',
  'a\ud800b',
  'x'.repeat(100_000),
  `${'x'.repeat(300)}@example.com`,
  '',
  `%_\\'";--`,
  '0000-01-01',
  ['x'],
  {},
  null,
  -1,
  0.5,
  2 ** 31,
  2 ** 53,
  1e308,
];
/** Placeholder for a value that JSON.stringify cannot write. */
const RAW = ['1e400', '-0', '{"__proto__":{"isAdmin":true}}', `${'['.repeat(2_000)}${']'.repeat(2_000)}`];
const RAW_BODIES = ['null', '[]', '""', '1e400', '{', '', '\0', '{"constructor":{"prototype":{}}}', ...RAW];

/** Raw bytes of an address, also invalid ones. */
const IN_ADDRESS = [
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%F0%9F%98%80',
  '%5C',
  '%25',
  '-1',
  '0',
  '1e400',
  '9223372036854775808',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '__proto__',
  'x'.repeat(2_000),
  'NaN',
  '%5B%5D',
  '',
];

export function operationsOf({ paths }: ApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const [content] = Object.entries(requestBody?.content ?? {});
      const body = content && { body: { type: content[0], schema: content[1].schema } };
      return { method: method.toUpperCase(), path, parameters, ...body };
    }),
  );
}

/** What a route needs to get past its first check. */
export interface Sense {
  id?: string;
  body?: Record<string, unknown>;
}

export function attacksOn({ method, path, parameters, body }: Operation, sense: Sense = {}): Attack[] {
  const sane = path.replace(/\{(\w+)\}/g, (_, name) => (name === 'id' && sense.id) || randomUUID());
  const attack = (at: string, what: string, rest: Partial<Attack> = {}): Attack => ({
    method,
    path: at,
    what: `${path} ${what}`,
    ...rest,
  });
  const json = (text: string, what: string) => attack(sane, what, { body: text, type: 'application/json' });
  return [
    ...inPath(path).map((at) => attack(at, at.slice(0, 80))),
    ...parameters.flatMap(({ in: place, name }) =>
      place === 'query' ? inQuery(name).map((query) => attack(`${sane}?${query}`, query.slice(0, 80))) : [],
    ),
    ...(method === 'GET' ? [] : RAW_BODIES.map((text) => json(text, `body ${text.slice(0, 40)}`))),
    ...(body?.type === 'application/json'
      ? inJson(body.schema, sense.body).map(([text, what]) => json(text, what))
      : []),
    ...(body?.type === 'multipart/form-data'
      ? inForm(body.schema).map(([form, what]) => attack(sane, what, { body: form }))
      : []),
  ];
}

function inPath(path: string): string[] {
  if (!path.includes('{')) return [];
  return IN_ADDRESS.filter(Boolean).map((value) => path.replace(/\{\w+\}/g, value));
}

function inQuery(name: string): string[] {
  const values = IN_ADDRESS.map((value) => `${name}=${value}`);
  return [...values, `${name}=1&${name}=2`, `${name}[]=1`, `${name}[a]=1`, `${name}[__proto__]=1`];
}

/** A valid body except for one value. */
function inJson(schema: Schema, sense?: object): [text: string, what: string][] {
  const right = () => ({ ...(exampleOf(schema) as object), ...sense });
  return pathsOf(schema).flatMap((at) => [
    ...HOSTILE.map((value): [string, string] => [
      JSON.stringify(replaced(right(), at, value)),
      `${at.join('.')}: ${String(JSON.stringify(value)).slice(0, 40)}`,
    ]),
    ...RAW.map((raw): [string, string] => [
      JSON.stringify(replaced(right(), at, '@')).replace('"@"', raw),
      `${at.join('.')}: ${raw.slice(0, 40)}`,
    ]),
  ]);
}

function inForm(schema: Schema): [form: FormData, what: string][] {
  const names = Object.keys(schema.properties ?? {});
  return [...names, '__proto__'].flatMap((name) =>
    HOSTILE.filter((value) => typeof value === 'string').map((value): [FormData, string] => {
      const form = new FormData();
      for (const other of names) if (other !== name && other !== 'image') form.append(other, '1');
      form.append(name, value);
      return [form, `${name}: ${JSON.stringify(value).slice(0, 40)}`];
    }),
  );
}

function exampleOf(schema: Schema): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return exampleOf(schema.anyOf.at(-1)!);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, value]) => [
          name,
          // Its schema does not always say so.
          ['email', 'to'].includes(name) ? 'asha@example.com' : exampleOf(value),
        ]),
      );
    case 'array':
      return schema.items ? [exampleOf(schema.items)] : [];
    case 'number':
    case 'integer':
      return 3;
    case 'boolean':
      return false;
    default:
      return likely().find((text) => fits(text, schema)) ?? 'x';
  }
}

function fits(text: string, { pattern, minLength = 0, maxLength = Infinity }: Schema): boolean {
  const right = pattern === undefined || new RegExp(pattern, 'u').test(text);
  return right && text.length >= minLength && text.length <= maxLength;
}

type Path = (string | number)[];

/** Every value of the body with its containers. */
function pathsOf(schema: Schema, at: Path = []): Path[] {
  const inside = [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, value]) => pathsOf(value, [...at, name])),
    ...(schema.items ? pathsOf(schema.items, [...at, 0]) : []),
  ];
  return at.length > 0 ? [at, ...inside] : inside;
}

function replaced(body: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const copy = structuredClone(body ?? {}) as Record<string | number, unknown>;
  copy[step] = replaced(copy[step], rest, value);
  return copy;
}
