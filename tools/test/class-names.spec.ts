import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { classNameFaults } from '../src/check/class-names.ts';

let root: string;
const write = (file: string, text: string) => writeFile(path.join(root, 'frontend/src', file), text);

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'ironbloom-classes-'));
  await mkdir(path.join(root, 'frontend/src'), { recursive: true });
  await write('base.css', '.wrap { margin: 0 } .quiet { opacity: 0.8 }');
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('a class that exists is no fault, however it is chosen', async () => {
  await write(
    'card.module.css',
    '.card { margin: 0 } .wide-card { margin: 1px } .card :global(.theirs) { margin: 0 }',
  );
  await write(
    'card.tsx',
    `import styles from './card.module.css';
     export const Card = ({ kind }) => (
       <p className={clsx('wrap', kind === 'other' && 'quiet', kind ? styles.card : styles['wideCard'])} />
     );`,
  );
  expect(await classNameFaults(root)).toEqual([]);
});

test('names the class that no style sheet has, and the one that nothing uses', async () => {
  await write('card.module.css', '.card { margin: 0 } .forgotten { margin: 0 }');
  await write(
    'card.tsx',
    `import styles from './card.module.css';
     export const Card = () => <p className={\`\${styles.card} \${styles.mistyped} wrapp\`} />;
     export const Other = () => <p className="wrap mutd" />;`,
  );
  expect(await classNameFaults(root)).toEqual([
    'frontend/src/card.tsx:2: no style sheet of all pages has .wrapp',
    'frontend/src/card.tsx:2: frontend/src/card.module.css has no .mistyped',
    'frontend/src/card.tsx:3: no style sheet of all pages has .mutd',
    'frontend/src/card.module.css: nothing uses .forgotten',
  ]);
});

test('where a class is only known when it runs, nothing is called unused', async () => {
  await write('card.module.css', '.ok { margin: 0 } .failed { margin: 0 }');
  await write(
    'card.tsx',
    `import styles from './card.module.css';
     export const Card = ({ state }) => <p className={styles[state]} />;`,
  );
  expect(await classNameFaults(root)).toEqual([]);
});
