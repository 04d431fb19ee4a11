import nodemailer from 'nodemailer';

/** As long as what the product puts round a body: the postal address and the way out, which the law wants. */
const page = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"></head><body style="margin:0;padding:24px 16px;background:#FCFBF7;color:#0B0D0C;font:400 16px/1.55 Inter,Arial,sans-serif"><div style="max-width:600px;margin:0 auto">${body}<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #D8D3C5;color:#4A4D46;font-size:13px">Ironbloom, a street, a city 400001, India<br><a href="https://ironbloom.example/unsubscribe/0123456789012345678901234567890123456789012" style="color:#3F5F00">Unsubscribe</a></p></div></body></html>`;

/**
 * The least that sending the product's message can cost: one pool, as many messages in flight as it has connections,
 * the same headers and parts, no rows, no queue.
 */
export async function sendBare(smtpUrl: string, count: number, connections: number): Promise<number> {
  const { hostname, port } = new URL(smtpUrl);
  const transport = nodemailer.createTransport({
    pool: true,
    host: hostname,
    port: Number(port),
    maxConnections: connections,
    maxMessages: Number.POSITIVE_INFINITY,
  });
  let next = 0;
  async function lane(): Promise<void> {
    while (next < count) {
      const index = next;
      next += 1;
      await transport.sendMail({
        from: 'Ironbloom <hello@ironbloom.example>',
        to: { name: `Person ${index}`, address: `bare-${index}@example.com` },
        subject: `News for Person ${index}`,
        html: page(`<p>Hello Person ${index}, a new block starts on Monday.</p>`),
        text: `Hello Person ${index}, a new block starts on Monday.\n\n--\nIronbloom, a street, a city 400001, India\nUnsubscribe: https://ironbloom.example/unsubscribe/0123456789012345678901234567890123456789012\n`,
        messageId: `<00000000-0000-4000-8000-${String(index).padStart(12, '0')}@ironbloom.example>`,
        headers: {
          'List-Unsubscribe':
            '<https://ironbloom.example/unsubscribe/0123456789012345678901234567890123456789012>',
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'List-Id': '<broadcast.ironbloom.example>',
          'Auto-Submitted': 'auto-generated',
          Precedence: 'bulk',
        },
      });
    }
  }
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, lane));
  const seconds = (performance.now() - began) / 1000;
  transport.close();
  return count / seconds;
}
