import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleRecord } from '../../../domain/api/sample.ts';
import type { ScenarioComparison, ScenarioOutcome } from '../../../domain/api/scenarios.ts';
import { InCalculation } from '../calculations/InCalculation.fake.tsx';
import { type Answers, serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import ScenariosTab from './ScenariosTab.tsx';

const outcome = (from: string, value: number): ScenarioOutcome => {
  const right = { ruleId: 'r1', modality: 'Pontos', description: 'd', date: from, from, value };
  return {
    calculationDate: '2026-11-20',
    soonest: right,
    best: right,
    applicableRules: 0,
    futureRules: 1,
    missingData: [],
  };
};
const measured = (from: string, value: number) => {
  const mark = { ruleId: 'r1', date: from, value, total: 900_000 };
  return {
    first: mark,
    highest: mark,
    bestInLife: mark,
    parts: null,
    cost: 0,
    interestMissing: false,
    soonerByDays: 0,
    gainOnFirst: 0,
    balance: 0,
    evensOutOn: from,
    disputed: [],
    reasons: [],
  };
};
const stops = { kind: 'stops', on: '2027-01-31' } as const;
const compared = (changes: Partial<ScenarioComparison> = {}): ScenarioComparison => ({
  regimeType: 'RPPS',
  calculationDate: '2026-11-20',
  workAfter: 'ends',
  until: '2041-03-15',
  horizon: '2047-03-20',
  facts: { ...outcome('2030-01-14', 3000), ...measured('2030-01-14', 3000) },
  scenarios: [
    {
      id: 's1',
      name: 'Pelo teto',
      hypotheses: [stops],
      inWords: ['Para de contribuir em 31/01/2027'],
      outcome: outcome('2029-01-14', 3500),
      ...measured('2029-01-14', 3500),
      gainOnFirst: 500,
      balance: 40_000,
      evensOutOn: '2029-05-14',
      cost: 12_000,
      costs: [{ label: 'Guia', article: null, months: 0, monthly: null, total: 12_000, interestMissing: true }],
      gain: 500,
      recoveredInMonths: 24,
      soonerByDays: 365,
      interestMissing: true,
      notes: ['Uma observação.'],
    },
  ],
  suggested: [
    {
      name: 'Contribuindo pelo mínimo',
      hypotheses: [stops],
      inWords: [],
      outcome: outcome('2030-01-14', 2900),
      ...measured('2030-01-14', 2900),
      gainOnFirst: -100,
      balance: null,
      evensOutOn: null,
      cost: null,
      costs: [],
      gain: -100,
      recoveredInMonths: null,
      soonerByDays: 0,
      notes: [],
    },
  ],
  ...changes,
});

const answers = (changes?: Partial<ScenarioComparison>): Answers => ({
  'GET calculations/k1/scenarios/comparison': { body: compared(changes) },
});
const open = (served: Answers, workRecords = [sampleRecord]) => {
  const calls = serve(served);
  show(
    <InCalculation workRecords={workRecords}>
      <ScenariosTab />
    </InCalculation>,
  );
  return calls;
};
const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '));

describe('the scenarios of a calculation', () => {
  it('stand beside the facts with day, value, cost, gain and recovery', async () => {
    open(answers());
    await screen.findByText('Pelo teto');
    expect(cells(/Pelo teto/)).toEqual([
      '14/01/2029365 dias antesR$ 3.500,00 · Pontos',
      'R$ 3.500,00em 14/01/2029 · Pontos',
      'R$ 12.000,00 (sem juros)',
      '+ R$ 500,00',
      '05/2029',
    ]);
    expect(cells(/Contribuindo pelo mínimo/).slice(2)).toEqual(['Não calculado', '− R$ 100,00', '—']);
    expect(screen.getByText('Uma observação.')).toBeVisible();
  });

  it('keep a suggestion as it was shown', async () => {
    let sent: unknown;
    open({
      ...answers(),
      'POST calculations/k1/scenarios': async (request) => {
        sent = [request.headers.get('If-Match'), await request.json()];
        const { name, hypotheses } = { name: 'Contribuindo pelo mínimo', hypotheses: [stops] };
        const at = '2026-11-20T12:00:00.000Z';
        return {
          status: 201,
          body: { scenario: { id: 's2', calculationId: 'k1', name, hypotheses, createdAt: at, updatedAt: at } },
        };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Manter este cenário: Contribuindo pelo mínimo' }));
    await screen.findByText('Cenário salvo');
    expect(sent).toEqual(['"4"', { name: 'Contribuindo pelo mínimo', hypotheses: [stops] }]);
  });

  it('ask only what a hypothesis needs, and put what the server refuses under its field', async () => {
    open({
      ...answers(),
      'POST calculations/k1/scenarios': {
        status: 422,
        body: {
          err: 'ValidationError',
          errorMessage: 'Dados inválidos',
          fields: { 'hypotheses.0.value': 'Fora dos limites' },
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Novo cenário' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('combobox', { name: 'O que muda' }));
    await userEvent.click(screen.getByRole('option', { name: 'Contribui por conta própria' }));
    expect(dialog.queryByRole('combobox', { name: /Registro de tempo/ })).toBeNull();
    await userEvent.click(dialog.getByRole('combobox', { name: /Sobre/ }));
    await userEvent.click(screen.getByRole('option', { name: 'valor informado' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await dialog.findAllByText('Campo obrigatório')).toHaveLength(2);
    await userEvent.type(dialog.getByRole('textbox', { name: /Nome do cenário/ }), 'Cem');
    await userEvent.type(dialog.getByRole('textbox', { name: /Valor/ }), '100,00');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await dialog.findByText('Fora dos limites')).toBeVisible();
  });

  it('are removed once that was confirmed', async () => {
    const calls = open({ ...answers(), 'DELETE scenarios/s1': { status: 204 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Remover: Pelo teto' }));
    expect(calls).not.toContain('DELETE scenarios/s1');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remover' }));
    await waitFor(() => expect(calls).toContain('DELETE scenarios/s1'));
  });

  it('say where to begin: without records, and without a scenario', async () => {
    open(answers(), []);
    expect(await screen.findByRole('link', { name: 'Ir para os registros' })).toHaveAttribute(
      'href',
      expect.stringContaining('work-records'),
    );
  });
  it('say what a scenario is where there is none', async () => {
    open(answers({ scenarios: [], suggested: [] }));
    expect(await screen.findByText('Nenhum cenário ainda')).toBeVisible();
  });
});
