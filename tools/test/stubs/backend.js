// Stands for the backend in tests of the starter: ready at once, and obedient to a file named `crash`.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

if (process.env.STUB_BACKEND === 'broken') {
  console.error(JSON.stringify({ level: 30, msg: 'routine' }));
  console.error(JSON.stringify({ level: 60, msg: 'the stub is broken' }));
  process.exit(1);
}
createServer((request, response) => response.end(JSON.stringify(process.env))).listen(
  process.env.PORT,
  '127.0.0.1',
);
setInterval(() => {
  if (!existsSync(path.join(process.env.DATA_DIR, 'crash'))) return;
  console.error('the stub crashed');
  process.exit(3);
}, 50);
