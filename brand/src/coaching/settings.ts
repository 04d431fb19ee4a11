import { type Promises, shippedPromises } from '../promises.ts';
import snippetsJson from './snippets.json' with { type: 'json' };

/** `fewest`: who has the fewest open programs. `language`: who speaks her language, then the fewest; once her answers say it. */
export type AssignmentRule = 'by-hand' | 'fewest' | 'language';

/** A saved answer. `{{name}}` is the client's first name, `{{coach}}` the coach's; what else stands in braces is typed by the coach. */
export interface Snippet {
  id: string;
  shortcut: string;
  title: string;
  text: string;
}

/** What the owner promises to clients and how clients come to coaches, as published in `/admin/settings/coaching`. */
export interface CoachingSettings extends Promises {
  assignment: AssignmentRule;
  /** Hours in which a message or check-in is answered; clients see it only if `showAnswerHours`. */
  answerHours: number;
  showAnswerHours: boolean;
  /** Days off that one program may have. */
  maxPauseDays: number;
  /** Per cent that a client who goes on pays less than the price list. */
  renewalPercentOff: number;
  snippets: readonly Snippet[];
}

export const shippedCoaching: CoachingSettings = {
  assignment: 'by-hand',
  ...shippedPromises,
  answerHours: 24,
  showAnswerHours: false,
  maxPauseDays: 30,
  renewalPercentOff: 0,
  snippets: snippetsJson,
};

/** Why a client asks for a pause. */
export const pauseReasons = ['Travel', 'Ill', 'Exams', 'Family', 'Other'] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** Why a client needs somebody of the team. */
export type ClientReason =
  | 'unassigned'
  | 'link-unopened'
  | 'mail-returned'
  | 'call-due'
  | 'message-waiting'
  | 'check-in-waiting'
  | 'check-in-missed'
  | 'pause-asked'
  | 'pause-ends'
  | 'ending'
  | 'renewal-unanswered'
  | 'plan-due'
  | 'intake-missing';

export const reasonWords: Readonly<Record<ClientReason, string>> = {
  unassigned: 'Nobody assigned',
  'link-unopened': 'Link not opened',
  'mail-returned': 'Mail came back',
  'call-due': 'First call',
  'message-waiting': 'Message unanswered',
  'check-in-waiting': 'Check-in unanswered',
  'check-in-missed': 'Check-in missed',
  'pause-asked': 'Pause asked for',
  'pause-ends': 'Pause ends',
  ending: 'Ends soon',
  'renewal-unanswered': 'Renewal not answered',
  'plan-due': 'Plan due',
  'intake-missing': 'Questions unanswered',
};
