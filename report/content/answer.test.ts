import { describe, expect, it } from 'vitest';
import { job, paid, reportOf } from '../testing/report-of.ts';
import { answer } from './answer.ts';

const post = { regimeType: 'RPPS', isPublicService: true, isCurrentCareer: true, isCurrentPosition: true } as const;

describe('the first page', () => {
  it('does not put the compulsory retirement among what one may wait for', () => {
    const data = reportOf({
      name: 'Sérgio Inventado',
      profession: 'Analista',
      gender: 'Homem',
      birthDate: '1964-09-12',
      regime: 'União',
      regimes: ['RPPS'],
      publicServiceIngressDate: '1994-03-01',
      periods: [paid(job('Tribunal Imaginário', '1994-03-01', null, post), 1800, 6)],
    });
    const compulsory = data.rpps?.rules.futureRules.filter(({ kind }) => kind === 'compulsory') ?? [];
    expect(compulsory).not.toEqual([]);
    const tables = answer(data, ['RPPS'])?.blocks.flatMap((block) => (block.kind === 'table' ? [block] : [])) ?? [];
    const names = tables.flatMap(({ rows }) => rows.map(({ cells }) => cells[0]?.text ?? ''));
    expect(names).not.toEqual([]);
    for (const { modality } of compulsory) expect(names).not.toContain(modality);
  });
});
