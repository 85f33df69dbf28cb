import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleCalculation, sampleRecord } from '../../../domain/api/sample.ts';
import type { ScenarioComparison } from '../../../domain/api/scenario-comparison.ts';
import { InCalculation } from '../calculations/InCalculation.fake.tsx';
import { type Answers, serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import { compared, stopsLater } from './comparison.fake.ts';
import ScenariosTab from './ScenariosTab.tsx';

const answers = (changes?: Partial<ScenarioComparison>): Answers => ({
  'GET calculations/k1/scenarios/comparison': { body: compared(changes) },
});
const open = (served: Answers, workRecords = [sampleRecord], calculation = sampleCalculation) => {
  const calls = serve(served);
  show(
    <InCalculation calculation={calculation} workRecords={workRecords}>
      <ScenariosTab steps={(regimeType) => <p>Passos do {regimeType}</p>} />
    </InCalculation>,
  );
  return calls;
};
const figures = (name: string) =>
  within(screen.getByRole('listitem', { name }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '));

describe('the scenarios of a calculation', () => {
  it('stand in a line each: first day, value, price and what it brings against the facts', async () => {
    open(answers());
    await screen.findByText('Pelo teto');
    expect(figures('Fatos').slice(0, 2)).toEqual(['14/01/2030', 'R$ 3.000,00']);
    expect(figures('Pelo teto')).toEqual([
      '14/01/2029365 dias antes',
      'R$ 3.500,00+ R$ 500,00',
      'R$ 12.000,00 (sem juros)',
      'R$ 40.000,00 a maislíquido: R$ 31.500,00 a mais; compensa desde 05/2029',
    ]);
    expect(figures('Contribuindo pelo mínimo').slice(2)).toEqual(['Não calculado', 'Não calculado']);
  });

  it('are no suggestion any more once they are kept', async () => {
    const { scenarios } = compared();
    const [kept] = scenarios;
    if (kept === undefined) throw new Error('no scenario');
    const { id: _id, ...same } = kept;
    open(
      answers({
        suggested: [
          { ...same, name: 'A mesma coisa' },
          { ...same, name: 'Outra', hypotheses: [stopsLater] },
        ],
      }),
    );
    await screen.findByText('Outra');
    expect(screen.queryByText('A mesma coisa')).toBeNull();
  });

  it('say what “hoje” is where the calculation is of another day', async () => {
    open(answers(), [sampleRecord], { ...sampleCalculation, calculationDateUsed: '2130-06-01' });
    await screen.findByText('Pelo teto');
    expect(screen.getByText(/A data deste cálculo, 01\/06\/2130, ainda não chegou/)).toBeVisible();
  });

  it('have what waiting beyond the first right brings under its value: under no head of another column', async () => {
    const { facts } = compared();
    const highest = { date: '2032-01-14', ruleId: 'r9', value: 3600, total: null, confirmed: true };
    open(answers({ facts: { ...facts, highest } }));
    await screen.findByText('Pelo teto');
    expect(figures('Fatos')).toEqual(['14/01/2030', 'R$ 3.000,00Maior valor: R$ 3.600,00, em 14/01/2032']);
  });

  it('say of a right by a rule that nobody read that it is not confirmed, beside its name and in the details', async () => {
    const { facts, scenarios } = compared();
    const unread = scenarios.map(({ outcome, bestInLife, ...one }) => ({
      ...one,
      outcome: { ...outcome, soonest: outcome.soonest && { ...outcome.soonest, confirmed: false } },
      bestInLife: bestInLife && { ...bestInLife, confirmed: false },
    }));
    open(answers({ facts, scenarios: unread }));
    const line = within(await screen.findByRole('listitem', { name: 'Pelo teto' }));
    expect(line.getByText('Regra não confirmada')).toBeVisible();
    expect(within(screen.getByRole('listitem', { name: 'Fatos' })).queryByText('Regra não confirmada')).toBeNull();
    await userEvent.click(line.getByRole('button', { name: 'Detalhes: Pelo teto' }));
    expect(line.getByText('Primeiro direito por: Pontos (regra não confirmada)')).toBeVisible();
    expect(line.getByText(/^Maior soma: .+ \(regra não confirmada\)$/)).toBeVisible();
  });

  it('of the other regime are named apart, with the way there: here their row would change nothing, or only put off the day', async () => {
    const { scenarios } = compared();
    const [one] = scenarios;
    if (one === undefined) throw new Error('no scenario');
    const contributes = {
      kind: 'contributes',
      category: 'individual',
      rate: 20,
      from: null,
      until: null,
      paidOn: 'ceiling',
      value: null,
    } as const;
    const elsewhere = { ...one, id: 's9', name: 'Autônoma pelo teto', hypotheses: [contributes] };
    open(answers({ regimeType: 'RPPS', scenarios: [...scenarios, elsewhere] }));
    await screen.findByText('Pelo teto');
    expect(screen.queryByRole('listitem', { name: 'Autônoma pelo teto' })).toBeNull();
    expect(screen.getByText('Só muda o RGPS: Autônoma pelo teto')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver no RGPS' })).toHaveAttribute(
      'href',
      expect.stringContaining('scenarios?regime=RGPS'),
    );
  });

  it('are headed by what the cells answer: a right of 2019 is not the first one', async () => {
    const { facts } = compared();
    const soonest = facts.soonest && { ...facts.soonest, date: '2019-11-13', from: facts.calculationDate };
    open(answers({ facts: { ...facts, soonest } }));
    await screen.findByText('Pelo teto');
    expect(figures('Fatos')[0]).toBe('Já pode, desde 13/11/2019');
    expect(screen.getAllByText('Quando pode pedir').length).toBeGreaterThan(1);
    expect(screen.queryByText('Primeiro direito')).toBeNull();
  });

  it('open their details under the line: what is supposed, the price in parts, what has to be known', async () => {
    open(answers());
    expect(await screen.findByText('Pelo teto')).toBeVisible();
    expect(screen.queryByText('Uma observação.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Detalhes: Pelo teto' }));
    const line = within(screen.getByRole('listitem', { name: 'Pelo teto' }));
    expect(line.getByText('Uma observação.')).toBeVisible();
    expect(line.getByText(/^Guia: a partir de R\$/)).toBeVisible();
    expect(line.getByText('Primeiro direito por: Pontos')).toBeVisible();
  });

  it('by the INSS ask whether the work goes on after retiring, and keep the answer with the calculation', async () => {
    let sent: unknown;
    open(
      {
        ...answers({ regimeType: 'RGPS', workAfter: 'goesOn' }),
        'PUT calculations/k1': async (request) => {
          sent = [request.headers.get('If-Match'), await request.json()];
          return { body: { calculation: sampleCalculation } };
        },
      },
      [{ ...sampleRecord, regimeType: 'RGPS', egressDate: null }],
      { ...sampleCalculation, regimeType: 'RGPS' },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'termina' }));
    await screen.findByText('Guardado no cálculo');
    expect(sent).toEqual(['"4"', { workAfter: 'ends' }]);
  });

  it('by the INSS ask nothing of the kind where no work runs', async () => {
    const ended = { ...sampleRecord, egressDate: '2020-05-31' };
    open(answers({ regimeType: 'RGPS' }), [ended], { ...sampleCalculation, regimeType: 'RGPS' });
    await screen.findByText('Pelo teto');
    expect(screen.queryByRole('button', { name: 'termina' })).toBeNull();
  });

  it('keep a suggestion as it was shown', async () => {
    let sent: unknown;
    open({
      ...answers(),
      'POST calculations/k1/scenarios': async (request) => {
        sent = [request.headers.get('If-Match'), await request.json()];
        const { name, hypotheses } = { name: 'Contribuindo pelo mínimo', hypotheses: [stopsLater] };
        const at = '2026-11-20T12:00:00.000Z';
        return {
          status: 201,
          body: { scenario: { id: 's2', calculationId: 'k1', name, hypotheses, createdAt: at, updatedAt: at } },
        };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Manter este cenário: Contribuindo pelo mínimo' }));
    await screen.findByText('Cenário salvo');
    expect(sent).toEqual(['"4"', { name: 'Contribuindo pelo mínimo', hypotheses: [stopsLater] }]);
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
    expect(dialog.getByRole('textbox', { name: /Nome do cenário/ })).toHaveFocus();
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
    expect(screen.getByText('Passos do RPPS')).toBeVisible();
  });
});
