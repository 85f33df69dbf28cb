import { describe, expect, it } from 'vitest';
import type { Hypothesis } from '../domain/api/hypotheses.ts';
import { name as scenarioName } from '../domain/api/scenarios.ts';
import { outcomesOf } from '../domain/calculations/scenarios/outcome.ts';
import { emptyCustomer } from '../domain/customers/customer.ts';
import { ceiling, minimumWage } from '../domain/law/tables/index.ts';
import { notEmpty } from '../domain/testing/not-empty.ts';
import { monthOfPay } from '../domain/units/month.ts';
import { perform } from './compute/tasks.ts';
import type { LawQuestion } from './question.ts';
import { dealt, scenarioSummaries } from './scenarios.ts';
import {
  add,
  CEILING,
  change,
  compare,
  empty,
  facts,
  keep,
  MINIMUM,
  newPay,
  questionOf,
  typed,
} from './testing/supposed.ts';

describe('scenarios side by side', () => {
  it('never suggest another pay of the same job to an employee', async () => {
    const { suggested, facts: now } = await compare(facts);
    expect(
      suggested.map(({ name, hypotheses: [one] }) => [
        name,
        one?.kind,
        one !== undefined && 'paidOn' in one ? one.paidOn : null,
      ]),
    ).toEqual([
      ['Continua como está', 'worksOn', 'last'],
      ['Para agora', 'stops', null],
      ['Se exercer também atividade própria: 20% até o teto', 'contributes', 'value'],
    ]);
    const [same, , besides] = suggested;
    expect(same).toMatchObject({ cost: 0, gainOnFirst: 0, balance: 0, soonerByDays: 0 });
    // 20% of what is missing from 3,000.00 to the ceiling
    expect(besides?.costs[0]?.monthly).toBe(Math.round((CEILING - 3000) * 20) / 100);
    expect(besides?.first?.value).toBeGreaterThan(now.first?.value ?? 0);
  });

  it('suggest three bases to whoever pays for himself, each at the difference to what he pays', async () => {
    const own = typed(facts, change('w2', { companyName: 'Contribuinte individual' }));
    const { suggested } = await compare(own);
    expect(suggested.map(({ name }) => name)).toEqual([
      'Contribuindo pelo mínimo',
      'Contribuindo pela média das últimas 36',
      'Contribuindo pelo teto',
    ]);
    const values = suggested.map(({ first }) => first?.value ?? 0);
    expect(values).toEqual([...values].sort((one, other) => one - other));
    expect(suggested[0]?.cost).toBeLessThan(0);
  });

  it('suggest no average to whoever always paid the minimum, or the ceiling: it would be the same base twice', async () => {
    const basesFor = async (payOf: (month: number) => number | null, egressDate: string | null = null) => {
      const salaries = newPay.map((salary) => ({ ...salary, value: payOf(monthOfPay(salary)) ?? 0 }));
      const only = { companyName: 'Contribuinte individual', salaries, egressDate };
      return (await compare(typed(facts, change('w1', { salaries: [] }), change('w2', only)))).suggested.map(
        ({ name }) => name,
      );
    };
    expect(await basesFor(minimumWage)).toEqual(['Contribuindo pelo mínimo', 'Contribuindo pelo teto']);
    expect(await basesFor(ceiling)).toEqual(['Contribuindo pelo mínimo', 'Contribuindo pelo teto']);
    expect(await basesFor(minimumWage, '2026-10-31')).toEqual([
      'Contribuindo com 11% do mínimo',
      'Contribuindo pelo mínimo',
      'Contribuindo pelo teto',
    ]);
    expect(await basesFor(() => 3000)).toContain('Contribuindo pela média das últimas 36');
  });

  it('do not suggest work of one’s own to whoever contributes without any: a homemaker goes on as facultativa', async () => {
    const homemaker = typed(facts, change('w2', { companyName: 'Facultativa (5%)', contributionPlan: 'simplified' }));
    const { suggested } = await compare(homemaker);
    const categories = notEmpty(suggested).map(({ hypotheses: [one] }) =>
      one?.kind === 'contributes' ? one.category : one?.kind,
    );
    expect(new Set(categories)).toEqual(new Set(['facultativo']));
  });

  it('suggest the reduced plan and 20% to whoever contributes no more, and say what the reduced plan closes', async () => {
    const { suggested } = await compare(typed(facts, change('w2', { egressDate: '2026-10-31' })));
    expect(suggested.map(({ hypotheses: [one] }) => one?.kind === 'contributes' && [one.category, one.rate])).toEqual([
      ['facultativo', 11],
      ['facultativo', 20],
      ['facultativo', 20],
      ['facultativo', 20],
    ]);
    expect(suggested.map(({ costs }) => costs[0]?.monthly)).toEqual([
      Math.round(MINIMUM * 11) / 100,
      Math.round(MINIMUM * 20) / 100,
      expect.any(Number),
      1695.11,
    ]);
    expect(suggested[0]?.notes[0]).toContain('não às regras por tempo de contribuição');
  });

  it('suggest nothing to whoever has a right, nor where times are only stated', async () => {
    const older = { customer: { ...emptyCustomer, gender: 'Homem' as const, birthDate: '1955-01-01' } };
    expect((await compare(facts, older)).suggested).toEqual([]);
    expect((await compare(empty)).suggested).toEqual([]);
  });

  it('suggest nothing to a servant, who contributes on the pay of the post', async () => {
    const servant = typed(facts, change('w2', { regimeType: 'RPPS', isPublicService: true }));
    const { facts: now, suggested } = await compare(servant, {}, 'RPPS');
    expect([now.applicableRules, now.missingData, suggested]).toEqual([0, [], []]);
  });

  it('suggest to a servant in the INSS only what work beside the post would pay (CF, art. 201, § 5)', async () => {
    const servant = typed(facts, change('w2', { regimeType: 'RPPS', isPublicService: true }));
    const { suggested } = await compare(servant);
    for (const { name, hypotheses } of notEmpty(suggested)) {
      expect(name).toMatch(/^Se exercer também atividade própria: (11|20)% d/);
      expect(scenarioName.safeParse(name).success).toBe(true);
      expect(hypotheses).toMatchObject([{ kind: 'contributes', category: 'individual' }]);
    }
  });

  it('say why nothing is known of the average of whoever has no remunerations', async () => {
    const unpaid = typed(
      empty,
      add('w1', { companyName: 'Loja', regimeType: 'RGPS', ingressDate: '2020-01-01', egressDate: '2021-01-31' }),
    );
    const [, minimum, average] = (await compare(unpaid)).suggested;
    expect([minimum?.notes, average?.notes]).toEqual([
      [],
      ['Não há remunerações das quais tirar a média: o tempo conta, sem valor.'],
    ]);
    expect(average?.cost).toBeNull();
  });

  it('take for the best value one that somebody chooses, not the age of having to leave', async () => {
    const servant = typed(
      facts,
      change('w1', { regimeType: 'RPPS' }),
      change('w2', { regimeType: 'RPPS', isPublicService: true, isCurrentPosition: true }),
    );
    const { best } = (await compare(servant, {}, 'RPPS')).facts;
    expect(best?.ruleId).not.toMatch(/compulsoria/);
  });

  it('say so when the record of a hypothesis is gone', async () => {
    const kept = typed(facts, keep('s1', [{ kind: 'special', workRecordId: 'w1', specialTimeBase: 25, cost: null }]));
    const [scenario] = (await compare(typed(kept, { type: 'RemoveWorkRecord', workRecordId: 'w1' }))).scenarios;
    expect(scenario?.notes).toEqual([
      'Tempo especial reconhecido e convertido: o registro foi removido e a hipótese não foi aplicada.',
    ]);
    expect(scenario?.inWords[0]).toContain('um registro que foi removido');
  });
});

it('is not worked out for whoever has a right already', async () => {
  const older = { customer: { ...emptyCustomer, gender: 'Homem', birthDate: '1955-01-01' } } as const;
  const answered: number[] = [];
  const { suggested } = await scenarioSummaries(questionOf(facts, older), 'RGPS', async (inputs, scenarios) => {
    const outcomes = outcomesOf(inputs, scenarios);
    answered.push(scenarios.length, outcomes.scenarios.length);
    return [JSON.stringify(outcomes)];
  });
  expect(suggested).toEqual([]);
  expect(answered).toEqual([3, 0]);
});

describe('scenarios worked out in several parts', () => {
  const special: Hypothesis = { kind: 'special', workRecordId: 'w1', specialTimeBase: 25, cost: null };
  const kept = typed(facts, keep('s1', [special]), keep('s2', [{ ...special, specialTimeBase: 20 }]));
  const older = { customer: { ...emptyCustomer, gender: 'Homem', birthDate: '1955-01-01' } } as const;
  const inParts = (hands: number, changes: Partial<LawQuestion>) =>
    scenarioSummaries(questionOf(kept, changes), 'RGPS', async (inputs, scenarios) =>
      Promise.all(dealt(scenarios, hands).map((part) => perform({ type: 'scenarios', facts: inputs, ...part }))),
    );

  it.each([{}, older])('are the same in their order, with suggestions and without (%#)', async (changes) => {
    const whole = await inParts(1, changes);
    expect(whole.scenarios.map(({ name }) => name)).toEqual(['s1', 's2']);
    expect(await inParts(2, changes)).toEqual(whole);
    expect(await inParts(9, changes)).toEqual(whole);
  });

  it('leave no part idle while another has all that were asked for', async () => {
    const dealtOut: (readonly number[])[] = [];
    await scenarioSummaries(questionOf(kept, older), 'RGPS', (inputs, scenarios) => {
      for (const hands of [1, 2, 9]) dealtOut.push(dealt(scenarios, hands).map((part) => part.scenarios.length));
      expect(dealt(scenarios, 2)[1]?.scenarios[0]).toBe(scenarios[0]);
      expect(dealt(scenarios, 2)[0]?.scenarios[0]).toBe(scenarios[1]);
      return Promise.all(dealt(scenarios, 2).map((part) => perform({ type: 'scenarios', facts: inputs, ...part })));
    });
    expect(dealtOut).toEqual([[5], [2, 3], [0, 1, 1, 1, 1, 1]]);
    expect(dealt([], 2)).toEqual([{ withFacts: true, scenarios: [] }]);
  });
});
