import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FamilyRequest, familyAnswer } from '../../../domain/api/family.ts';
import { rulesAnswer } from '../../../domain/api/rules.ts';
import { best } from '../../../domain/words/ranked-rights.ts';
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
