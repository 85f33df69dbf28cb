import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { NextStep, NextStepsAnswer } from '../../../domain/api/next-steps.ts';
import { InCalculation } from '../calculations/InCalculation.fake.tsx';
import { type Answers, serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import { NextSteps } from './NextSteps.tsx';

const complement: NextStep = {
  id: 'complement w1',
  kind: 'complement',
  title: 'Complementar 5 competências abaixo do mínimo',
  text: 'Sem o complemento elas não contam.',
  article: 'EC 103/2019, art. 29',
  subject: { type: 'workRecord', id: 'w1', name: 'Padaria' },
  effect: { soonerByDays: 150, gain: 4.75, balance: 10_261.25 },
  notComputed: false,
  price: { amount: 214.5, interestMissing: true },
  documents: ['DARF 1872'],
  deadline: null,
  hypothesis: { kind: 'complemented', workRecordId: 'w1', rate: 7.5, cost: null },
};
const idle: NextStep = {
  ...complement,
  id: 'prove w2',
  kind: 'prove',
  title: 'Provar o tempo rural',
  effect: { soonerByDays: 0, gain: 0, balance: 0 },
  price: null,
  hypothesis: null,
  subject: null,
};
const later: NextStep = {
  ...idle,
  id: 'certify w3',
  kind: 'certify',
  title: 'Averbar a CTC',
  effect: null,
  notComputed: true,
};

const answer = (steps: readonly NextStep[]): NextStepsAnswer => ({ regimeType: 'RGPS', steps: [...steps], notes: [] });
const open = (served: Answers) => {
  serve(served);
  show(
    <InCalculation>
      <NextSteps regimeType="RGPS" />
    </InCalculation>,
  );
};
const path = 'GET calculations/k1/next-steps';

describe('what to do next', () => {
  it('tells the most effective step whole: what, effect, price', async () => {
    open({ [path]: { body: answer([complement, later]) } });
    const section = within(await screen.findByRole('region', { name: 'O que fazer' }));
    expect(section.getByText('Sem o complemento elas não contam.')).toBeVisible();
    expect(
      section.getByText(
        (_text, node) =>
          node?.tagName === 'P' &&
          node.textContent?.replace(/\u00a0/g, ' ') ===
            '150 dias antes · R$ 4,75 a mais por mês · + R$ 10.261,25 até a expectativa de vida, antes dos juros · Custa R$ 214,50, mais os juros que a lei manda somar',
      ),
    ).toBeVisible();
    expect(section.queryByText('Averbar a CTC')).toBeNull();
  });

  it('shows beside a first step that repeats the answer the one that brings something', async () => {
    const request: NextStep = { ...idle, id: 'request', kind: 'request', title: 'Primeiro direito', effect: null };
    open({ [path]: { body: answer([request, complement, later]) } });
    expect(await screen.findByText(complement.title)).toBeVisible();
    expect(screen.queryByText(later.title)).toBeNull();
    expect(screen.getByRole('button', { name: 'Mais 1 passo' })).toBeVisible();
  });

  it('says what a step is worth in its sentence where neither effect nor price does: the abono with its arrears', async () => {
    const request: NextStep = { ...idle, id: 'request', kind: 'request', title: 'Primeiro direito', effect: null };
    const text = 'Vale R$ 1.844,24 por mês; os atrasados somam R$ 107.252,10.';
    const abono: NextStep = { ...request, id: 'abono', kind: 'abono', title: 'Pedir o abono', text };
    open({ [path]: { body: answer([request, abono]) } });
    expect(
      await screen.findByText(
        (_text, node) => node?.tagName === 'P' && node.textContent?.replace(/\u00a0/g, ' ') === text,
      ),
    ).toBeVisible();
  });

  it('opens the others, and what has no effect now apart from them', async () => {
    open({ [path]: { body: answer([complement, later, idle]) } });
    await userEvent.click(await screen.findByRole('button', { name: 'Mais 2 passos' }));
    expect(screen.getByText('Averbar a CTC')).toBeVisible();
    expect(screen.getByText('Não muda o primeiro direito: 1 passo')).toBeVisible();
  });

  it('works out on a click what was not computed at once', async () => {
    const computed = { ...later, effect: { soonerByDays: 30, gain: 0, balance: 0 }, notComputed: false };
    open({
      [path]: async (request) => ({
        body: answer([complement, new URL(request.url).searchParams.has('step') ? computed : later]),
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Mais 1 passo' }));
    expect(screen.getByText('Efeito não calculado')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Calcular o efeito: Averbar a CTC' }));
    expect(await screen.findByText('30 dias antes')).toBeVisible();
  });

  it('keeps a step as a scenario with its hypothesis', async () => {
    let sent: unknown;
    open({
      [path]: { body: answer([complement]) },
      'POST calculations/k1/scenarios': async (request) => {
        sent = await request.json();
        const at = '2026-11-20T12:00:00.000Z';
        const { title: name, hypothesis } = complement;
        return {
          status: 201,
          body: {
            scenario: { id: 's2', calculationId: 'k1', name, hypotheses: [hypothesis], createdAt: at, updatedAt: at },
          },
        };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Guardar como cenário/ }));
    await screen.findByText('Cenário salvo');
    expect(sent).toEqual({ name: complement.title, hypotheses: [complement.hypothesis] });
  });

  it('says that it could not be loaded, and asks again', async () => {
    open({ [path]: { status: 503, body: { err: 'StoreUnavailable', errorMessage: 'Fora do ar' } } });
    expect(await screen.findByText('Não foi possível carregar o que fazer')).toBeVisible();
  });
});
