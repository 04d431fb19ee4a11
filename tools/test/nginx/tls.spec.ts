import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { connect as connectHttp2 } from 'node:http2';
import { request, type RequestOptions } from 'node:https';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type ConnectionOptions } from 'node:tls';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderNginxConfig, WATCH_CERTIFICATES } from '../../src/services/nginx.ts';
import { freePort } from '../../src/services/ports.ts';
import { issue, withOpenssl } from './certificates.ts';
import { TestProxy } from './test-proxy.ts';

describe('TLS', () => {
  let proxy: TestProxy;
  let port: number;
  let certs: string;
  let watch: ChildProcess | undefined;

  beforeAll(async () => {
    port = await freePort();
    const env = {
      TLS: 'on',
      HTTPS_LISTEN: `127.0.0.1:${port}`,
      HTTPS_PUBLIC_PORT: String(port),
      SERVER_NAME: 'shop.example',
      ...(await withOpenssl()),
    };
    proxy = await TestProxy.start({ env });
    certs = path.join(proxy.dataDir, 'nginx/certs');
    return async () => {
      if (watch?.pid !== undefined) process.kill(-watch.pid, 'SIGTERM');
      await proxy.stop();
    };
  });

  /** Requests over HTTPS on its own connection. */
  function ask(url: string, options: RequestOptions = {}): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const to = { host: '127.0.0.1', port, path: url, rejectUnauthorized: false, agent: false, ...options };
      const asking = request(to, (response) => {
        response.resume();
        resolve(response);
      });
      asking.on('error', reject);
      asking.end();
    });
  }

  /** @returns the name in the certificate */
  async function handshake(options: ConnectionOptions = {}): Promise<string> {
    const socket = connect({ host: '127.0.0.1', port, rejectUnauthorized: false, ...options });
    await once(socket, 'secureConnect');
    const { subject } = socket.getPeerCertificate();
    socket.destroy();
    return String(subject.CN);
  }

  const hsts = async (url: string) => (await ask(url)).headers['strict-transport-security'];

  it('starts without a certificate on a self-signed one with a private key file', async () => {
    expect(await handshake()).toBe('shop.example');
    expect((await stat(path.join(certs, 'privkey.pem'))).mode & 0o077).toBe(0);
    expect((await ask('/')).statusCode).toBe(200);
  });

  it('sends no HSTS with a self-signed certificate', async () => {
    proxy.backend.behaviour = () => ({ headers: { 'strict-transport-security': 'max-age=31536000' } });
    for (const url of ['/', '/api/users/me', '/favicon.svg', '/.env'])
      expect(await hsts(url)).toBeUndefined();
  });

  it('speaks HTTP/2', async () => {
    const session = connectHttp2(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
    const stream = session.request({ ':path': '/healthz' });
    const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
    expect([session.alpnProtocol, headers[':status']]).toEqual(['h2', 200]);
    session.destroy();
  });

  it('accepts only TLS 1.2 and 1.3', async () => {
    for (const version of ['TLSv1.2', 'TLSv1.3'] as const) {
      await expect(handshake({ minVersion: version, maxVersion: version })).resolves.toBe('shop.example');
    }
    const old = handshake({ minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' });
    await expect(old).rejects.toThrow();
  });

  it('redirects plain HTTP to TLS with path, query, method and body', async () => {
    const answers = [
      await proxy.get('/blog?page=2', { host: 'shop.example' }),
      // Plain HTTP on the HTTPS port.
      await fetch(`http://127.0.0.1:${port}/blog?page=2`, { redirect: 'manual' }),
    ];
    for (const { status, headers } of answers)
      expect([status, headers.get('location')]).toEqual([308, `https://127.0.0.1:${port}/blog?page=2`]);
  });

  it('serves only certbot’s challenge without TLS', async () => {
    const acme = path.join(proxy.dataDir, 'nginx/acme');
    await mkdir(path.join(acme, '.well-known/acme-challenge'), { recursive: true });
    await writeFile(path.join(acme, '.well-known/acme-challenge/token'), 'proof');
    await writeFile(path.join(acme, 'secret'), 'secret');
    expect(await proxy.text('/.well-known/acme-challenge/token')).toBe('proof');
    expect((await ask('/.well-known/acme-challenge/token')).statusCode).toBe(200);
    expect((await proxy.get('/.well-known/acme-challenge/none')).status).toBe(404);
    expect((await proxy.get('/.well-known/acme-challenge/../../secret')).status).toBe(308);
    expect(await proxy.text('/healthz')).toBe('ok\n');
  });

  it('loads a certificate put into the folder, and then sends HSTS', async () => {
    const [key, certificate] = [path.join(proxy.dataDir, 'key.pem'), path.join(proxy.dataDir, 'cert.pem')];
    await issue('real.example', key, certificate);
    const main = path.join(proxy.dataDir, 'nginx/conf.d/main.conf');
    // `nginx` in the container has its configuration at the built-in path; here it is passed.
    const nginx = path.join(proxy.dataDir, 'nginx.sh');
    const { NGINX_BIN } = proxy.nginx.settings;
    await writeFile(nginx, `#!/bin/sh\nexec '${NGINX_BIN}' -e stderr -c '${main}' "$@"\n`, { mode: 0o755 });
    const env = { ...proxy.nginx.settings, NGINX_BIN: nginx, CERTS_WATCH_SECONDS: '1' };
    watch = spawn(WATCH_CERTIFICATES, { env, detached: true, stdio: 'ignore' });

    // Half a renewal: the new key does not match the old certificate.
    await copyFile(key, path.join(certs, 'privkey.pem'));
    await sleep(2_500);
    expect(await handshake()).toBe('shop.example');
    await copyFile(certificate, path.join(certs, 'fullchain.pem'));
    await expect.poll(() => handshake()).toBe('real.example');
    for (const url of ['/', '/api/users/me', '/favicon.svg', '/.env']) {
      // After a reload the former workers accept connections for a moment.
      await expect.poll(() => hsts(url), { message: url }).toBe('max-age=31536000; includeSubDomains');
    }
    expect(await readFile(path.join(certs, 'self-signed'), 'utf8')).not.toBe('');
  });

  it('reports who cannot write where when no certificate can be made', async () => {
    const folder = path.join(proxy.dataDir, 'unfit');
    // Folder of the key.
    await mkdir(path.join(folder, 'certs/privkey.pem'), { recursive: true });
    const env = { TLS: 'on', CONF_DIR: path.join(folder, 'conf.d'), CERTS_DIR: path.join(folder, 'certs') };
    await expect(renderNginxConfig({ ...proxy.nginx.settings, ...env })).rejects.toThrow(
      `may user ${process.getuid?.()} write to ${folder}/certs?`,
    );
  });
});
