import { describe, expect, it } from 'vitest';
import { sampleRecord } from '../../domain/api/sample.ts';
import type { Block } from '../blocks.ts';
import { sampleNextSteps, sampleReport } from '../sample.ts';
import { documents } from './documents.ts';

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

  it('say of another regime’s records nothing', () => {
    expect(JSON.stringify(documents(sampleReport({ workRecords: [noted] }), ['RGPS']))).toContain('Não há pendências');
  });
});
