import { readFileSync } from 'node:fs';
import nodemailer from 'nodemailer';

const LAYOUT = new URL('../../../../backend/templates/layout.html.hbs', import.meta.url);
/** The product's own frame with its fields not filled in: a message of the same length and lines. */
const [before = '', after = ''] = readFileSync(LAYOUT, 'utf8').split('{{> @partial-block }}');
const page = (body: string) => before + body + after;

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
