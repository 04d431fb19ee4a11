import { existsSync, globSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const ARCHITECTURE = 'docs/architecture.md';
/** Folders whose folders are rooms. A room deeper down is described by the one that it lies in. */
const ROOMS = [
  'backend/src/{modules,platform}/*/',
  'backend/src/{modules,platform}/*/*/',
  'frontend/src/{app,features,shared}/*/',
  'tools/src/*/',
];
/** Described by their own room's line. */
const SAID_ABOVE = /^frontend\/src\/(?:app\/(?:routes|shell)|features\/[^/]+|shared\/[^/]+)\//;
const BASES = [
  '',
  'backend/',
  'backend/src/',
  'backend/src/modules/',
  'backend/test/',
  'frontend/',
  'frontend/src/',
  'tools/src/',
  'tools/test/',
];
/** `app/router.tsx`, `backend/templates`, `nginx/hostile.soak.spec.ts`: what looks like a place in the repository. */
const PLACE = /`([\w.-]+(?:\/[\w.-]+)+\/?)`/g;
/** Of these a name that looks like a place is one. */
const BEGINNINGS =
  /^(?:\.\.?\/)?(?:app|backend|brand|deploy|docs|features|frontend|modules|nginx|platform|shared|tools)\//;

/**
 * Holds the documents against the repository: each room has its line in `docs/architecture.md`, and each file or folder that
 * a document names is there.
 * @param root of the repository
 * @returns one sentence for each fault
 */
export async function documentFaults(root: string): Promise<string[]> {
  const faults: string[] = [];
  const isThere = (place: string) => BASES.some((base) => existsSync(path.join(root, base, place)));
  const names = (await readdir(path.join(root, 'docs'), { recursive: true })).filter((name) =>
    name.endsWith('.md'),
  );
  for (const file of ['README.md', 'CONTRIBUTING.md', ...names.map((name) => `docs/${name}`)]) {
    const lines = (await readFile(path.join(root, file), 'utf8')).split('\n');
    lines.forEach((line, index) => {
      for (const [, place = ''] of line.matchAll(PLACE)) {
        if (BEGINNINGS.test(place) && !isThere(place))
          faults.push(`${file}:${index + 1}: there is no ${place}`);
      }
    });
  }
  const described = await readFile(path.join(root, ARCHITECTURE), 'utf8');
  for (const folder of globSync(ROOMS, { cwd: root })) {
    const room = folder.replace(/\/$/, '');
    if (!SAID_ABOVE.test(room) && !described.includes(`\`${room}\``))
      faults.push(`${ARCHITECTURE}: says nothing of ${room}`);
  }
  return faults;
}
