import { describe, expect, it } from 'vitest';
import type { NextStep } from '../../domain/api/next-steps.ts';
import { sampleRecord } from '../../domain/api/sample.ts';
import type { WorkRecord } from '../../domain/api/work-records.ts';
import type { Block } from '../blocks.ts';
import { sampleNextSteps, sampleReport } from '../sample.ts';
import { documents } from './documents.ts';
import { printedSections } from './printed-sections.ts';

const rowsOf = (blocks: readonly Block[], caption: string): (string | undefined)[][] =>
  blocks.flatMap((block) =>
    block.kind === 'table' && block.caption === caption
      ? block.rows.map(({ cells }) => cells.map(({ text }) => text))
      : [],
  );

describe('documents and what is pending', () => {
  const noted = {
    ...sampleRecord,
    cnisIndicators: [
      { code: 'PEXT', months: [] },
      { code: 'PREM-EXT', months: [{ from: '2019-01', to: '2019-03' }] },
      { code: 'IREC-INDPEND', months: [{ from: '2020-05', to: '2020-05' }] },
    ],
  };

  it('name each indicator that asks, its months and what to do about it', () => {
    const rows = rowsOf(
      documents(sampleReport({ workRecords: [noted] }), ['RPPS']),
      'Indicadores do CNIS que pedem providência',
    );
    expect(rows[0]?.slice(0, 1)).toEqual([sampleRecord.companyName]);
    expect(rows[0]?.[1]).toMatch(/^PEXT: /);
    expect(rows[0]?.[2]).toBe('todo o vínculo');
    expect(rows[1]?.[2]).toBe('01/2019 a 03/2019');
    for (const row of rows) expect(row[3]).not.toBe('');
  });

  it('count the months without pay of each record', () => {
    const salary = { month: '09', year: 2026, value: 5000, index: null, updatedValue: null };
    const record = { ...sampleRecord, ingressDate: '2026-07-01', egressDate: null, salaries: [salary] };
    const blocks = documents(sampleReport({ workRecords: [record] }), ['RPPS']);
    expect(rowsOf(blocks, 'Competências sem remuneração')).toEqual([
      [sampleRecord.companyName, 'de 07/2026 a 08/2026', '2'],
    ]);
  });

  it('list what to bring for each step, and what it is about', () => {
    const blocks = documents(sampleReport({ nextSteps: [sampleNextSteps('RPPS')] }), ['RPPS']);
    const rows = rowsOf(blocks, 'Documentos a reunir');
    expect(rows.map(([title]) => title)).toContain('Certificar o tempo de Prefeitura Inventada (CTC)');
    expect(rows.flat().join()).toContain('☐ Certidão de tempo de contribuição (CTC)');
  });

  it('do not repeat of an indicator what stands beside it: what to do about it is no document', () => {
    const [first] = sampleNextSteps('RPPS').steps;
    if (first === undefined) throw new Error('no step');
    const clearing: NextStep = {
      ...first,
      id: 'i',
      kind: 'indicator',
      title: 'Resolver',
      documents: ['Peça o acerto.'],
      subject: { type: 'workRecord', id: noted.id, name: noted.companyName },
    };
    const nextSteps = [{ regimeType: 'RPPS' as const, steps: [clearing], notes: [] }];
    const titles = (workRecords: WorkRecord[]) =>
      rowsOf(documents(sampleReport({ workRecords, nextSteps }), ['RPPS']), 'Documentos a reunir').map(
        ([title]) => title,
      );
    expect(titles([noted])).toEqual([]);
    expect(titles([sampleRecord])).toEqual(['Resolver']);
  });

  it('say of another regime’s records nothing', () => {
    expect(documents(sampleReport({ workRecords: [noted] }), ['RGPS'])).toEqual([]);
  });

  it('ask for nothing that is not worth it, and are no section where nothing is asked for', () => {
    const [first] = sampleNextSteps('RPPS').steps;
    if (first === undefined) throw new Error('no step');
    const loss = { soonerByDays: 0, gain: -3.09, balance: -783.31 };
    const step: NextStep = { ...first, kind: 'complement', documents: ['Guias'], effect: loss };
    const data = sampleReport({
      workRecords: [{ ...sampleRecord, ingressDate: '2026-10-01' }],
      nextSteps: [{ regimeType: 'RPPS', steps: [step], notes: [] }],
    });
    expect(documents(data, ['RPPS'])).toEqual([]);
    expect(printedSections(data)).not.toContain('DOCUMENTOS_PENDENCIAS');
    expect(printedSections(sampleReport({ nextSteps: [sampleNextSteps('RPPS')] }))).toContain('DOCUMENTOS_PENDENCIAS');
  });
});
