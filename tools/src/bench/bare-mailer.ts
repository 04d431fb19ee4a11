import nodemailer from 'nodemailer';

/** The least that sending can cost: one pool, as many messages in flight as it has connections, no ledger. */
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
        to: `bare-${index}@example.com`,
        subject: `News for Person ${index}`,
        html: `<p>Hello Person ${index}, a new block starts on Monday.</p>`,
        text: `Hello Person ${index}, a new block starts on Monday.`,
      });
    }
  }
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, lane));
  const seconds = (performance.now() - began) / 1000;
  transport.close();
  return count / seconds;
}
