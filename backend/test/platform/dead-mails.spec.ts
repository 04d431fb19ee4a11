import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { AdminClient } from '../harness/admin-client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

interface Mails {
  items: { template: string; error: string }[];
}

describe('a mail after its last attempt', () => {
  it('counts as failed, also after a temporary error', async () => {
    const busy = createServer((socket) => socket.end('421 try again later\r\n'));
    busy.listen(0, '127.0.0.1');
    await once(busy, 'listening');
    const { port } = busy.address() as { port: number };
    const system = await startSystem({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    const admin = await AdminClient.create(system);
    const sale = await admin.sale(new Shop(system));
    await system.startWorker();

    const mail = await until(async () => {
      // The next attempt is the last.
      await system.db.rows(
        `UPDATE outbox SET attempts = 24, available_at = now() WHERE job = 'mail.send' AND attempts BETWEEN 1 AND 23 AND started_at IS NULL`,
      );
      const { items } = (await admin.call<Mails>('admin/mails?status=failed')).body;
      return items.find(({ template }) => template === 'receipt');
    });
    expect(mail).toMatchObject({ error: expect.stringMatching(/\w/) });
    const { receipt, timeline } = await admin.payment(sale.paymentId);
    expect(receipt).toMatchObject({ status: 'failed', sentAt: null });
    expect(timeline.at(-1)?.text).toBe(`Receipt could not be sent: ${mail.error}`);
    busy.close();
    await system.stop();
  });
});
