import { expect, it } from 'vitest';
import type { RegimeResult } from '../../../domain/api/calculation-export.ts';
import type { Rule } from '../../../domain/api/rules.ts';
import { sampleCalculation, sampleCustomer, sampleRule } from '../../../domain/api/sample.ts';
import { summarySheet } from './summary.ts';

const rule = (id: string, value: number, when: string, more: Partial<Rule> = {}): Rule => ({
  ...sampleRule,
  id,
  estimatedBenefit: value,
  whenToRetire: when,
  ...more,
});

const rowsOf = (result: Partial<RegimeResult>) => {
  const regime: RegimeResult = {
    regimeType: 'RGPS',
    applicableRules: [],
    futureRules: [],
    notApplicableRules: [],
    regimeDate: null,
    missingData: [],
    warnings: [],
    timeTotals: [],
    ...result,
  };
  const asked = { customer: sampleCustomer, calculation: sampleCalculation, exportedAt: '2026-11-27T12:00:00.000Z' };
  return summarySheet({ ...asked, workRecords: [], regimes: [regime] }).rows;
};

it('calls a value to come the highest of a first day, as the cards do: waiting may bring more', () => {
  const labels = (futureRules: Rule[]): unknown[] => rowsOf({ futureRules }).map(([label]) => label);
  const first = rule('a', 100, '2028-01-01');
  expect(labels([first, rule('b', 200, '2030-01-01')])).toContain('RGPS: maior valor no 1º dia');
  const compulsory = rule('c', 300, '2040-01-01', { kind: 'compulsory' });
  expect(labels([first, rule('b', 200, '2030-01-01'), compulsory])).toContain(
    'RGPS: maior valor no 1º dia, sem a compulsória',
  );
  expect(labels([first, rule('b', 200, '2030-01-01', { overtaken: true })])).toContain(
    'RGPS: maior valor no 1º dia, das regras que se escolhem',
  );
});

it('names no right nor value to whoever is retired already: none can be asked for', () => {
  const received = { retiredSince: '2019-03-01' } as const;
  const rows = rowsOf({ ...received, applicableRules: [rule('a', 8072.15, '2019-11-13', received)] });
  expect(rows).toContainEqual([
    'RGPS: aposentadoria recebida',
    expect.stringMatching(/^Já recebe aposentadoria do INSS desde 01\/03\/2019\. Enquanto a recebe não há outra/),
    null,
  ]);
  const labels = rows.map(([label]) => label);
  for (const asked of ['direito mais cedo', 'maior valor a que já há direito'])
    expect(labels).not.toContain(`RGPS: ${asked}`);
});

it('says on what a right hangs, and why no value is told', () => {
  const noteOf = (label: string, rows: ReturnType<typeof rowsOf>) => rows.find(([first]) => first === label)?.slice(1);
  const special = rule('a', 100, '2025-01-01', { modality: 'Especial', kind: 'special' });
  expect(noteOf('RGPS: maior valor a que já há direito', rowsOf({ applicableRules: [special] }))?.[1]).toBe(
    'Especial. Só se a exposição a agentes nocivos for provada (PPP)',
  );
  const rural = rule('b', 100, '2025-01-01', { modality: 'Pedágio', hangsOnRuralPay: true });
  expect(noteOf('RGPS: direito mais cedo', rowsOf({ applicableRules: [rural] }))?.[1]).toBe(
    'Pedágio. Só se o tempo rural foi pago',
  );
  const unknown = { estimatedBenefit: null, benefitMissing: 'Não há remunerações informadas.' };
  expect(noteOf('RGPS: valor', rowsOf({ applicableRules: [rule('c', 0, '2025-01-01', unknown)] }))?.[0]).toBe(
    'Valor não estimado: não há remunerações informadas.',
  );
});

it('tells the value of an incapacity beside the highest of those that are chosen', () => {
  const incapacity = rule('b', 200, '2026-04-10', { modality: 'Incapacidade', kind: 'incapacity' });
  expect(rowsOf({ applicableRules: [rule('a', 100, '2025-01-01'), incapacity] })).toContainEqual([
    'RGPS: valor da incapacidade permanente',
    { value: 200, form: '#,##0.00' },
    'Incapacidade. Só se a perícia confirmar a incapacidade permanente',
  ]);
});
