import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planAnswer, plansAnswer, secureCommunicationPlansAnswer } from '../../../domain/api/plans.ts';
import { plans } from '../../../domain/plans/data.ts';
import { planOption } from '../../../domain/plans/find.ts';
import { optionsOf } from '../../../domain/plans/plan.ts';
import { type Api, startApi } from '../../testing/api.ts';
import { refusal } from '../../testing/client.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

describe('the plans', () => {
  it('are told to anybody, each with its prices as text and its variants', async () => {
    const { plans: told } = (await api.nobody.get('/plans')).as(plansAnswer);
    expect(told).toHaveLength(plans.length);
    expect(told.find(({ id }) => id === 'mestre-anual')).toMatchObject({
      name: 'Mestre',
      type: 'SUBSCRIPTION',
      period: 'yearly',
      monthlyValue: '400.00',
      yearlyValue: '4800.00',
      card: { id: 'mestre-anual-cartao', monthlyValue: '360.00', discount: '480.00' },
      pix: { id: 'mestre-anual-pix', value: '4080.00', discount: '720.00', percentDiscount: 15 },
    });
  });

  it('are told one by one, with the variants when they are asked for', async () => {
    const one = async (path: string) => (await api.nobody.get(path)).as(planAnswer).plan;
    expect(await one('/plans/genio-anual')).toMatchObject({ id: 'genio-anual', card: null, pix: null });
    expect(await one('/plans/genio-anual?allOptions=true')).toMatchObject({
      id: 'genio-anual',
      pix: { id: 'genio-anual-pix', value: '2700.00' },
    });
    expect(await one('/plans/genio-anual-pix')).toMatchObject({ id: 'genio-anual-pix', type: 'PIX', pix: null });
    expect((await api.nobody.get('/plans/platinum')).as(refusal).err).toBe('NotFound');
  });

  it('cost what the terms of use say: 3000 a year in 12 instalments of 250', () => {
    expect(planOption('genio-anual-cartao')).toMatchObject({ type: 'CREDIT_CARD', chargeCents: 300_000 });
    expect(planOption('genio-anual-cartao')?.plan.monthlyCents).toBe(25_000);
  });

  it('have an id for each way of buying them, and every charge is an amount', () => {
    const options = plans.flatMap(optionsOf);
    expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
    for (const { chargeCents } of options) expect(Number.isInteger(chargeCents) && chargeCents > 0).toBe(true);
  });

  it('of the secure-communication line are told in that line’s words, a year being twelve months', async () => {
    const { sucesso, dados } = (await api.nobody.get('/secure-communication/plans')).as(secureCommunicationPlansAnswer);
    expect(sucesso).toBe(true);
    expect(dados.map(({ nome }) => nome)).toEqual(['Individual', 'Sociedade', 'Escritório']);
    // Nobody can buy one yet: of none it is said that others choose it.
    expect(dados.map(({ destaque }) => destaque)).toEqual([null, null, null]);
    for (const { precoMensal, precoAnual } of dados) expect(precoAnual).toBeCloseTo(precoMensal * 12, 2);
  });
});
