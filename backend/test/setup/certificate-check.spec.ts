import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, getCACertificates, type Server, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { freePort } from '../../../tools/src/services/ports.ts';
import { issue } from '../../../tools/test/nginx/certificates.ts';
import { checkCertificate } from '../../src/modules/setup/certificate-check.ts';

const trusted = getCACertificates('default');
let folder: string;
const sites: Server[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ironbloom-certificate-'));
});
afterEach(() => setDefaultCACertificates(trusted));
afterAll(async () => {
  for (const server of sites) server.close();
  await rm(folder, { recursive: true });
});

/** A site with its own certificate, trusted by this machine or not. */
async function site(name: string, days: number, trust: boolean): Promise<string> {
  const [key, cert] = [path.join(folder, `${name}-key.pem`), path.join(folder, `${name}.pem`)];
  await issue(name, key, cert, days);
  const certificate = await readFile(cert, 'utf8');
  if (trust) setDefaultCACertificates([...trusted, certificate]);
  const server = createServer({ key: await readFile(key), cert: certificate }, (socket) => {
    socket.on('error', () => undefined);
  });
  sites.push(server);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

it('accepts a trusted certificate', async () => {
  expect(await checkCertificate(await site('localhost', 90, true))).toEqual({
    ok: true,
    text: expect.stringMatching(/^Browsers trust the certificate of localhost, by localhost, valid until \d/),
  });
});

it('warns of a certificate whose renewal seems to have failed', async () => {
  expect(await checkCertificate(await site('localhost', 5, true))).toEqual({
    ok: false,
    text: expect.stringContaining('Its renewal seems to have failed'),
  });
});

it.each([
  ['that nobody vouches for', 'localhost', false, /self.signed/i],
  ['of another name', 'elsewhere.example', true, /does not match|ALTNAME/i],
])('reports why browsers do not trust a certificate %s', async (_what, name, trust, why) => {
  const fact = await checkCertificate(await site(name, 90, trust));
  expect(fact).toEqual({ ok: false, text: expect.stringMatching(why) });
});

it('reports an unreachable site', async () => {
  expect(await checkCertificate(`https://localhost:${await freePort()}`)).toEqual({
    ok: false,
    text: expect.stringContaining('could not be reached from here'),
  });
});
