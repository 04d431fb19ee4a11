import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { findOnPath, unpackedDebianPackages } from '../../src/services/programs.ts';

const run = promisify(execFile);

/** PATH and libraries with `openssl`: installed, else Debian's, unpacked. */
export async function withOpenssl(): Promise<Record<string, string>> {
  if (findOnPath(['openssl']) !== undefined) return {};
  const { root, libraryPath } = await unpackedDebianPackages('openssl');
  return { PATH: `${path.join(root, 'usr/bin')}:${process.env['PATH']}`, LD_LIBRARY_PATH: libraryPath };
}

/** Writes a certificate that looks issued by an authority, as far as nginx can tell. */
export async function issue(name: string, key: string, certificate: string, days = 2): Promise<void> {
  const env = { PATH: process.env['PATH'], ...(await withOpenssl()) };
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', String(days)];
  const files = ['-keyout', key, '-out', certificate];
  await run('openssl', ['req', '-x509', ...kind, '-subj', `/CN=${name}`, ...files], { env });
}
