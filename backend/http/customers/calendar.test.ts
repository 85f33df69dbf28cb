import { expect, it } from 'vitest';
import type { CustomerListItem } from '../../../domain/api/customers.ts';
import { retirementCalendar } from './calendar.ts';

const customer = (id: string, name: string): CustomerListItem => ({
  id,
  name,
  birthDate: '1960-03-10',
  state: 'SC',
  createdAt: '2026-11-20T12:00:00.000Z',
  lastCalculationAt: '2026-11-20T12:00:00.000Z',
  calculationsCount: 1,
  status: 'client',
  nextRetirement: {
    date: '2026-12-31',
    regimeType: 'RGPS',
    calculationId: `of-${id}`,
    confirmed: true,
    compulsory: false,
  },
  retirementMissing: null,
});

const publicUrl = `https://${'calculos.'.repeat(9)}exemplo.test`;

async function* inTwo(...customers: readonly CustomerListItem[]) {
  yield customers.slice(0, 1);
  yield customers.slice(1);
}

const partsOf = async (...customers: readonly CustomerListItem[]): Promise<readonly string[]> => {
  const parts: string[] = [];
  for await (const part of retirementCalendar(inTwo(...customers), { now: '2026-11-30T10:20:30.456Z', publicUrl }))
    parts.push(part);
  return parts;
};

const plain = 'Ana '.repeat(60).trim();
const accented = `${'Conceição '.repeat(25)}🙂`;

it('folds what is long between characters, 75 octets at most, with and without accents', async () => {
  const text = (await partsOf(customer('1', plain), customer('2', accented))).join('');
  const lines = text.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
  expect(text).not.toContain('\uFFFD');
  const unfolded = text.replaceAll('\r\n ', '');
  for (const name of [plain, accented]) expect(unfolded).toContain(`\r\nSUMMARY:Aposentadoria (RGPS): ${name}\r\n`);
  expect(unfolded).toContain(`\r\nURL:${publicUrl}/#/customer/2\r\n`);
});

it('is made of parts, each as soon as its customers are read, of whom one without a day has no event', async () => {
  const parts = await partsOf(customer('1', 'Ana'), customer('2', 'Rui'), {
    ...customer('3', 'Eva'),
    nextRetirement: null,
  });
  expect(parts.map((part) => part.match(/BEGIN:\w+/g) ?? [])).toEqual([
    ['BEGIN:VCALENDAR'],
    ['BEGIN:VEVENT'],
    ['BEGIN:VEVENT'],
    [],
  ]);
  expect(parts[1]).toBe(
    [
      'BEGIN:VEVENT',
      'UID:of-1@genial',
      'DTSTAMP:20261130T102030Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Aposentadoria (RGPS): Ana',
      'DESCRIPTION:Primeiro dia em que se pode pedir a aposentadoria\\, segundo o c',
      ' álculo no Genial.',
      `URL:${publicUrl}/#/customer/1`.replace(/^(.{75})(.*)$/, '$1\r\n $2'),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      '',
    ].join('\r\n'),
  );
});
