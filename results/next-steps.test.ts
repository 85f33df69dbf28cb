import { describe, expect, it } from 'vitest';
import type { NextStep } from '../domain/api/next-steps.ts';
import type { ScenarioComparison } from '../domain/api/scenario-comparison.ts';
import type { OpenCalculation } from '../domain/calculations/calculation.ts';
import { emptyCustomer } from '../domain/customers/customer.ts';
import { outlook } from '../domain/law/index.ts';
import { notEmpty } from '../domain/testing/not-empty.ts';
import { formatDate, formatMoney } from '../domain/words/format.ts';
import { waitingSentence } from '../domain/words/outlook.ts';
import { markedChoice } from '../domain/words/outlook-marks.ts';
import { nextStepsOf } from './next-steps.ts';
import { type LawQuestion, lawInput } from './question.ts';
import { asked, man, ofKind, ofUniao, only, servantOf, UNIAO, withRecord, woman } from './testing/asked-steps.ts';
import { add, at, change, compare, empty, facts, keep, months, newPay, questionOf, typed } from './testing/supposed.ts';

/** The row of the step's hypothesis, kept as a scenario. */
const asScenario = async (
  { hypothesis }: NextStep,
  calculation: OpenCalculation,
  changes: Partial<LawQuestion> = {},
  regime: 'RPPS' | 'RGPS' = 'RGPS',
) => {
  if (hypothesis === null) throw new Error('no hypothesis');
  const [row] = (await compare(typed(calculation, keep('k', [hypothesis])), changes, regime)).scenarios;
  return row;
};

/** What a step of this hypothesis has to bring. */
const effectIn = (row: ScenarioComparison['scenarios'][number] | undefined) => ({
  soonerByDays: row?.soonerByDays,
  gain: row?.gainOnFirst,
  balance: row?.balance,
});

/** Some of its rules are not confirmed. */
const TOCANTINS = 17;

describe('what to do next', () => {
  it('is to ask for the right that is complete, by the best rule of the day', () => {
    const older = man('1955-01-01');
    const step = only(asked(facts, older), 'request');
    expect(step).toMatchObject({ effect: null, notComputed: false, subject: { type: 'rule' } });
    expect(step.title).toMatch(/^Requerer a aposentadoria por “/);
    expect(step.documents).not.toEqual([]);
    expect(ofKind(asked(facts, older), 'contribute')).toEqual([]);
    // The day since when it is complete is not one since when anything is owed
    expect(step.text).toContain(
      'O INSS paga, em regra, desde o pedido, não desde esse dia (Lei 8.213/1991, arts. 49 e 54).',
    );
    expect(only(asked(facts), 'request').text).not.toContain('desde o pedido');
  });

  it('is to check the local law first where the rule is not confirmed', () => {
    const servant = servantOf(TOCANTINS, '1990-01-02', {
      companyName: 'Prefeitura',
      salaries: months(at(1994, 7), at(2026, 10), () => 5000),
    });
    const [request] = asked(servant, man('1955-01-01'), 'RPPS').steps;
    expect(request).toMatchObject({ kind: 'request', title: expect.stringMatching(/^Conferir e requerer/) });
    expect(request?.text).toContain('Conferir na legislação local antes');
  });

  it('names the day of the first right and what is missing until then, where there is none yet', () => {
    const step = only(asked(facts), 'request');
    expect(step.title).toMatch(/^Primeiro direito em \d{2}\/\d{2}\/\d{4}$/);
    expect(step.text).toContain('Falta completar:');
    expect(step.documents).toEqual([]);
  });

  it('tells what is missing in the order of its days', () => {
    const young = typed(
      { ...empty, fields: { ...empty.fields, regimeType: 'RGPS' } },
      add('w1', { companyName: 'Software', regimeType: 'RGPS', ingressDate: '2019-02-01', salaries: newPay.slice(13) }),
    );
    const [, missing = ''] =
      /Falta completar: ([^.]+)\./.exec(only(asked(young, man('2001-04-04')), 'request').text) ?? [];
    const days = [...missing.matchAll(/(\d{2})\/(\d{2})\/(\d{4})/g)].map(
      ([, day, month, year]) => `${year}-${month}-${day}`,
    );
    expect(days.length).toBeGreaterThan(2);
    expect(days).toEqual(days.toSorted());
  });

  it('says of a day without any record what it supposes, before somebody promises it', () => {
    const step = only(
      asked({ ...empty, fields: { ...empty.fields, regimeType: 'RGPS' } }, woman('1968-09-09')),
      'request',
    );
    expect(step.title).toBe('Inserir os registros de tempo ou importar o CNIS');
    expect(step.text).toMatch(
      /^Não há registros de tempo: supõe-se contribuir sem interrupção desde 20\/11\/2026\. Insira-os ou importe o CNIS\. Com essa suposição o primeiro direito viria em \d{2}\/\d{2}\/\d{4}, por “/,
    );
  });

  it('never tells whoever lacks the age alone to contribute', async () => {
    const stopped = typed(facts, change('w2', { egressDate: '2026-10-31' }));
    const younger = man('1963-05-10');
    for (const calculation of [facts, stopped]) {
      const answer = asked(calculation, younger);
      expect(ofKind(answer, 'contribute')).toEqual([]);
      const step = only(answer, 'noNeed');
      expect(step.text).toContain('Não é preciso pagar mais nada');
      const row = await asScenario(step, calculation, younger);
      expect(step.effect).toEqual(effectIn(row));
    }
  });

  it('says until when contributions are needed, at least on what, and what stopping would do', async () => {
    const short = typed(
      empty,
      add('w1', {
        companyName: 'Loja',
        regimeType: 'RGPS',
        ingressDate: '2014-01-01',
        salaries: months(at(2014, 1), at(2026, 10), () => 3000),
      }),
    );
    const old = man('1961-05-10');
    const step = only(asked(short, old), 'contribute');
    expect(step.title).toMatch(/^Continuar contribuindo até/);
    expect(step.text).toContain('R$ 1.621,00');
    expect(step.text).toContain('Se parar agora, esse direito não se completa.');
    expect(step.effect).toMatchObject({ soonerByDays: null });
    const ended = typed(short, change('w1', { egressDate: '2026-10-31' }));
    const again = only(asked(ended, old), 'contribute');
    expect(again.title).toBe('Voltar a contribuir');
    const row = await asScenario(again, ended, old);
    expect([again.price?.amount, again.effect?.gain]).toEqual([row?.cost, row?.gainOnFirst]);
  });

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
    ]);
    expect(steps.find(({ subject }) => subject?.id === 'w3')?.hypothesis).toMatchObject({ rate: 5 });
    for (const step of steps) {
      const row = await asScenario(step, low);
      expect(step.effect).toEqual(effectIn(row));
      expect(step.price).toEqual({ amount: row?.cost, interestMissing: true });
    }
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
      ['late:2016-01-01', 'Pagar o período sem contribuição: 01/2016 a 12/2018'],
      ['late:2023-01-01', 'Pagar o período sem contribuição: 01/2023 a 12/2023'],
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

  it('is to certify time of the other regime, by who keeps it, and never days that count already', async () => {
    const both = typed(
      facts,
      add('p1', { companyName: 'Município', regimeType: 'RPPS', ingressDate: '1986-01-01', egressDate: '1994-06-30' }),
      add('p2', { companyName: 'Exército', regimeType: 'RPPS', ingressDate: '1984-01-01', egressDate: '1984-12-31' }),
      add('p3', { companyName: 'Estado', regimeType: 'RPPS', ingressDate: '2000-01-01', egressDate: '2004-12-31' }),
      add('p4', { companyName: 'Câmara', regimeType: 'RPPS', ingressDate: '2015-06-01', egressDate: '2016-12-31' }),
    );
    const steps = ofKind(asked(both), 'certify');
    const about = (id: string) => steps.find(({ subject }) => subject?.id === id);
    expect(about('p3')).toBeUndefined();
    expect(about('p4')).toMatchObject({ hypothesis: null, effect: null });
    expect(about('p4')?.text).toContain('não pode ser certificada');
    expect(about('p2')?.text).toContain('Quem certifica é a Força Armada');
    const step = about('p1');
    expect(step?.text).toContain('o ente do regime próprio (Município)');
    if (step === undefined) throw new Error('no step');
    const row = await asScenario(step, both);
    expect(step.effect).toEqual(effectIn(row));
    expect(step.effect?.soonerByDays).toBeGreaterThan(0);
  });

  it('tells of the right of one’s own in the other regime, and what a certificate takes from it', () => {
    const servant = typed(
      ofUniao,
      add('g1', {
        companyName: 'Fábrica',
        regimeType: 'RGPS',
        ingressDate: '1984-01-02',
        egressDate: '1996-10-31',
        salaries: months(at(1994, 7), at(1996, 10), () => 500),
      }),
      add('g2', {
        companyName: 'Consultório',
        regimeType: 'RGPS',
        ingressDate: '2018-01-01',
        salaries: months(at(2018, 1), at(2026, 10), () => 3000),
      }),
    );
    const him = man('1964-05-10');
    const answer = asked(servant, him, 'RPPS');
    const own = answer.steps.find(({ id }) => id === 'elsewhere');
    expect(own?.title).toBe('Outra aposentadoria, no RGPS');
    // It takes its turn by what it pays: what brings more stands before it
    const brings = (id: string | undefined) => {
      const found = answer.steps.find((one) => one.id === id);
      if (found?.id !== 'elsewhere') return Math.abs(found?.effect?.balance ?? 0);
      return outlook(lawInput(questionOf(servant, him), 'RGPS')).marks.first?.total ?? 0;
    };
    const after = answer.steps.slice(1).map(({ id }) => brings(id));
    expect(after).toEqual([...after].sort((one, other) => other - one));
    expect(own?.text).toContain('direito próprio lá em 10/05/2029, R$ ');
    const step = ofKind(answer, 'certify').find(({ subject }) => subject?.id === 'g1');
    const left = outlook(lawInput(questionOf(withRecord(servant, 'g1', null), him), 'RGPS')).marks.first;
    expect(step?.text).toContain('Fora deste efeito: a aposentadoria própria no RGPS, em 10/05/2029, R$ ');
    expect(step?.text).toContain(left === null || left.date > '2039-05-10' ? 'se perde.' : 'passa a ser em');
    expect(asked(ofUniao, him, 'RPPS').steps.map(({ id }) => id)).not.toContain('elsewhere');
  });

  it('tells of a certificate what the other regime loses by it, as the scenario has it there', async () => {
    const servant = typed(
      ofUniao,
      add('g1', {
        companyName: 'Fábrica',
        regimeType: 'RGPS',
        ingressDate: '1984-01-02',
        egressDate: '1996-10-31',
        salaries: months(at(1994, 7), at(1996, 10), () => 500),
      }),
      add('g2', {
        companyName: 'Consultório',
        regimeType: 'RGPS',
        ingressDate: '2012-01-01',
        salaries: months(at(2012, 1), at(2026, 10), () => 3000),
      }),
    );
    const him = man('1964-05-10');
    const step = ofKind(asked(servant, him, 'RPPS'), 'certify').find(({ subject }) => subject?.id === 'g1');
    if (step === undefined) throw new Error('no certificate');
    const there = await asScenario(step, servant, him, 'RGPS');
    expect(there?.balance).toBeLessThan(0);
    expect(step.elsewhere).toEqual({ regimeType: 'RGPS', balance: there?.balance });
    expect(step.receivedSooner).toBeGreaterThan(0);
  });

  it('is of a servant whose post has ended said to hang on another post', () => {
    const left = withRecord(ofUniao, 's1', { egressDate: '2020-02-01' });
    const him = man('1966-05-14');
    expect(only(asked(left, him, 'RPPS'), 'request').text).toContain(
      'O vínculo no regime próprio terminou em 01/02/2020: só se completa para quem ocupar outro cargo efetivo',
    );
    expect(only(asked(ofUniao, him, 'RPPS'), 'request').text).not.toContain('outro cargo');
  });

  it('names a proof without which nothing changes as one without effect', () => {
    const steps = asked(typed(facts, change('w1', { isTeaching: true })), man('1955-01-01'));
    expect(only(steps, 'prove').effect).toEqual({ soonerByDays: 0, gain: 0, balance: 0 });
  });

  it('is to prove what counts because it was said: the effect is what is lost without it', () => {
    const special = typed(facts, change('w1', { isSpecialTime: true, specialTimeBase: 25 }));
    const step = only(asked(special), 'prove');
    expect(step).toMatchObject({ id: 'prove:special', article: 'Lei 8.213/1991, arts. 57 e 58', hypothesis: null });
    const [without, withIt] = [asked(facts), asked(special)].map((answer) => only(answer, 'request').title);
    expect(without).not.toBe(withIt);
    expect(step.effect?.soonerByDays).toBeLessThan(0);
    const disabled = typed(facts, change('w2', { isDisabled: true, disabledLevel: 'high' }));
    const proof = ofKind(asked(disabled), 'prove').find(({ id }) => id === 'prove:disability');
    expect(proof?.documents[0]).toContain('biopsicossocial');
  });

  it('asks for the assessment with the right of a person with a disability, and ends a company’s name with one full stop', () => {
    const disabled = typed(
      empty,
      add('w9', {
        companyName: 'Banco Inventado S.A.',
        regimeType: 'RGPS',
        ingressDate: '1985-01-02',
        isDisabled: true,
        disabledLevel: 'low',
        salaries: months(at(1994, 7), at(2026, 10), () => 4000),
      }),
    );
    const answer = asked(disabled, man('1964-11-08'));
    const request = only(answer, 'request');
    expect(request.title).toContain('deficiência');
    expect(request.text).toContain('Depende da avaliação biopsicossocial (LC 142/2013, arts. 4º e 5º).');
    expect(request.documents).toContain('Laudos e exames que mostrem o início e o grau');
    expect(
      ofKind(answer, 'prove')
        .map(({ text }) => text)
        .join(),
    ).not.toContain('S.A..');
  });

  it('is to resolve what the extract leaves open: indicators, months without pay, an end that is missing', () => {
    const noted = typed(facts, change('w2', { salaries: newPay.filter(({ year }) => year < 2026 && year !== 2020) }));
    const withIndicator: OpenCalculation = {
      ...noted,
      workRecords: noted.workRecords.map((record) =>
        record.id === 'w1' ? { ...record, cnisIndicators: [{ code: 'PEXT', months: [] }] } : record,
      ),
    };
    const answer = asked(withIndicator);
    const indicator = only(answer, 'indicator');
    expect(indicator.text).toContain('PEXT: vínculo informado fora do prazo');
    expect(indicator.effect?.soonerByDays === null || (indicator.effect?.soonerByDays ?? 0) < 0).toBe(true);
    const missing = only(answer, 'missingPay');
    expect(missing.title).toBe('Informar 21 remunerações que faltam');
    expect(missing.effect?.gain).toBeGreaterThan(0);
    const end = only(answer, 'openEnd');
    expect(end.text).toContain('a última remuneração é de 12/2025');
    expect(end.effect).not.toBeNull();
  });

  it('is to ask for the abono, with what it is worth, since when, and what is owed of five years', () => {
    const of1986 = servantOf(UNIAO, '1986-01-02', {
      companyName: 'Ministério',
      salaries: months(at(1994, 7), at(2026, 10), () => 12_000),
    });
    const step = only(asked(of1986, man('1960-05-10'), 'RPPS'), 'abono');
    // What is withheld of 12,000.00 by the bands of 2026
    expect(step.text).toContain('por mês, o que se desconta da remuneração de hoje');
    expect(step.text).toContain('Se nada foi pago, os atrasados desde');
    expect(ofKind(asked(of1986, man('1960-05-10'), 'RGPS'), 'abono')).toEqual([]);
  });

  it('is not to look for remunerations that change nothing: the last pay is the benefit', () => {
    /** Of a post whose pay rose faster than prices: the average stays below the last remuneration, whatever the months were. */
    const rising = servantOf(UNIAO, '1990-01-02', {
      companyName: 'Ministério',
      salaries: months(at(2005, 1), at(2026, 10), (year) => 9000 - (2026 - year) * 360),
    });
    expect(ofKind(asked(rising, woman('1962-05-10'), 'RPPS'), 'missingPay')).toEqual([]);
  });

  it('names what the courts may bring, with the difference that it makes', () => {
    const step = only(asked(ofUniao, woman('1965-11-20'), 'RPPS'), 'dispute');
    expect(step.text).toContain('Depende de ação judicial');
    expect(step.effect?.gain).toBeGreaterThan(0);
    expect(step.effect?.balance).toBeGreaterThan(0);
  });

  it('is to complete a right before its door closes: the effect is what comes without it', async () => {
    // 35 years of contribution on 2019-05-29, by a rule of before the reform of 13/11/2019
    const career = typed(
      empty,
      add('w1', {
        companyName: 'Fábrica',
        regimeType: 'RGPS',
        ingressDate: '1984-06-01',
        salaries: months(at(1994, 7), at(2018, 5), () => 1500),
      }),
    );
    const before = { ...career, fields: { ...career.fields, calculationDate: '2018-06-01' } };
    const [step] = notEmpty(ofKind(asked(before, man('1961-05-10')), 'deadline'));
    expect(step).toMatchObject({ deadline: '2019-11-13', price: null, notComputed: false });
    expect(step?.text).toContain('a regra fecha em 13/11/2019');
    // Without the rules that close
    const row = (await compare(before, man('1961-05-10'))).facts;
    expect(row.first?.ruleId).toBe(step?.subject?.id);
    const answer = outlook(lawInput(questionOf(before, man('1961-05-10')), 'RGPS'));
    const others = answer.rights.filter(
      ({ ruleId, variantOf, withinReach, valueWithPay }) =>
        ruleId !== step?.subject?.id && variantOf === null && withinReach && valueWithPay !== null,
    );
    const [day] = notEmpty(others.map(({ from }) => from)).toSorted();
    const best = others.filter(({ from }) => from === day).toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0))[0];
    const days = (Date.parse(row.first?.date ?? '') - Date.parse(day ?? '')) / 86_400_000;
    expect(step?.effect).toEqual({ soonerByDays: days, gain: best?.gain, balance: best?.balance });
  });

  it('makes at most twelve evaluations, and computes what is beyond when it is asked for', () => {
    const many = typed(
      facts,
      ...Array.from({ length: 20 }, (_, place) =>
        add(`p${place}`, {
          companyName: `Município ${place}`,
          regimeType: 'RPPS',
          ingressDate: `${1970 + place}-01-01`,
          egressDate: `${1970 + place}-06-30`,
        }),
      ),
    );
    const { steps } = asked(many);
    const beyond = steps.filter(({ notComputed }) => notComputed);
    const computed = steps.filter(({ hypothesis, notComputed }) => hypothesis !== null && !notComputed);
    expect(computed.length).toBeLessThanOrEqual(12);
    const [first] = notEmpty(beyond);
    expect(first).toMatchObject({ effect: null, price: null });
    const answer = nextStepsOf(questionOf(many), 'RGPS', first?.id);
    expect(answer.steps.map(({ id, notComputed }) => [id, notComputed])).toEqual([[first?.id, false]]);
    expect(answer.steps[0]?.effect).not.toBeNull();
  });

  it('is nothing where data is missing', () => {
    expect(asked(facts, { customer: emptyCustomer })).toEqual({ regimeType: 'RGPS', steps: [], notes: [] });
  });
});

describe('the right that can be asked for today', () => {
  const analyst = servantOf(UNIAO, '1993-08-02', {
    companyName: 'Ministério da Fazenda',
    salaries: months(at(1994, 7), at(2026, 10), (year) => Math.round(2400 * 1.06 ** (year - 1994))),
  });
  const sixty = woman('1966-04-09');

  it('says what the next better right brings, before somebody asks for what is less for life', () => {
    const [request] = asked(analyst, sixty, 'RPPS').steps;
    const answer = outlook(lawInput(questionOf(analyst, sixty), 'RPPS'));
    const better = answer.rights.find(({ from }) => from === '2027-04-05');
    expect(request?.title).toMatch(/^Requerer a aposentadoria por “/);
    expect(better?.balance).toBeGreaterThan(0);
    expect(request?.text).toContain('Antes de pedir, compare: em 05/04/2027');
    expect(request?.text).toContain(formatMoney(better?.valueWithPay ?? 0));
    expect(request?.text).toContain(`${formatMoney(better?.balance ?? 0)} a mais até a expectativa de vida`);
  });

  it('compares with the day that page 1 names, and tells until when the sums go: one day beside another read as two measures', () => {
    const welder = typed(
      { ...empty, fields: { ...empty.fields, regimeType: 'RGPS' } },
      add('w1', {
        companyName: 'Serralheria',
        regimeType: 'RGPS',
        ingressDate: '1984-03-01',
        egressDate: '2008-06-30',
        isSpecialTime: true,
        salaries: months(at(1994, 7), at(2008, 6), (year) => 525 * 1.03 ** (year - 1994)),
      }),
      add('w2', { companyName: 'Oficina', regimeType: 'RGPS', ingressDate: '2018-03-01', salaries: newPay.slice(2) }),
    );
    for (const birthDate of ['1963-09-22', '1965-08-05']) {
      const [request] = asked(welder, man(birthDate)).steps;
      const answer = outlook(lawInput(questionOf(welder, man(birthDate)), 'RGPS'));
      const most = markedChoice(answer, 'bestInLife');
      expect(waitingSentence(answer)).toContain(`quem pede em ${formatDate(most?.date ?? null)}`);
      expect(request?.text).toContain(`quem pede em ${formatDate(most?.date ?? null)}`);
      expect(request?.text).toContain(`${formatMoney(most?.balance ?? 0)} a mais`);
      expect(request?.text).toContain(
        `até a expectativa de vida (${answer.horizon?.slice(5, 7)}/${answer.horizon?.slice(0, 4)})`,
      );
      const even = most?.evensOutOn ?? '';
      expect(request?.text).toContain(`só compensa a partir de ${even.slice(5, 7)}/${even.slice(0, 4)}`);
      expect(request?.text).not.toMatch(/compare: em [\d/]+, pela mesma regra/);
    }
  });

  it('says nothing of waiting where no later right brings more', () => {
    const older = asked(facts, man('1955-01-01')).steps[0];
    expect(older?.title).toMatch(/^Requerer/);
    expect(older?.text).not.toContain('Antes de pedir');
  });

  it('says that it hangs on how time is counted, as its card does: the INSS may count otherwise', () => {
    const weaver = typed(
      { ...empty, fields: { ...empty.fields, regimeType: 'RGPS' } },
      add('w1', {
        companyName: 'Tecelagem',
        regimeType: 'RGPS',
        ingressDate: '1970-01-05',
        egressDate: '1999-12-31',
        salaries: months(at(1994, 7), at(1999, 12), () => 450),
      }),
    );
    const [request] = asked(weaver, woman('1948-02-10')).steps;
    expect(request?.title).toBe('Conferir e requerer: “Transição com pedágio de 50% (art. 17)”');
    expect(request?.text).toContain('pelo calendário, a regra não se aplica. Conferir antes de pedir.');
  });

  it('is told beside the other regime with the day since when it is complete, as its card has it', () => {
    const both = typed(
      analyst,
      add('w8', {
        companyName: 'Faculdade',
        regimeType: 'RGPS',
        ingressDate: '2008-02-01',
        salaries: months(at(2008, 2), at(2026, 10), () => 3000),
      }),
    );
    const beside = asked(both, sixty).steps.find(({ id }) => id === 'elsewhere');
    const complete = outlook(lawInput(questionOf(both, sixty), 'RPPS')).rights[0];
    expect(complete?.date).toBe('2025-12-01');
    expect(beside?.text).toContain('dá direito próprio lá desde 01/12/2025, R$ ');
  });
});
