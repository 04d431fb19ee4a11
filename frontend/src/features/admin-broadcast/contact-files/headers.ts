/** Matches "Email Addresses", "Work E-mail", "Email (work)" and "E-mail 1 - Value" (Google Contacts), normalised by `plain`. */
const whose =
  '(?:primary|work|office|business|home|personal|private|contact|customer|client|member|user|student|your|my)';
const emailHeader = new RegExp(`^${whose}?e?mails?(?:id|ids|address|addresses|value|values)?${whose}?$`);
/** Rows searched for the headers: a title, a date and a blank line may precede them. */
export const maxTitleRows = 10;

const fullNames = new Set(['name', 'fullname', 'contactname', 'customername', 'clientname', 'membername']);
const firstNames = new Set(['firstname', 'first', 'givenname', 'forename']);
const lastNames = new Set(['lastname', 'last', 'surname', 'familyname']);

/** "E-Mail ID " and "email_id" are the same header. */
const plain = (cell: string): string => cell.toLowerCase().replaceAll(/[^a-z]/g, '');

export const isEmailHeader = (cell: string): boolean => emailHeader.test(plain(cell));

/** @returns the full-name column, or the first- and last-name columns */
export function nameColumns(headers: readonly string[]): { full: number; parts: number[] } {
  const words = headers.map(plain);
  const columnOf = (names: ReadonlySet<string>): number => words.findIndex((header) => names.has(header));
  return {
    full: columnOf(fullNames),
    parts: [columnOf(firstNames), columnOf(lastNames)].filter((column) => column >= 0),
  };
}

/** Columns where "no" is an opt-out. */
const consentHeader =
  /^(?:is)?(?:subscribed|subscribedto(?:emails?|newsletter)|accepts(?:email)?marketing|emailmarketing(?:consent)?|marketing(?:consent|optin)|(?:email|marketing)?opt(?:ed)?in|newsletter|(?:marketing|email|mail)?(?:consent|permission|preference)s?(?:status)?|wantse?mails?|emails?allowed|(?:email)?permission(?:marketing)?)$/;
/** Columns where a date or "yes" is an opt-out. */
const refusalHeader =
  /^(?:is)?(?:unsubscribed?(?:fromallemails?)?(?:at|on|date|time)?|unsubtime|cleantime|(?:email|marketing|has)?opt(?:ed)?out(?:ofemails?)?(?:at|on|date|time)?|(?:email)?bl(?:ack|ock)listed|donot(?:contact|e?mail)|dnd|dnc|suppressed)$/;
/** Columns where one of `refusalWords` is an opt-out. */
const statusHeader =
  /^(?:e?mail|subscri(?:ber|ption)|emailsubscri(?:ber|ption)|(?:email)?marketing|member|contact)?(?:status|state)$/;

const refusalWords = new Set(
  `unsubscribed notsubscribed neversubscribed optedout optout blocklisted blacklisted blocked bounced hardbounced cleaned
  complained suppressed declined withdrawn denied revoked refused`.split(/\s+/),
);
const no = new Set(['no', 'n', 'false', '0', 'off', '✗', '✘', '❌', '☐']);
const noDate = new Set(['', '-', 'never', 'none', 'null', 'n/a']);

interface Refusal {
  readonly column: number;
  /** As written in the file. */
  readonly header: string;
  readonly refuses: (cell: string) => boolean;
}

const refusesBy = (header: string): Refusal['refuses'] | undefined => {
  if (consentHeader.test(header))
    return (cell) => no.has(cell.toLowerCase()) || refusalWords.has(plain(cell));
  if (statusHeader.test(header)) return (cell) => refusalWords.has(plain(cell));
  if (refusalHeader.test(header))
    return (cell) => !no.has(cell.toLowerCase()) && !noDate.has(cell.toLowerCase());
  return undefined;
};

/** The columns that record an opt-out. */
export const refusalColumns = (headers: readonly string[]): Refusal[] =>
  headers.flatMap((header, column) => {
    const refuses = refusesBy(plain(header));
    return refuses ? { column, header: header.trim(), refuses } : [];
  });
