import { connect } from 'node:http2';
import { post } from '../api.ts';
import { type Order, orderRequest } from '../buyer.ts';
import { expect, type Step, until } from '../step.ts';

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
    const { siteUrl, httpsUrl, sandboxUrl } = stack.settings;
    const { orderId } = await post<Order>(`${siteUrl}/api/payments/orders`, orderRequest());
    const events = async () => Number((await stack.sql('SELECT count(*) FROM razorpay_webhook_events'))[0]);
    await stack.change({ TLS: 'on' });
    await stack.compose('up', '--detach', '--no-deps', '--wait', 'nginx');
    const { status, hsts } = await overHttp2(httpsUrl);
    expect(status === 200, `https answered ${String(status)}`);
    expect(hsts === undefined, 'a self-signed certificate must not be remembered for a year');
    const plain = await fetch(`${siteUrl}/blog`, { redirect: 'manual' });
    const target = plain.headers.get('location');
    expect(plain.status === 308, `http answered ${plain.status}`);
    expect(target === `${httpsUrl}/blog`, `http leads to ${target}`);
    const before = await events();
    await post(`${sandboxUrl}/control/capture`, { orderId });
    await until('the webhook of a payment arrives', async () => (await events()) > before);
    return 'HTTP/2 over a self-signed certificate, http leads to https, webhooks arrive';
  },
};
