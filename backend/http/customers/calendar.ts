import { RULE_NOT_CHECKED } from '../../../domain/words/unconfirmed.ts';
import type { SelectedCustomer } from '../../../projections/customer-list/query.ts';

const CRLF = '\r\n';
/** RFC 5545, 3.1: a line has at most 75 octets; what follows a fold begins with a space. */
const LINE_OCTETS = 75;

/** RFC 5545, 3.3.11: what separates values is escaped, and a line break is two characters. */
const escaped = (text: string): string =>
  [...text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n')]
    .filter((character) => character >= ' ' && character !== '\u007f')
    .join('');

/** Folds between characters, never inside one. */
const folded = (line: string): string => {
  const lines: string[] = [];
  let text = '';
  let octets = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (octets + more > LINE_OCTETS) {
      lines.push(text);
      text = ' ';
      octets = 1;
    }
    text += character;
    octets += more;
  }
  return [...lines, text].join(CRLF);
};

const compact = (iso: string): string => iso.replaceAll('-', '');
const dayAfter = (iso: string): string => new Date(Date.parse(iso) + 86_400_000).toISOString().slice(0, 10);

const FIRST_DAY = 'Primeiro dia em que se pode pedir a aposentadoria, segundo o cálculo no Genial.';

interface CalendarOptions {
  /** ISO 8601. */
  readonly now: string;
  /** Where the screens are, without a slash at the end. */
  readonly publicUrl: string;
}

const eventOf = (customer: SelectedCustomer, { now, publicUrl }: CalendarOptions): readonly string[] => {
  const { nextRetirement, name, id } = customer;
  if (nextRetirement === null) return [];
  const { date, regimeType, calculationId, confirmed } = nextRetirement;
  return [
    'BEGIN:VEVENT',
    `UID:${calculationId}@genial`,
    `DTSTAMP:${now.replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(date))}`,
    `SUMMARY:${escaped(`Aposentadoria (${regimeType}): ${name ?? 'Cliente sem nome'}`)}`,
    `DESCRIPTION:${escaped(confirmed ? FIRST_DAY : `${FIRST_DAY} ${RULE_NOT_CHECKED}.`)}`,
    `URL:${publicUrl}/#/customer/${id}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
};

/** The next retirement of each customer as an all-day event of an iCalendar file (RFC 5545). */
export const retirementCalendar = (customers: readonly SelectedCustomer[], options: CalendarOptions): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Genial//Aposentadorias//PT',
    'CALSCALE:GREGORIAN',
    'X-WR-CALNAME:Próximas aposentadorias',
    ...customers.flatMap((customer) => eventOf(customer, options)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join(CRLF);
