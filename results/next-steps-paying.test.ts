import { describe, expect, it } from 'vitest';
import { priceText } from '../domain/words/next-steps.ts';
import { stepGroups } from '../domain/words/step-groups.ts';
import { asked, asScenario, effectIn, man, ofKind, woman } from './testing/asked-steps.ts';
import { add, at, change, empty, facts, months, newPay, typed } from './testing/supposed.ts';

describe('months that are paid up, or paid late', () => {
  it('is to pay up months below the minimum wage and of a reduced plan, with price and effect as a scenario has them', async () => {
    const low = typed(
      facts,
      change('w2', { salaries: newPay.map((salary) => (salary.year === 2025 ? { ...salary, value: 500 } : salary)) }),
      add('w3', {
        companyName: 'MEI',
        regimeType: 'RGPS',
        ingressDate: '2016-01-01',
        egressDate: '2017-12-31',
        contributionPlan: 'simplified',
        salaries: months(at(2016, 1), at(2017, 12), () => 937),
      }),
    );
    const steps = ofKind(asked(low), 'complement');
    expect(steps.map(({ title }) => title).sort()).toEqual([
      'Complementar 12 meses de Loja',
      'Complementar 24 meses de MEI',
      'Usar excedente e agrupamento em Loja, sem pagar',
    ]);
    expect(steps.find(({ subject }) => subject?.id === 'w3')?.hypothesis).toMatchObject({ rate: 5 });
    for (const step of steps) {
      const row = await asScenario(step, low);
      expect(step.effect).toEqual(effectIn(row));
      expect(step.price).toEqual({ amount: row?.cost, interestMissing: row?.cost !== 0 });
    }
  });

  it('is to group months for nothing, where that alone completes the right, with the effect that a scenario of it has', async () => {
    const maid = typed(
      empty,
      add('w1', {
        companyName: 'Família',
        regimeType: 'RGPS',
        ingressDate: '2008-03-01',
        salaries: months(at(2008, 3), at(2026, 10), (year) => (year < 2020 ? 1100 : 900)),
      }),
    );
    const of1964 = woman('1964-07-07');
    const steps = ofKind(asked(maid, of1964), 'complement');
    const [free] = steps.filter(({ title }) => title === 'Usar excedente e agrupamento em Família, sem pagar');
    if (free === undefined) throw new Error('no step');
    expect(free.text).toContain('Feito isso, já pode se aposentar.');
    expect(free.text).toContain('o ajuste não se desfaz');
    expect(priceText(free)).toBe('Sem custo');
    const row = await asScenario(free, maid, of1964);
    expect([free.effect, row?.cost]).toEqual([effectIn(row), 0]);
    expect(steps.map(({ title }) => title)).toEqual([free.title, 'Complementar 38 dos 82 meses de Família']);
    // Before going on for years, which is what she would do otherwise
    expect(asked(maid, of1964).steps.map(({ kind }) => kind)).toEqual([
      'request',
      'complement',
      'contribute',
      'complement',
    ]);
  });

  it('says of months grouped for nothing that nothing more is paid for the right, where only the age is missing then', () => {
    const halfTime = typed(
      empty,
      add('w1', {
        companyName: 'Loja',
        regimeType: 'RGPS',
        ingressDate: '2005-01-03',
        egressDate: '2018-12-31',
        salaries: months(at(2005, 1), at(2018, 12), () => 1200),
      }),
      add('w2', {
        companyName: 'Central',
        regimeType: 'RGPS',
        ingressDate: '2020-03-02',
        salaries: months(at(2020, 3), at(2026, 10), () => 900),
      }),
    );
    const { steps } = asked(halfTime, woman('1964-12-20'));
    const contribute = steps.find(({ kind }) => kind === 'contribute');
    expect(contribute?.title).toContain('Continuar contribuindo até');
    expect(contribute?.text).toContain('Se parar agora, esse direito não se completa.');
    const free = steps.find(({ title }) => title === 'Usar excedente e agrupamento em Central, sem pagar');
    expect(free?.effect?.soonerByDays).toBeGreaterThan(0);
    expect(free?.text).toContain(
      'Com isso o primeiro direito vem em 20/12/2026, e até lá já não é preciso contribuir para ele.',
    );
  });

  it('is to pay the cents that months lack, where they end the contributions that a right of the same day asks for', () => {
    const nearly = typed(
      empty,
      add('w1', {
        companyName: 'MEI',
        regimeType: 'RGPS',
        ingressDate: '2011-08-01',
        contributionPlan: 'simplified',
        salaries: months(at(2011, 8), at(2026, 10), (year) => (year === 2025 ? 1517 : 1621)),
      }),
    );
    const { steps } = asked(nearly, man('1962-09-01'));
    expect(steps.find(({ kind }) => kind === 'contribute')?.title).toBe('Continuar contribuindo até 29/07/2027');
    const { effective, notWorthIt } = stepGroups(steps);
    const upTo = effective.find(({ title }) => title === 'Completar 12 meses de MEI até o salário mínimo');
    expect(upTo?.effect).toMatchObject({ soonerByDays: 0, gain: 0 });
    expect(upTo?.text).toContain('já não é preciso contribuir para o primeiro direito');
    expect(notWorthIt.map(({ title }) => title)).toEqual(['Complementar 169 dos 183 meses de MEI']);
  });

  it('is to bring months of a reduced plan up to the minimum by its own rate, beside the way to 20%', () => {
    const mei = typed(
      facts,
      add('w3', {
        companyName: 'MEI',
        regimeType: 'RGPS',
        ingressDate: '2023-01-01',
        egressDate: '2023-12-31',
        contributionPlan: 'simplified',
        salaries: months(at(2023, 1), at(2023, 12), () => 1302),
      }),
      change('w2', { egressDate: '2022-12-31', salaries: newPay.filter(({ year }) => year < 2023) }),
    );
    const steps = ofKind(asked(mei), 'complement').filter(({ subject }) => subject?.id === 'w3');
    expect(steps.map(({ title }) => title)).toEqual([
      'Complementar 12 meses de MEI',
      'Completar 8 meses de MEI até o salário mínimo',
    ]);
    // 5% of 18.00, eight times, each rounded with its fine
    expect(steps[1]?.price).toEqual({ amount: 8.64, interestMissing: true });
  });

  it('whose right rests on months of low income is told so by a step of its own, not by one that is not worth its price', () => {
    const housewife = typed(
      empty,
      add('w1', {
        companyName: 'Facultativo baixa renda',
        regimeType: 'RGPS',
        ingressDate: '2012-01-01',
        contributionPlan: 'simplified',
        salaries: months(at(2012, 1), at(2026, 10), () => 1621),
      }),
    );
    const proof = ofKind(asked(housewife, woman('1965-03-15')), 'prove').find(({ id }) => id === 'prove:lowIncome');
    expect(proof?.text).toContain('a inscrição da família no CadÚnico');
    expect(proof?.text).toContain('Sem a prova nenhum direito se completa.');
    expect(proof?.documents.join()).toContain('folha do CadÚnico da época');
    const own = typed(housewife, change('w1', { companyName: 'MEI' }));
    expect(ofKind(asked(own, woman('1965-03-15')), 'prove')).toEqual([]);
  });

  it('of a facultativo typed by hand asks for the CadÚnico; what the extract refused as of low income was paid at 5%', () => {
    const year = {
      regimeType: 'RGPS',
      ingressDate: '2016-01-01',
      egressDate: '2016-12-31',
      contributionPlan: 'simplified',
      salaries: months(at(2016, 1), at(2016, 12), () => 880),
    } as const;
    const stepFor = (companyName: string, code?: string) => {
      const cnisIndicators = code === undefined ? [] : [{ code, months: [] }];
      const steps = ofKind(asked(typed(facts, add('w3', { ...year, companyName, cnisIndicators }))), 'complement');
      return steps.find(({ subject }) => subject?.id === 'w3');
    };
    const typedByHand = stepFor('Facultativa');
    expect(typedByHand?.text).toContain('CadÚnico');
    expect(typedByHand?.documents.join()).toContain('CadÚnico');
    expect(stepFor('MEI')?.text).not.toContain('CadÚnico');
    const refused = stepFor('Recolhimento', 'PREC-FBR (FBR-AUT-RENSUP)');
    expect(refused?.hypothesis).toMatchObject({ rate: 5 });
  });

  it('is to pay months of work of one’s own that nobody contributed for, with price and effect as a scenario has them', async () => {
    const own = (workRecordId: string, ingressDate: string, egressDate: string | null, from: number, to: number) =>
      add(workRecordId, {
        companyName: 'Autônomo',
        regimeType: 'RGPS',
        ingressDate,
        egressDate,
        salaries: months(from, to, () => 2000),
      });
    const broken = typed(
      empty,
      own('w1', '1996-01-01', '2015-12-31', at(1996, 1), at(2015, 12)),
      own('w2', '2019-01-01', '2022-12-31', at(2019, 1), at(2022, 12)),
      own('w3', '2024-01-01', null, at(2024, 1), at(2026, 10)),
    );
    const steps = ofKind(asked(broken), 'late').toSorted((one, other) => one.id.localeCompare(other.id));
    expect(steps.map(({ id, title }) => [id, title])).toEqual([
      ['late:2016-01-01', 'Pagar o período sem contribuição: 01/2016 a 12/2018 (se trabalhou por conta própria)'],
      ['late:2023-01-01', 'Pagar o período sem contribuição: 01/2023 a 12/2023 (se trabalhou por conta própria)'],
    ]);
    expect(steps[0]?.text).toContain('já não pode cobrar');
    expect(steps[1]?.text).toContain(
      'ainda pode cobrar esses meses: contribuição sobre o salário mínimo, com multa e juros.',
    );
    for (const step of steps) {
      const row = await asScenario(step, broken);
      expect(step.effect).toEqual(effectIn(row));
      expect(step.price).toEqual({ amount: row?.cost, interestMissing: row?.interestMissing });
      expect(row?.cost).toBeGreaterThan(0);
      expect(row?.balance).toBeLessThan(0);
      expect(step.text).not.toContain('O que se paga volta');
    }
  });

  it('is to pay no month in which a servant or an employee worked, and none beside a job alone', () => {
    const employed = typed(facts, change('w2', { ingressDate: '2018-01-01' }));
    expect(ofKind(asked(employed), 'late')).toEqual([]);
    const servant = typed(
      empty,
      add('w1', { companyName: 'Autônomo', regimeType: 'RGPS', ingressDate: '1996-01-01', egressDate: '2005-12-31' }),
      add('p1', { companyName: 'Estado', regimeType: 'RPPS', ingressDate: '2006-01-01' }),
    );
    expect(ofKind(asked(servant), 'late')).toEqual([]);
    expect(ofKind(asked(servant, {}, 'RPPS'), 'late')).toEqual([]);
  });
});

it('what is paid for an earlier right of less is said to serve only whoever needs it before', () => {
  const rising = (first: number, since: number) => (year: number, month: number) =>
    first * 1.005 ** (at(year, month) - since);
  const post = { regimeType: 'RGPS', isSpecialTime: true } as const;
  const locksmith = typed(
    empty,
    add('w1', { ...post, companyName: 'Metalúrgica', ingressDate: '1984-02-06', egressDate: '1996-05-31' }),
    add('w2', {
      ...post,
      companyName: 'Fundição',
      ingressDate: '1998-03-01',
      egressDate: '2006-05-31',
      salaries: months(at(1998, 3), at(2006, 5), rising(1600, at(1998, 3))),
    }),
    add('w3', {
      companyName: 'MEI',
      regimeType: 'RGPS',
      ingressDate: '2010-02-01',
      egressDate: '2016-01-31',
      contributionPlan: 'simplified',
      salaries: months(at(2010, 2), at(2016, 1), () => 880),
    }),
    add('w4', {
      companyName: 'Serralheria',
      regimeType: 'RGPS',
      ingressDate: '2018-03-01',
      salaries: months(at(2018, 3), at(2026, 10), rising(1500, at(2018, 3))),
    }),
  );
  const answer = asked(locksmith, man('1962-08-05'));
  const paid = [...ofKind(answer, 'complement'), ...ofKind(answer, 'late')];
  const forLess = paid.filter(({ effect }) => (effect?.soonerByDays ?? 0) > 0 && (effect?.gain ?? 0) < 0);
  expect(new Set(forLess.map(({ kind }) => kind))).toEqual(new Set(['complement', 'late']));
  for (const { text } of forLess) expect(text).toContain('só serve a quem precisa do benefício antes.');
  for (const step of paid.filter((one) => !forLess.includes(one))) expect(step.text).not.toContain('só serve a quem');
});
