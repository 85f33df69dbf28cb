import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FamilyRequest, familyAnswer } from '../../../domain/api/family.ts';
import { rulesAnswer } from '../../../domain/api/rules.ts';
import { best } from '../../../domain/words/ranked-rights.ts';
import { type Api, type SignedIn, startApi } from '../../testing/api.ts';
import { demoServant, newCalculation, newCustomer, newWorkRecord } from '../../testing/case-file.ts';

let api: Api;
let adviser: SignedIn;
let calculationId: string;

beforeAll(async () => {
  api = await startApi();
  adviser = await api.adviser();
  ({ calculationId } = await demoServant(adviser));
});
afterAll(() => api.close());

const spouse = { id: 'a', kind: 'spouse', birthDate: '1976-01-01', unionSince: '2000-01-01' } as const;
const ask = (body: FamilyRequest) => adviser.post(`/calculations/${calculationId}/family`, body);

describe('what a family would receive, over HTTP', () => {
  it('is 60% of the incapacity retirement for one, and of the best right after retiring', async () => {
    const answer = (await ask({ dependants: [spouse] })).as(familyAnswer);
    expect(answer).toMatchObject({ death: '2026-11-20', law: 'article23', missing: null });
    expect(answer.periods[0]?.total).toBeCloseTo((answer.base.amount ?? 0) * 0.6, 1);
    const { applicableRules } = (await adviser.get(`/calculations/${calculationId}/rules`)).as(rulesAnswer);
    const planned = best(applicableRules);
    const after = answer.afterRetirements.find(({ ruleId }) => ruleId === planned?.id);
    expect(after).toMatchObject({ death: '2026-11-20', base: planned?.estimatedBenefit });
    expect(after?.total).toBeCloseTo((planned?.estimatedBenefit ?? 0) * 0.6, 1);
    expect(answer.afterRetirements.length).toBeGreaterThan(1);
    expect(answer.afterRetirements.map(({ ruleId }) => ruleId)).not.toContain('ec103-compulsoria-75');
  });

  it('warns that nobody was covered on that day, but not of whom a retirement was complete, also on another day or without a value', async () => {
    const stopped = async (birthDate: string, salaries: object[]) => {
      const { id: customerId } = await newCustomer(adviser, { name: 'Iva', birthDate, gender: 'Mulher' });
      const { id } = await newCalculation(adviser, customerId, { regimeType: 'RGPS' });
      await newWorkRecord(adviser, id, { ingressDate: '1985-01-01', egressDate: '2012-12-31', salaries });
      return async (body: object) =>
        (await adviser.post(`/calculations/${id}/family`, { dependants: [spouse], ...body })).as(familyAnswer)
          .notCovered;
    };
    const paid = Array.from({ length: 12 }, (_, at) => ({
      month: String(at + 1).padStart(2, '0'),
      year: 2012,
      value: 900,
    }));
    const young = await stopped('1975-05-05', paid);
    expect(await young({})).toContain('a última contribuição é de 12/2012');
    expect(await young({ death: '2024-03-01' })).toContain('não haveria, em 01/03/2024');
    expect(await young({ death: '2014-03-01' })).toBeUndefined();
    // 60 years and more than 15 of contribution in 2015.
    for (const salaries of [paid, []]) {
      const old = await stopped('1955-05-05', salaries);
      expect(await old({})).toBeUndefined();
      expect(await old({ death: '2024-03-01' })).toBeUndefined();
    }
  });

  it('keeps nothing: the calculation is as it was', async () => {
    const before = (await adviser.get(`/calculations/${calculationId}`)).body;
    await ask({ dependants: [spouse], retirementPay: 9000 });
    expect((await adviser.get(`/calculations/${calculationId}`)).body).toEqual(before);
  });

  it('refuses a thirteenth dependant, two of one name, and what is no person', async () => {
    const many = Array.from({ length: 13 }, (_, at) => ({ ...spouse, id: String(at) }));
    const refused = [
      { dependants: many },
      { dependants: [spouse, spouse] },
      { dependants: [{ ...spouse, kind: 'friend' }] },
      { dependants: [{ ...spouse, birthDate: '2026-02-31' }] },
      { dependants: [spouse], otherBenefits: [{ id: 'pension', value: 1 }] },
    ];
    for (const body of refused) {
      expect((await adviser.post(`/calculations/${calculationId}/family`, body)).status).toBe(422);
    }
  });
});
