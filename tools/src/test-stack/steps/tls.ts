import { connect } from 'node:http2';
import { expect, type Step } from '../step.ts';

function overHttp2(url: string): Promise<{ status: unknown; hsts: unknown }> {
  return new Promise((resolve, reject) => {
    // The certificate of the first start is nobody's but ours.
    const session = connect(url, { rejectUnauthorized: false });
    session.once('error', reject);
    const request = session.request({ ':path': '/' });
    request.once('response', (headers) => {
      resolve({ status: headers[':status'], hsts: headers['strict-transport-security'] });
      session.destroy();
    });
    request.once('error', reject);
    request.end();
  });
}

export const tls: Step = {
  name: 'TLS',
  run: async (stack) => {
    const { siteUrl, httpsUrl } = stack.settings;
    await stack.change({ TLS: 'on' });
    await stack.compose('up', '--detach', '--no-deps', '--wait', 'nginx');
    const { status, hsts } = await overHttp2(httpsUrl);
    expect(status === 200, `https answered ${String(status)}`);
    expect(hsts === undefined, 'a self-signed certificate must not be remembered for a year');
    const plain = await fetch(`${siteUrl}/blog`, { redirect: 'manual' });
    const target = plain.headers.get('location');
    expect(plain.status === 308, `http answered ${plain.status}`);
    expect(target === `${httpsUrl}/blog`, `http leads to ${target}`);
    return 'HTTP/2 over a self-signed certificate, http leads to https';
  },
};
