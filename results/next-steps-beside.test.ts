import { describe, expect, it } from 'vitest';
import { evaluate, outlook } from '../domain/law/index.ts';
import { notEmpty } from '../domain/testing/not-empty.ts';
import { answerOf } from '../domain/words/answer.ts';
import { formatMoney } from '../domain/words/format.ts';
import { ruleHeadline } from '../domain/words/rules.ts';
import { standoutsOf } from '../domain/words/standouts.ts';
import { stepGroups } from '../domain/words/step-groups.ts';
import { lawInput } from './question.ts';
import { firstRightIn } from './rights.ts';
import { asked, man, ofKind, only, servantOf, UNIAO, woman } from './testing/asked-steps.ts';
import { add, at, compare, empty, keep, months, questionOf, typed } from './testing/supposed.ts';

const said = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('a step that leaves the first right as it is', () => {
  it('tells of a certificate that the abono is owed from an earlier day', () => {
    const post = { companyName: 'Instituto', salaries: months(at(1994, 7), at(2026, 10), () => 9000) };
    const servant = typed(
      servantOf(UNIAO, '1992-08-03', post),
      add('w1', {
        companyName: 'Tecelagem',
        regimeType: 'RGPS',
        ingressDate: '1985-03-04',
        egressDate: '1992-07-31',
      }),
    );
    const answer = asked(servant, woman('1966-05-14'), 'RPPS');
    const step = only(answer, 'certify');
    expect(said(step.text)).toMatch(
      /os requisitos do abono de permanência se completam em 14\/05\/2018, não em 19\/12\/2024/,
    );
    expect(said(step.text)).toMatch(/os atrasados iriam de R\$ [\d.,]+ a R\$ [\d.,]+, se o órgão os pagar/);
    expect(stepGroups(answer.steps).idle).not.toContainEqual(step);
    expect(answer.steps.slice(0, 2).map(({ kind }) => kind)).toEqual(['request', 'certify']);
  });

  it('is not recommended for arrears of the abono that are less than what it takes from a right of one’s own in the INSS', () => {
    const servant = typed(
      servantOf(UNIAO, '1993-05-10', {
        companyName: 'Tribunal',
        salaries: months(at(1994, 7), at(2026, 10), (year) => Math.round(1100 * 1.094 ** (year - 1994))),
      }),
      add('w1', { companyName: 'Livraria', regimeType: 'RGPS', ingressDate: '1984-03-05', egressDate: '1993-04-30' }),
      add('w2', {
        companyName: 'Faculdade',
        regimeType: 'RGPS',
        ingressDate: '2006-02-06',
        salaries: months(at(2006, 2), at(2026, 10), () => 3400),
      }),
    );
    const { steps } = asked(servant, woman('1965-08-19'), 'RPPS');
    const [step] = steps.filter(({ subject }) => subject?.name === 'Livraria');
    expect(step?.effect).toBeNull();
    expect(step?.beside).toBeGreaterThan(0);
    expect((step?.elsewhere?.balance ?? 0) + (step?.beside ?? 0)).toBeLessThan(0);
    expect(stepGroups(steps).notWorthIt).toEqual([step]);
    expect(steps.at(-1)).toEqual(step);
  });

  it('tells of a certificate what it brings to whoever waits beyond the first right, as the outlook with it does', () => {
    const MINAS = 31;
    const post = {
      companyName: 'Secretaria da Educação',
      isTeaching: true,
      salaries: months(at(1994, 7), at(2026, 10), (year) => Math.round(1900 * 1.06 ** (year - 1994))),
    };
    const school = {
      companyName: 'Colégio',
      regimeType: 'RGPS',
      ingressDate: '1988-02-01',
      egressDate: '1993-12-20',
      isTeaching: true,
    } as const;
    const teacher = (regimeType: 'RPPS' | 'RGPS') =>
      typed(servantOf(MINAS, '1994-02-04', post), add('w1', { ...school, regimeType }));
    const who = woman('1970-02-18');
    const answer = asked(teacher('RGPS'), who, 'RPPS');
    const step = only(answer, 'certify');
    expect(step.effect).toBeNull();
    const [, day = '', value] =
      /O primeiro direito não muda; para quem espera, há com ele, em ([\d/]+), “.+”, (R\$ [\d.,]+) por mês \(sem ele, nesse dia, R\$ [\d.,]+\)/.exec(
        said(step.text) ?? '',
      ) ?? [];
    const iso = day.split('/').reverse().join('-');
    const there = outlook(lawInput(questionOf(teacher('RPPS'), who), 'RPPS')).rights.filter(({ from }) => from === iso);
    expect(there.map(({ valueWithPay }) => said(formatMoney(valueWithPay ?? 0)))).toContain(value);
    expect(stepGroups(answer.steps).idle).not.toContainEqual(step);
  });

  it('tells of a proof that a reading open in the courts hangs on it', () => {
    const growing = (first: number, since: number) => (year: number, month: number) =>
      Math.round(first * (1 + 7 / 1200) ** (at(year, month) - since) * 100) / 100;
    const [shopSince, hospitalSince] = [at(1994, 7), at(2003, 2)];
    const disabled = { regimeType: 'RGPS', isDisabled: true } as const;
    const clerk = typed(
      empty,
      add('w1', {
        ...disabled,
        companyName: 'Comércio',
        ingressDate: '1990-05-02',
        egressDate: '2001-03-31',
        disabledLevel: 'low',
        salaries: months(shopSince, at(2001, 3), growing(300, shopSince)),
      }),
      add('w2', {
        ...disabled,
        companyName: 'Hospital',
        ingressDate: '2003-02-01',
        disabledLevel: 'medium',
        salaries: months(hospitalSince, at(2026, 10), growing(900, hospitalSince)),
      }),
    );
    const answer = asked(clerk, woman('1969-11-08'));
    const proof = only(answer, 'prove');
    expect(only(answer, 'request').title).toContain('pedágio de 100%');
    expect(proof.text).toContain(
      'O primeiro direito não depende da prova; a outra leitura, de “Aposentadoria por tempo de contribuição da pessoa com deficiência moderada”, depende dela.',
    );
    expect(stepGroups(answer.steps).idle).not.toContainEqual(proof);
  });

  it('says that without the proof no right is left', () => {
    const farmer = typed(
      empty,
      add('w1', { companyName: 'Sítio', regimeType: 'RGPS', ingressDate: '1986-01-01', isRural: true }),
    );
    expect(only(asked(farmer, woman('1970-06-10')), 'prove').text).toContain('Sem a prova nenhum direito se completa.');
  });
});

it('whoever is told to ask for the special retirement is told that exposed work stops it', () => {
  const post = { companyName: 'Fundição', regimeType: 'RGPS', isSpecialTime: true } as const;
  const worked = { ingressDate: '1994-01-03', egressDate: '2019-06-30' };
  const founder = typed(
    empty,
    add('w1', { ...post, ...worked, salaries: months(at(1994, 7), at(2019, 6), () => 4000) }),
  );
  const { text, title } = only(asked(founder, man('1972-05-10')), 'request');
  expect(title).toContain('especial');
  expect(text).toContain('Lei 8.213/1991, arts. 46 e 57, § 8º; STF, Tema 709');
});

describe('whoever receives a retirement of the INSS', () => {
  const worked = typed(
    empty,
    add('w1', {
      companyName: 'Fábrica',
      regimeType: 'RGPS',
      ingressDate: '1980-02-01',
      egressDate: '2020-12-31',
      salaries: months(at(1994, 7), at(2020, 12), () => 3000),
    }),
  );
  const retired = { ...worked, fields: { ...worked.fields, retiredSince: '2016-05-02' } };
  const question = questionOf(retired, man('1958-05-10'));

  it('is told that the INSS gives no other, by headline, outlook, list, scenarios and steps, and to ask for none', async () => {
    const answer = evaluate(lawInput(question, 'RGPS'));
    const headline = answerOf(answer, 'RGPS', 'José Teste');
    expect(headline).toMatch(
      /^José já recebe aposentadoria do INSS desde 02\/05\/2016\. Enquanto a recebe não há outra no RGPS/,
    );
    expect(headline).not.toContain('já pode');
    expect(outlook(lawInput(question, 'RGPS'))).toMatchObject({ rights: [], waiting: [], retiredSince: '2016-05-02' });
    expect(firstRightIn(answer)).toMatchObject({ retirementOn: null, missing: 'retired' });
    const { steps } = asked(retired, man('1958-05-10'));
    expect(steps.map(({ title }) => title)).toEqual(['Conferir a aposentadoria do INSS que recebe desde 02/05/2016']);
    const { facts, suggested } = await compare(retired, man('1958-05-10'));
    expect([facts.soonest, suggested]).toEqual([null, []]);
    expect(facts.reasons[0]?.text).toContain('o RGPS não paga outra');
  });

  it('reads of no rule that it gives a right, nor that it is the best of today', () => {
    const answer = evaluate(lawInput(question, 'RGPS'));
    const rules = notEmpty([...answer.applicableRules, ...answer.futureRules]);
    for (const rule of rules) {
      const group = answer.applicableRules.includes(rule) ? 'applicable' : 'future';
      expect(ruleHeadline(rule, group)).toContain('mas não dá outra aposentadoria');
    }
    expect(rules.flatMap(standoutsOf(answer))).toEqual([]);
  });

  it('is answered as before for the own regime of servants, without a certificate of the time that was used', () => {
    const post = { companyName: 'Prefeitura', salaries: months(at(2000, 3), at(2026, 10), () => 5000) };
    const served = servantOf(UNIAO, '2000-03-01', post);
    const both = typed(
      served,
      add('w1', { companyName: 'Fábrica', regimeType: 'RGPS', ingressDate: '1980-02-01', egressDate: '1999-12-31' }),
    );
    const receiving = { ...both, fields: { ...both.fields, retiredSince: '2016-05-02' } };
    expect(ofKind(asked(both, man('1962-05-10'), 'RPPS'), 'certify')).toHaveLength(1);
    const answer = asked(receiving, man('1962-05-10'), 'RPPS');
    expect(ofKind(answer, 'certify')).toEqual([]);
    expect(answer.steps.map(({ id }) => id)).not.toContain('elsewhere');
    expect(ofKind(answer, 'request')).toHaveLength(1);
  });
});

it('a right that pays more than today’s is not named as worth a wait where today’s pays more by then', () => {
  const growing = (first: number, since: number) => (year: number, month: number) =>
    Math.round(first * (1 + 7 / 1200) ** (at(year, month) - since) * 100) / 100;
  const driver = typed(
    empty,
    add('w1', {
      companyName: 'Viação',
      regimeType: 'RGPS',
      ingressDate: '1985-01-02',
      egressDate: '2003-06-30',
      salaries: months(at(1994, 7), at(2003, 6), growing(400, at(1994, 7))),
    }),
    add('w2', {
      companyName: 'Cargas',
      regimeType: 'RGPS',
      ingressDate: '2004-01-05',
      salaries: months(at(2004, 1), at(2026, 10), growing(1200, at(2004, 1))),
    }),
  );
  const answer = evaluate({ ...lawInput(questionOf(driver, man('1964-03-02')), 'RGPS'), futurePay: 'goesOn' });
  expect(answer.futureRules.filter(({ overtaken }) => overtaken === true).map(({ modality }) => modality)).toContain(
    'Transição por idade mínima progressiva (art. 16)',
  );
  expect(answerOf(answer, 'RGPS', 'Ciro')).not.toContain('Mais tarde, valor maior');
});

it('a scenario that puts off the asking beyond 75 does not say that the right is only complete then', async () => {
  const shop = typed(
    empty,
    add('w1', {
      companyName: 'Loja',
      regimeType: 'RGPS',
      ingressDate: '2000-01-01',
      salaries: months(at(2000, 1), at(2026, 10), () => 2000),
    }),
    keep('k', [{ kind: 'worksOn', workRecordId: 'w1', until: '2029-06-30', paidOn: 'last', value: null }]),
  );
  const [row] = (await compare(shop, man('1950-04-02'))).scenarios;
  expect(row?.outcome.soonest?.from).toBe('2029-06-30');
  expect(row?.reasons.map(({ text }) => text)).not.toContain('O direito só se completa depois dos 75 anos.');
});
