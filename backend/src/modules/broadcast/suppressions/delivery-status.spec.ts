import { expect, it } from '@jest/globals';
import { hardBouncesOf, messagesOf } from './delivery-status.ts';

const report = (recipients: string) => `From MAILER-DAEMON Sat Nov 21 10:00:00 2026
From: MAILER-DAEMON@mx.example.com
To: hello@ironbloom.example
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain

>From what we know, this address does not exist.

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.com
Arrival-Date: Sat, 21 Nov 2026 10:00:00 +0000

${recipients}
--b
Content-Type: text/rfc822-headers

Subject: News
--b--
`;

it('finds addresses that no longer exist, not full mailboxes', async () => {
  const mailbox =
    report(`Final-Recipient: rfc822; gone@example.com
Original-Recipient: rfc822;Gone@Example.com
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 <gone@example.com>:
    Recipient address rejected

Final-Recipient: rfc822; full@example.com
Action: delayed
Status: 4.2.2
`) +
    report(`Final-Recipient: rfc822; other@example.com
Action: failed
Status: 5.7.1
`) +
    'From someone Sat Nov 21 10:00:00 2026\nSubject: Hello\n\nA person wrote.\n';
  const messages = messagesOf(mailbox);
  expect(messages).toHaveLength(3);
  expect((await Promise.all(messages.map(hardBouncesOf))).flat()).toEqual([
    { email: 'Gone@Example.com', reason: '550 5.1.1 <gone@example.com>: Recipient address rejected' },
    { email: 'other@example.com', reason: '5.7.1' },
  ]);
});

it('returns nothing for text that is no mail', async () => {
  expect(messagesOf('')).toEqual([]);
  expect(await hardBouncesOf('\u0000\u0001 garbage')).toEqual([]);
});
