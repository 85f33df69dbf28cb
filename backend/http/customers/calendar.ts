import type { CustomerListItem } from '../../../domain/api/customers.ts';
import { dayOf, isoOf } from '../../../domain/units/day.ts';
import { NOT_ASKED_FOR } from '../../../domain/words/compulsory.ts';
import { compulsoryWords } from '../../../domain/words/customers.ts';
import { RULE_NOT_CHECKED } from '../../../domain/words/unconfirmed.ts';

const CRLF = '\r\n';
/** RFC 5545, 3.1: a line has at most 75 octets; what follows a fold begins with a space. */
const LINE_OCTETS = 75;
const CONTROLS = /\p{Cc}/gu;
const TO_ESCAPE = /[\\;,\p{Cc}]/u;

/** RFC 5545, 3.3.11: what separates values is escaped, and a line break is two characters; other controls are left out. */
const escaped = (text: string): string => (TO_ESCAPE.test(text) ? escapedAll(text) : text);

const escapedAll = (text: string): string =>
  text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(CONTROLS, '');

/** Folds between characters, never inside one. */
const folded = (line: string): string => {
  const octets = Buffer.byteLength(line);
  if (octets <= LINE_OCTETS) return line;
  return octets === line.length ? foldedAscii(line) : foldedText(line);
};

const foldedAscii = (line: string): string => {
  let lines = line.slice(0, LINE_OCTETS);
  for (let at = LINE_OCTETS; at < line.length; at += LINE_OCTETS - 1)
    lines += `${CRLF} ${line.slice(at, at + LINE_OCTETS - 1)}`;
  return lines;
};

const foldedText = (line: string): string => {
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
const dayAfter = (iso: string): string => isoOf(dayOf(iso) + 1);

const FIRST_DAY = 'Primeiro dia em que se pode pedir a aposentadoria, segundo o cálculo no Genial.';
const COMPULSORY = `Dia em que se completa a idade da aposentadoria compulsória, segundo o cálculo no Genial. ${NOT_ASKED_FOR}`;
/** Folded once for all events. */
const described = (text: string) => ({
  confirmed: folded(`DESCRIPTION:${escaped(text)}`),
  unconfirmed: folded(`DESCRIPTION:${escaped(`${text} ${RULE_NOT_CHECKED}.`)}`),
});
const askedFor = { title: 'Aposentadoria', description: described(FIRST_DAY) };
const byAge = { title: compulsoryWords.title, description: described(COMPULSORY) };

const HEAD = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Genial//Aposentadorias//PT',
  'CALSCALE:GREGORIAN',
  'X-WR-CALNAME:Próximas aposentadorias',
  '',
].join(CRLF);

interface CalendarOptions {
  /** ISO 8601. */
  readonly now: string;
  /** Where the screens are, without a slash at the end. */
  readonly publicUrl: string;
}

/** `stamp`: RFC 5545, 3.8.7.2. Empty for who has no day. */
const eventOf = ({ nextRetirement, name, id }: CustomerListItem, stamp: string, publicUrl: string): string => {
  if (nextRetirement === null) return '';
  const { date, regimeType, calculationId, confirmed, compulsory } = nextRetirement;
  const { title, description } = compulsory ? byAge : askedFor;
  return [
    'BEGIN:VEVENT',
    `UID:${calculationId}@genial`,
    stamp,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(date))}`,
    folded(`SUMMARY:${escaped(`${title} (${regimeType}): ${name ?? 'Cliente sem nome'}`)}`),
    confirmed ? description.confirmed : description.unconfirmed,
    folded(`URL:${publicUrl}/#/customer/${id}`),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    '',
  ].join(CRLF);
};

/** The next retirement of each customer as an all-day event of an iCalendar file (RFC 5545), made as they are read. */
export async function* retirementCalendar(
  customers: AsyncIterable<readonly CustomerListItem[]>,
  { now, publicUrl }: CalendarOptions,
): AsyncGenerator<string> {
  const stamp = `DTSTAMP:${now.replace(/[-:]|\.\d+/g, '')}`;
  yield HEAD;
  for await (const some of customers) yield some.map((customer) => eventOf(customer, stamp, publicUrl)).join('');
  yield `END:VCALENDAR${CRLF}`;
}
