import Fastify from 'fastify';
import pg from 'pg';

/**
 * What reading costs at least: Fastify, one query for the rows that the product shows, JSON. No validation, no schema, no ETag,
 * no headers, no total. Under /static, bytes straight from memory.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const COLUMNS = `id, slug, title, excerpt, author, category, featured, picture, read_time, likes, published_at`;
const LIST = `SELECT ${COLUMNS} FROM blogs WHERE NOT draft AND published_at <= now()
  ORDER BY published_at DESC, id DESC LIMIT 100`;
const ONE = `SELECT ${COLUMNS}, content, updated_at FROM blogs WHERE slug = $1`;

const server = Fastify();
server.get('/api/blogs', async () => ({ items: (await pool.query(LIST)).rows }));
server.get<{ Params: { slug: string } }>(
  '/api/blogs/slug/:slug',
  async ({ params }) => (await pool.query(ONE, [params.slug])).rows[0],
);
const bytes = new Map<string, Buffer>();
server.get<{ Querystring: { bytes: string } }>('/static', async ({ query }, reply) => {
  const body = bytes.get(query.bytes) ?? Buffer.alloc(Number(query.bytes), 'x');
  bytes.set(query.bytes, body);
  return reply.type('text/html').send(body);
});
await server.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
