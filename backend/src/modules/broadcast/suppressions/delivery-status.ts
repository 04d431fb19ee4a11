import PostalMime from 'postal-mime';

export interface HardBounce {
  email: string;
  reason: string;
}

/** Messages of an mbox file (RFC 4155) or a single message. */
export function messagesOf(mailbox: string): string[] {
  return mailbox
    .split(/^From .*\r?\n/m)
    .filter((message) => message.trim() !== '')
    .map((message) => message.replace(/^>(>*From )/gm, '$1'));
}

/** Permanently failed recipients of a delivery report (RFC 3464). Empty for other messages. */
export async function hardBouncesOf(message: string): Promise<HardBounce[]> {
  const { attachments } = await PostalMime.parse(message, { attachmentEncoding: 'utf8' });
  const report = attachments.find(({ mimeType }) => /^message\/(?:global-)?delivery-status$/.test(mimeType));
  if (!report) return [];
  // The first block is about the report, each further one about a recipient.
  const blocks = String(report.content)
    .replace(/\r\n/g, '\n')
    .split(/\n{2,}/);
  return blocks.flatMap((block) => {
    const fields = fieldsOf(block);
    const email = /^(?:rfc822|utf-8);\s*<?([^>\s]+)>?/i.exec(
      fields.get('original-recipient') ?? fields.get('final-recipient') ?? '',
    )?.[1];
    const isHard = fields.get('action')?.toLowerCase() === 'failed' && fields.get('status')?.startsWith('5.');
    if (!email || !isHard) return [];
    const reason = fields.get('diagnostic-code')?.replace(/^smtp;\s*/i, '') ?? fields.get('status') ?? '';
    return [{ email, reason: reason.slice(0, 500) }];
  });
}

function fieldsOf(block: string): Map<string, string> {
  const unfolded = block.replace(/\n[ \t]+/g, ' ');
  return new Map(
    unfolded.split('\n').flatMap((line): [string, string][] => {
      const colon = line.indexOf(':');
      return colon > 0 ? [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]] : [];
    }),
  );
}
