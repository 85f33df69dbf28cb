import { describe, expect, it } from 'vitest';
import { sampleRecord } from '../../domain/api/sample.ts';
import type { WorkRecord } from '../../domain/api/work-records.ts';
import { formatCount } from '../../domain/words/format.ts';
import type { Block } from '../blocks.ts';
import { sampleReport } from '../sample.ts';
import { reportsOfPeople } from '../testing/people.ts';
import { consideredRecords, unusedLeave } from './records.ts';

const tablesIn = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
const withRecords = (...workRecords: WorkRecord[]) => sampleReport({ workRecords });
const nothingLeft = { addition: 0, expiredPremiumLicenses: 0, hasExpiredPremiumLicenses: false, expiredVacations: 0 };

describe('a record of the reduced plan', () => {
  it('says that its time is in the sums and in which rules it does not count', () => {
    const [simplified, normal] = (['simplified', 'normal'] as const).map((contributionPlan) =>
      JSON.stringify(consideredRecords(withRecords({ ...sampleRecord, contributionPlan }), sampleRecord.regimeType)),
    );
    expect(simplified).toContain('Plano simplificado (5% ou 11%)');
    expect(simplified).toContain('não conta nas regras por tempo de contribuição, pontos ou pedágio');
    expect(normal).not.toContain('implificado');
  });

  it('typed of a facultativo asks for the CadÚnico, which an extract would have told of', () => {
    const facultativo = {
      ...sampleRecord,
      regimeType: 'RGPS' as const,
      companyName: 'Facultativa',
      contributionPlan: 'simplified' as const,
      cnisIndicators: [],
    };
    const said = (record: WorkRecord) => JSON.stringify(consideredRecords(withRecords(record), 'RGPS'));
    expect(said(facultativo)).toContain('Facultativa: Se pagos a 5%, como facultativo de baixa renda');
    expect(said({ ...facultativo, companyName: 'Recolhimento de baixa renda' })).toContain('CadÚnico');
    expect(said({ ...facultativo, companyName: 'MEI' })).not.toContain('CadÚnico');
    expect(said({ ...facultativo, contributionPlan: 'normal' })).not.toContain('CadÚnico');
    expect(said({ ...facultativo, cnisIndicators: [{ code: 'IREC-FBR-DEF', months: [] }] })).not.toContain('CadÚnico');
  });
});

it.each([
  ['low', 'Deficiência leve'],
  ['medium', 'Deficiência moderada'],
  ['high', 'Deficiência grave'],
  [null, 'Deficiência'],
] as const)('a record of a person with a disability says its degree: %s', (disabledLevel, words) => {
  const record = { ...sampleRecord, isDisabled: true, disabledLevel };
  const cells = (...records: WorkRecord[]) =>
    tablesIn(consideredRecords(withRecords(...records), sampleRecord.regimeType)).flatMap(({ rows }) =>
      rows.flatMap((row) => row.cells.flatMap(({ text }) => text.split(/[,.] ?/))),
    );
  expect(cells(record)).toContain(words);
  expect(cells({ ...record, isDisabled: false }).join()).not.toContain('Deficiência');
});

describe('leave and vacations not taken', () => {
  it('have no table where there are none', () => {
    expect(tablesIn(unusedLeave(withRecords({ ...sampleRecord, ...nothingLeft })))).toEqual([]);
  });

  it('are no premium leave of zero days where only vacations are left', () => {
    const blocks = unusedLeave(withRecords({ ...sampleRecord, ...nothingLeft, expiredVacations: 30 }));
    const [table] = tablesIn(blocks);
    expect(table?.rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      [sampleRecord.companyName, '30', '–', '–'],
    ]);
  });

  it('are not payable once they were counted double', () => {
    const record = { ...sampleRecord, ...nothingLeft, addition: 90, expiredPremiumLicenses: 90 };
    const blocks = unusedLeave(withRecords(record, { ...record, expiredPremiumLicenses: 120 }));
    const [table] = tablesIn(blocks);
    expect(table?.rows.map(({ cells }) => cells.slice(1).map(({ text }) => text))).toEqual([
      ['90', '–'],
      ['90', '30'],
    ]);
  });

  it('are of unknown number where only their being there was said', () => {
    const blocks = unusedLeave(withRecords({ ...sampleRecord, ...nothingLeft, hasExpiredPremiumLicenses: true }));
    expect(tablesIn(blocks)[0]?.rows[0]?.cells.at(-1)?.text).toBe('sem número de dias');
  });
});

describe('the records considered', () => {
  it('have a column of what is said of them only where something is', () => {
    const plain = {
      ...sampleRecord,
      ...nothingLeft,
      isPublicService: false,
      isCurrentCareer: false,
      isCurrentPosition: false,
      countDifferences: [],
    };
    const headOf = (record: WorkRecord) =>
      tablesIn(consideredRecords(withRecords(record), 'RPPS'))[0]?.head.map(({ text }) => text);
    expect(headOf(plain)).toEqual(['Vínculo', 'Período', 'Dias líquidos']);
    expect(headOf(sampleRecord)).toEqual(['Vínculo', 'Período', 'Características', 'Dias líquidos']);
  });

  const job = { ...sampleRecord, ...nothingLeft, regimeType: 'RGPS' as const, countDifferences: [] };
  const below = {
    ...job,
    days: 613,
    grossDays: 1187,
    countDifferences: [{ cause: 'belowMinimum' as const, days: -574, months: 19 }],
  };
  const saidOf = (...records: WorkRecord[]) => JSON.stringify(consideredRecords(withRecords(...records), 'RGPS'));

  it('say why they count less than their dates, and what can be done', () => {
    const said = saidOf(below);
    expect(said).toContain('19 competências abaixo do mínimo não contam (complementar): já sem 574 dias');
    expect(said).toContain('EC 103/2019, art. 29');
    expect(said).toContain('"613"');
  });

  it('add up where they are days, and not where the calendar counts', () => {
    const calendar = sampleReport({ workRecords: [below, job] });
    const byDates = { ...calendar, calculation: { ...calendar.calculation, countingMethod: 'calendar' as const } };
    expect(saidOf(below, job)).toContain('Soma dos vínculos');
    expect(JSON.stringify(consideredRecords(byDates, 'RGPS'))).not.toContain('Soma dos vínculos');
    expect(JSON.stringify(consideredRecords(byDates, 'RGPS'))).toContain('Tempo líquido');
  });
});

it('the sum of the records is the time that the report counts on the calculation date, of all kinds of people', () => {
  let summed = 0;
  for (const data of reportsOfPeople()) {
    if (data.calculation.countingMethod !== 'days365') continue;
    for (const [regimeType, regime] of [
      ['RPPS', data.rpps],
      ['RGPS', data.rgps],
    ] as const) {
      const sum = tablesIn(regime === null ? [] : consideredRecords(data, regimeType))
        .flatMap(({ rows }) => rows)
        .find(({ cells }) => cells[0]?.text === 'Soma dos vínculos');
      const time = regime?.totals.find(({ cut }) => cut === 'today')?.totals.totals.contributionTime;
      if (sum === undefined || time === undefined) continue;
      const days = time.years * 365 + time.months * 30 + time.days;
      expect([data.customer.name, regimeType, sum.cells.at(-1)?.text]).toEqual([
        data.customer.name,
        regimeType,
        formatCount(days),
      ]);
      summed += 1;
    }
  }
  expect(summed).toBeGreaterThan(3);
});

describe('a report without any record', () => {
  it('claims no times where none is stated, and tells of stated ones', () => {
    const empty = sampleReport({ workRecords: [] });
    const { rpps } = empty;
    if (rpps === null) throw new Error('the sample is of a servant');
    const rules = { ...rpps.rules, nothingRecorded: true as const };
    const said = (data: typeof empty) => JSON.stringify(consideredRecords(data, 'RPPS'));
    expect(said({ ...empty, rpps: { ...rpps, rules } })).toContain(
      'Não há vínculos cadastrados nem tempos informados.',
    );
    expect(said(empty)).toContain('Os tempos são os informados em');
  });
});

it('marks the reform of the regime whose records are shown: that of a state is none of the INSS', () => {
  const { rpps } = sampleReport();
  if (rpps === null) throw new Error('the sample is of a servant');
  const two = [sampleRecord, { ...sampleRecord, id: 'other', ingressDate: '1992-04-06' }];
  const of = (regimeType: 'RPPS' | 'RGPS'): string => {
    const data = withRecords(...two.map((record) => ({ ...record, regimeType })));
    const ofState = { ...rpps, rules: { ...rpps.rules, regimeDate: '2020-09-15' } };
    return JSON.stringify(consideredRecords({ ...data, rpps: ofState }, regimeType));
  };
  expect(of('RPPS')).toContain('A linha tracejada marca a reforma, em 15/09/2020.');
  expect(of('RGPS')).toContain('A linha tracejada marca a reforma, em 13/11/2019.');
});
