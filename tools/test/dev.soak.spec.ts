import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { launchBrowser } from '../src/services/chromium.ts';
import { freePort, portState } from '../src/services/ports.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const SOURCES = [
  'backend',
  'brand',
  'frontend',
  'tools/src',
  'tools/package.json',
  'package.json',
  'tsconfig.base.json',
];
const FORM = 'frontend/src/features/contact/components/contact-form.tsx';
const ROBOTS = 'backend/src/modules/site/rendering/discovery.controller.ts';
/** Compiling and starting the backend takes up to a minute on a busy machine. */
const COMPILED = { timeout: 120_000 };

let root: string;
let site: string;
let port: number;
let child: ChildProcess;
let output = '';
let browser: Browser;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'ironbloom-dev-'));
  const filter = (file: string) => !/\/(node_modules|dist|test-results)$/.test(file);
  for (const source of SOURCES)
    await cp(path.join(REPOSITORY, source), path.join(root, source), { recursive: true, filter });
  for (const modules of ['node_modules', 'backend/node_modules', 'frontend/node_modules'])
    await symlink(path.join(REPOSITORY, modules), path.join(root, modules));
  // Reuses resized pictures and Debian packages.
  await mkdir(path.join(root, '.cache'));
  for (const cached of ['.cache/pictures', '.cache/debian']) {
    const there = path.join(REPOSITORY, cached);
    if (existsSync(there)) await symlink(there, path.join(root, cached));
  }
  port = await freePort();
  site = `http://localhost:${port}`;
  const env = { ...process.env, PORT: String(port), MAILBOX_PORT: String(await freePort()) };
  child = spawn(process.execPath, [path.join(root, 'tools/src/start/main.ts'), '--dev'], { env });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  await vi.waitUntil(() => output.includes('\nReady'), { timeout: 220_000 });
  browser = await launchBrowser();
  page = await browser.newPage();
  page.on('console', (line) => ['error', 'warning'].includes(line.type()) && complaints.push(line.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
});

afterAll(async () => {
  await browser?.close();
  if (child?.exitCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await rm(root, { recursive: true, force: true });
});

async function edit(file: string, before: string, after: string): Promise<void> {
  const text = await readFile(path.join(root, file), 'utf8');
  expect(text).toContain(before);
  await writeFile(path.join(root, file), text.replace(before, after));
}

const robots = async () => (await fetch(`${site}/robots.txt`)).text();

describe('npm run dev', () => {
  it('renders pages on the server and hydrates them without errors', async () => {
    const response = await fetch(`${site}/contact`);
    expect(await response.text()).toMatch(/<h1[^>]*>[^<]*touch/i);
    expect(response.status).toBe(200);
    await page.goto(`${site}/contact`);
    await page.waitForFunction(() => document.querySelector('style[data-dev]') === null);
    expect(complaints).toEqual([]);
  });

  it('shows a saved component and keeps typed text', async () => {
    // The form library loads with the first key press; saving in that moment is not tested.
    const engine = page.waitForResponse(/forms\/engine/);
    await page.getByLabel('Full Name').fill('Gita Rao');
    await (await engine).finished();
    await edit(FORM, 'Send message', 'Send it off');
    await page.getByRole('button', { name: 'Send it off' }).waitFor();
    expect(await page.getByLabel('Full Name').inputValue()).toBe('Gita Rao');
  });

  it('runs a saved file of the backend', async () => {
    await edit(ROBOTS, "'Disallow: /api/'", "'Disallow: /api/', 'Disallow: /saved/'");
    await expect.poll(robots, COMPILED).toContain('/saved/');
  });

  it('reports where a file does not compile, and continues once it does', async () => {
    await edit(ROBOTS, 'function robots(', 'functio robots(');
    await expect.poll(() => output, COMPILED).toContain(`${ROBOTS}:`);
    await edit(ROBOTS, 'functio robots(', 'function robots(');
    await expect.poll(robots, COMPILED).toContain('/saved/');
    await edit(FORM, 'Send it off', '{');
    await expect.poll(async () => (await fetch(`${site}/contact`)).status).toBe(500);
    await edit(FORM, '{\n          </Button>', 'Send again\n          </Button>');
    await expect.poll(async () => (await fetch(`${site}/contact`)).status).toBe(200);
  });

  it('ends with Ctrl-C and frees its port', async () => {
    child.kill('SIGINT');
    const [code] = (await once(child, 'exit')) as [number];
    expect([code, await portState(port, '127.0.0.1')]).toEqual([0, 'free']);
  });
});
