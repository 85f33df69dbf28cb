import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { netAnswer } from '../../../domain/api/net.ts';
import { reportPreviewAnswer } from '../../../domain/api/report.ts';
import { rulesAnswer } from '../../../domain/api/rules.ts';
import { formatMoney } from '../../../domain/words/format.ts';
import { type Api, type SignedIn, startApi } from '../../testing/api.ts';
import { demoServant } from '../../testing/case-file.ts';

let api: Api;
let adviser: SignedIn;
let calculationId: string;

beforeAll(async () => {
  api = await startApi();
  adviser = await api.adviser();
  ({ calculationId } = await demoServant(adviser));
});
afterAll(() => api.close());

/** 'R$ 1.234,56' as a number. */
const reais = (text: string): number => Number(text.replace(/[^\d,]/g, '').replace(',', '.'));

const best = async () => {
  const { applicableRules } = (await adviser.get(`/calculations/${calculationId}/rules`)).as(rulesAnswer);
  const [rule] = applicableRules.filter(({ estimatedBenefit }) => estimatedBenefit !== null);
  if (rule === undefined) throw new Error('no right with a value');
  return rule;
};
const net = async (ruleId: string, query = '') =>
  (await adviser.get(`/calculations/${calculationId}/rules/${ruleId}/net${query}`)).as(netAnswer);

describe('what reaches the account, over HTTP', () => {
  it('is the value of the card less the contribution above the ceiling and the tax, step by step', async () => {
    const rule = await best();
    const answer = await net(rule.id);
    expect(answer.gross).toBe(rule.estimatedBenefit);
    expect(answer).toMatchObject({ missing: null, confirmed: true });
    expect(answer.net).toBeLessThan(answer.gross ?? 0);
    expect(answer.steps.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Valor bruto', 'Contribuição do aposentado', 'Líquido estimado']),
    );
  });

  it('is printed in the report as it is answered for nobody dependent', async () => {
    const alone = await net((await best()).id);
    const { html } = (
      await adviser.post('/reports/genial-report/preview', {
        calculationId,
        sections: ['POSSIBILIDADES_IMEDIATAS_RPPS'],
      })
    ).as(reportPreviewAnswer);
    expect(html.replaceAll('\u00a0', ' ')).toContain(formatMoney(alone.net ?? 0).replaceAll('\u00a0', ' '));
  });

  it('follows a ceiling that an administrator publishes, and goes back when it is withdrawn', async () => {
    const admin = await api.adviser({ name: 'Ada', role: 'admin' });
    const { id } = await best();
    const shipped = await net(id);
    const contribution = ({ steps }: typeof shipped) =>
      reais(steps.find(({ label }) => label === 'Contribuição do aposentado')?.value ?? '');
    const tax = ({ steps }: typeof shipped) =>
      reais(steps.find(({ label }) => label === 'Imposto de renda na fonte')?.value ?? '');

    await admin.post('/updateIndex', {
      indexes: [],
      min_salary: null,
      max_salary: 9000,
      month: '11',
      year: 2026,
    });
    const published = await net(id);
    expect(published.gross).toBe(shipped.gross);
    // EC 103/2019, art. 11, § 4: 14.5% of what lies above the ceiling, now R$ 9,000.00. The simplified deduction, more than either, leaves the tax.
    expect(contribution(published)).toBeCloseTo(((shipped.gross ?? 0) - 9000) * 0.145, 2);
    expect(contribution(published)).toBeLessThan(contribution(shipped));
    expect(tax(published)).toBe(tax(shipped));
    expect(published.net).toBeCloseTo((shipped.gross ?? 0) - contribution(published) - tax(published), 2);
    expect(published.net).toBeGreaterThan(shipped.net ?? 0);

    await admin.delete('/updateIndex?date=11/2026');
    expect(await net(id)).toEqual(shipped);
  });

  it('is more with dependants, and all but the contribution with a serious illness', async () => {
    const { id } = await best();
    const [alone, four, ill] = await Promise.all([net(id), net(id, '?dependants=4'), net(id, '?seriousIllness=true')]);
    expect(four.net).toBeGreaterThan(alone.net ?? 0);
    expect(ill.net).toBeGreaterThan(four.net ?? 0);
  });

  it('says that a rule without a right has no value, knows no rule that is none, and refuses what cannot be', async () => {
    expect(await net('rgps-ec103-art18-idade', '?regimeType=RGPS')).toMatchObject({ net: null, missing: 'noValue' });
    expect((await adviser.get(`/calculations/${calculationId}/rules/nothing/net`)).status).toBe(404);
    const { id } = await best();
    expect((await adviser.get(`/calculations/${calculationId}/rules/${id}/net?dependants=-1`)).status).toBe(422);
    expect((await adviser.get(`/calculations/${calculationId}/rules/${id}/net?seriousIllness=talvez`)).status).toBe(
      422,
    );
  });
});
