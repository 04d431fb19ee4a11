import { createServer } from 'node:http';
import pg from 'pg';

/**
 * What reading costs at least: Node's own HTTP server, one query, JSON. No validation, no ETag, no
 * compression. And, under /static, bytes of the same size straight from memory.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const LIST = `SELECT id, slug, title, excerpt, author, category, featured, picture, read_time, likes, published_at
  FROM blogs WHERE NOT draft AND published_at <= now() ORDER BY published_at DESC, id DESC LIMIT 20`;
const ONE = 'SELECT * FROM blogs WHERE slug = $1';

async function answer({ pathname, searchParams }: URL): Promise<Buffer | string> {
  const size = Number(searchParams.get('bytes') ?? 0);
  if (pathname === '/static') return Buffer.alloc(size, 'x');
  const { rows } = await (pathname === '/list' ? pool.query(LIST) : pool.query(ONE, ['sleep']));
  return JSON.stringify(rows).padEnd(size, ' ');
}

const server = createServer(async (request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(await answer(new URL(request.url ?? '/', 'http://bare')));
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
