/** What a stranger might send to cost us as much as possible. */
export interface HostileBody {
  name: string;
  path: string;
  type: string;
  body: Buffer;
}

const MB = 1_048_576;
const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=x';

const nested = (bytes: number, open = '[', close = ']') => {
  const depth = Math.floor(bytes / (open.length + close.length));
  return open.repeat(depth) + close.repeat(depth);
};
const keys = (count: number) => `{${Array.from({ length: count }, (_, key) => `"k${key}":0`).join()}}`;
const part = (name: string, file: string, text: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n--x--\r\n`;

const shape = (name: string, path: string, text: string, type = JSON_TYPE): HostileBody => ({
  name,
  path,
  type,
  body: Buffer.from(text),
});

export const HOSTILE_BODIES: readonly HostileBody[] = [
  shape('lists in lists, 23 MB', '/api/broadcasts', nested(23 * MB)),
  shape('lists in lists, 7 MB', '/api/users/admin/send-email', nested(7 * MB)),
  shape('lists in lists, 1 MB, to sign in', '/api/users/login', nested(MB)),
  shape('lists in lists, 31 kB, to sign in', '/api/users/login', nested(31_000)),
  shape('objects in objects, 31 kB', '/api/users/register', nested(31_000, '{"a":', '}')),
  shape('lists in lists, 31 kB, as an order', '/api/payments/orders', nested(31_000)),
  shape('2,600 keys', '/api/payments/orders', keys(2_600)),
  shape('10,000 entries', '/api/contact', `[${'1,'.repeat(10_000)}1]`),
  shape('10,000 lists', '/api/contact', `[${'[],'.repeat(10_000)}[]]`),
  shape('a long word', '/api/contact', JSON.stringify({ name: 'x'.repeat(31_000) })),
  shape('nothing but escapes', '/api/contact', `{"name":"${'\\u0000'.repeat(5_000)}"}`),
  shape('a prototype', '/api/users/login', '{"__proto__":{"isAdmin":true}}'),
  shape('JSON cut off', '/api/payments/verify', '{"razorpay_order_id":"'),
  shape('an event without a signature', '/api/payments/webhook', nested(120_000)),
  shape('an event of a megabyte', '/api/payments/webhook', keys(100_000)),
  shape('bounces without a secret', '/api/broadcasts/bounces', keys(60_000)),
  shape('a form of a megabyte', '/api/contact', 'a=1&'.repeat(MB / 4), FORM),
  shape('a form', '/api/users/login', 'a[b][c]=1&'.repeat(3_000), FORM),
  shape(
    'a picture that is none',
    '/api/admin/media',
    part('image', '; filename="a.png"', 'x'.repeat(8 * MB)),
    MULTIPART,
  ),
  shape('an article by nobody', '/api/blogs', part('content', '', '<b>'.repeat(300_000)), MULTIPART),
];
