import { defineErrors } from '../../platform/errors/errors.ts';

export const broadcastError = defineErrors({
  NO_RECIPIENTS: { kind: 'invalid', message: 'No recipients selected' },
  EMPTY_BODY: { kind: 'invalid', message: 'The message has no visible text.' },
  BAD_ATTACHMENT: { kind: 'invalid', message: 'Mail programs cannot show this file as an image.' },
  ATTACHMENTS_TOO_LARGE: { kind: 'invalid', message: 'The images are larger than 5 MB in total.' },
  SCHEDULED_IN_THE_PAST: { kind: 'invalid', message: 'Please choose a time in the future.' },
  DRAFT_SENT: {
    kind: 'conflict',
    message:
      'Another message from this draft was already sent: see Broadcasts. To send this one as well, press Send again.',
  },
  INVALID_ADDRESS: { kind: 'invalid', message: 'Invalid email' },
  BROADCAST_NOT_FOUND: { kind: 'not-found', message: 'This broadcast does not exist.' },
  RECIPIENT_NOT_FOUND: { kind: 'not-found', message: 'This recipient does not exist.' },
  NOT_POSSIBLE_NOW: { kind: 'conflict', message: 'This is not possible in the broadcast’s current state.' },
  SUPPRESSED: { kind: 'conflict', message: 'This address is listed under Unsubscribed.' },
  NOT_SENT: { kind: 'unavailable', message: 'The mail could not be sent.' },
});
