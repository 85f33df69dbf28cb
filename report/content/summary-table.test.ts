import { expect, it } from 'vitest';
import type { Rule } from '../../domain/api/rules.ts';
import { sampleRule } from '../../domain/api/sample.ts';
import { sampleRegime, sampleReport } from '../sample.ts';
import { summaryTable } from './summary-table.ts';

const rule = (id: string, whenToRetire: string, estimatedBenefit: number, changes: Partial<Rule> = {}): Rule => ({
  ...sampleRule,
  id,
  modality: id,
  whenToRetire,
  estimatedBenefit,
  ...changes,
});

it('has the first right that the answer names, however few rows there are: what a reading alone gives makes room for it', () => {
  const reading = rule('Leitura', '2024-02-01', 5835.6, { variantOf: 'first' });
  const first = rule('Primeiro direito', '2027-07-07', 3454.55, { parity: false });
  const most = rule('Maior valor', '2027-12-28', 5835.6);
  const rowsWith = (rows: number): string[] => {
    const rpps = sampleRegime([reading], [first, most]);
    return summaryTable('RPPS', sampleReport({ rpps }), rpps, false, { rows, steps: 1 }).flatMap((block) =>
      block.kind === 'table' ? block.rows.map(({ cells }) => cells[0]?.text ?? '') : [],
    );
  };
  expect(rowsWith(2)).toEqual(expect.arrayContaining(['Primeiro direito', 'Maior valor']));
  expect(rowsWith(2)).not.toContain('Leitura');
  expect(rowsWith(3)).toEqual(['Primeiro direito', 'Maior valor', 'Leitura']);
});

it('says beside a right that it hangs on an assessment or a proof still to come', () => {
  const rgps = sampleRegime(
    [
      { ...rule('Sem prova', '2020-01-01', 3000), kind: 'age' as const },
      { ...rule('Deficiência', '2021-01-01', 4000), kind: 'disability' as const },
      { ...rule('Exposição', '2022-01-01', 3500), kind: 'special' as const },
    ],
    [],
  );
  const cells = summaryTable('RGPS', sampleReport({ rgps }), rgps, false, { rows: 3, steps: 1 }).flatMap((block) =>
    block.kind === 'table' ? block.rows.map((row) => row.cells.map(({ text }) => text).join(' ')) : [],
  );
  expect(cells[0]).not.toMatch(/Só (se|com)/);
  expect(cells[1]).toContain('Só se for avaliada');
  expect(cells[2]).toContain('Só com o PPP');
});

it('keeps of what has no room what pays more, whatever was complete before', () => {
  const held = [
    rule('Mais cedo', '2013-07-02', 2029.18),
    rule('Proporcional', '2019-11-12', 1724.8),
    rule('Pontos', '2025-09-01', 3415.53),
    rule('Melhor', '2026-05-01', 3427.84),
  ];
  const rpps = sampleRegime(held, []);
  const rows = summaryTable('RPPS', sampleReport({ rpps }), rpps, false, { rows: 3, steps: 1 }).flatMap((block) =>
    block.kind === 'table' ? block.rows.map(({ cells }) => cells[0]?.text ?? '') : [],
  );
  expect(rows.slice(0, 3)).toEqual(['Mais cedo', 'Pontos', 'Melhor']);
});

it('does not say of what has no room that it brings no more or comes later, where it comes first', () => {
  const first = rule('Primeiro direito', '2028-09-30', 9251.82, { parity: false });
  const most = rule('Maior valor', '2030-07-27', 14_589);
  const said = (rows: number): string => {
    const rpps = sampleRegime([], [first, most]);
    return JSON.stringify(summaryTable('RPPS', sampleReport({ rpps }), rpps, true, { rows, steps: 1 }));
  };
  expect(said(1)).toContain('Outra regra por completar está na seção das possibilidades futuras.');
  expect(said(2)).not.toContain('por completar');
});
