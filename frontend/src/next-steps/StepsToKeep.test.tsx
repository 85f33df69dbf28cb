import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Hypothesis } from '../../../domain/api/hypotheses.ts';
import type { NextStep } from '../../../domain/api/next-steps.ts';
import { InCalculation } from '../calculations/InCalculation.fake.tsx';
import { type Answers, serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import { StepsToKeep } from './StepsToKeep.tsx';

const certify: NextStep = {
  id: 'certify:w2',
  kind: 'certify',
  title: 'Certificar o tempo de Fazenda (CTC)',
  text: 'Quem certifica é o INSS.',
  article: 'Lei 8.213/1991, arts. 94 e 96',
  subject: { type: 'workRecord', id: 'w2', name: 'Fazenda' },
  effect: { soonerByDays: 1878, gain: 647.17, balance: 153_605.08 },
  notComputed: false,
  price: null,
  documents: ['CTC do INSS'],
  deadline: null,
  hypothesis: { kind: 'certified', workRecordId: 'w2', regimeType: 'RPPS', cost: null },
};
const dear: NextStep = {
  ...certify,
  id: 'certify:w3',
  title: 'Certificar o tempo de Loja (CTC)',
  effect: { soonerByDays: 0, gain: 0, balance: -900 },
};
const asked: NextStep = { ...certify, id: 'request', kind: 'request', title: 'Primeiro direito', hypothesis: null };

const open = (served: Answers, kept: readonly Hypothesis[] = []) => {
  serve({
    'GET calculations/k1/next-steps': { body: { regimeType: 'RPPS', steps: [asked, certify, dear], notes: [] } },
    ...served,
  });
  show(
    <InCalculation>
      <StepsToKeep regimeType="RPPS" scenarios={kept.map((hypothesis) => ({ hypotheses: [hypothesis] }))} />
    </InCalculation>,
  );
};

describe('what can be done, beside the scenarios', () => {
  it('is each step that pays, with its effect, kept as a scenario by one click', async () => {
    let sent: unknown;
    open({
      'POST calculations/k1/scenarios': async (request) => {
        sent = await request.json();
        const at = '2026-11-20T12:00:00.000Z';
        const kept = { id: 's2', calculationId: 'k1', name: certify.title, hypotheses: [certify.hypothesis] };
        return { status: 201, body: { scenario: { ...kept, createdAt: at, updatedAt: at } } };
      },
    });
    const section = within(await screen.findByRole('region', { name: 'O que se pode fazer' }));
    expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      certify.title,
    ]);
    expect(section.getByText(/^1\.878.dias antes · /)).toBeVisible();
    await userEvent.click(section.getByRole('button', { name: `Guardar como cenário: ${certify.title}` }));
    await waitFor(() => expect(sent).toEqual({ name: certify.title, hypotheses: [certify.hypothesis] }));
  });

  it('was measured one by one: that is said where more than one is paid for', async () => {
    const paid = (id: string): NextStep => ({
      ...certify,
      id,
      kind: 'late',
      price: { amount: 3000, interestMissing: false },
      hypothesis: { kind: 'bought', from: '2016-01-01', until: id, paidOn: 'minimum', value: null, cost: null },
    });
    const steps = [paid('2016-12-31'), paid('2017-12-31')];
    open({ 'GET calculations/k1/next-steps': { body: { regimeType: 'RPPS', steps, notes: [] } } });
    const section = within(await screen.findByRole('region', { name: 'O que se pode fazer' }));
    expect(section.getByText(/os efeitos não se somam/)).toBeVisible();
  });

  it('is not offered once it is a scenario', async () => {
    const other: NextStep = { ...certify, id: 'certify:w4', title: 'Certificar o tempo de Mina (CTC)' };
    const mine: NextStep = {
      ...other,
      hypothesis: { kind: 'certified', workRecordId: 'w4', regimeType: 'RPPS', cost: null },
    };
    const steps = { regimeType: 'RPPS', steps: [certify, mine], notes: [] };
    open({ 'GET calculations/k1/next-steps': { body: steps } }, [
      { cost: null, regimeType: 'RPPS', workRecordId: 'w2', kind: 'certified' },
    ]);
    expect(await screen.findByRole('heading', { name: mine.title })).toBeVisible();
    expect(screen.queryByRole('heading', { name: certify.title })).toBeNull();
  });

  it('is not said to change anything where its effect was not computed', async () => {
    const unknown: NextStep = {
      ...certify,
      id: 'certify:w5',
      title: 'Certificar o tempo de Obra',
      effect: null,
      notComputed: true,
    };
    open({ 'GET calculations/k1/next-steps': { body: { regimeType: 'RPPS', steps: [certify, unknown], notes: [] } } });
    expect(await screen.findByRole('heading', { name: certify.title })).toBeVisible();
    expect(screen.queryByRole('heading', { name: unknown.title })).toBeNull();
  });

  it('is missed aloud where it could not be loaded: nothing shown would read as nothing to do', async () => {
    const failed = { err: 'StoreUnavailable', errorMessage: 'Fora do ar' };
    open({ 'GET calculations/k1/next-steps': { status: 503, body: failed } });
    expect(await screen.findByText('Não foi possível carregar o que fazer')).toBeVisible();
  });
});
