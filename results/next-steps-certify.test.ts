import { describe, expect, it } from 'vitest';
import { totalOf } from '../domain/law/engine/choice/choice.ts';
import { bestOn } from '../domain/law/engine/outlook/held.ts';
import { planFor } from '../domain/law/engine/outlook/plan.ts';
import { outlook } from '../domain/law/index.ts';
import { isoOf } from '../domain/units/day.ts';
import { centsOf, reaisOf } from '../domain/units/money.ts';
import { formatDate, formatMoney } from '../domain/words/format.ts';
import { lawInput } from './question.ts';
import { supposing } from './scenarios.ts';
import {
  asked,
  asScenario,
  effectIn,
  man,
  ofKind,
  ofUniao,
  only,
  servantOf,
  UNIAO,
  withRecord,
  woman,
} from './testing/asked-steps.ts';
import { add, at, facts, months, questionOf, typed } from './testing/supposed.ts';

const JOINVILLE = 4209102;

describe('time and rights of the other regime', () => {
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
    expect(about('p4')?.text).toContain('De 01/01/2016 a 31/12/2016, contado hoje só no RPPS.');
    expect(about('p4')?.text).toContain(
      'De 01/06/2015 a 31/12/2015 é concomitante com Fábrica: não pode ser certificado',
    );
    expect(about('p2')?.text).toContain('Quem certifica é a Força Armada');
    const military = 'Certidão de tempo de serviço militar (da Força Armada em que serviu)';
    expect(about('p2')?.documents).toContain(military);
    expect(about('p1')?.documents).not.toContain(military);
    const step = about('p1');
    expect(step?.text).toContain('o ente do regime próprio (Município)');
    if (step === undefined) throw new Error('no step');
    const row = await asScenario(step, both);
    expect(step.effect).toEqual(effectIn(row));
    expect(step.effect?.soonerByDays).toBeGreaterThan(0);
  });

  it('says of a certificate to a servant, as the contribution does, that only one of both is had', () => {
    const servant = typed(
      ofUniao,
      add('g1', { companyName: 'Fábrica', regimeType: 'RGPS', ingressDate: '1984-01-02', egressDate: '1996-10-31' }),
    );
    const him = man('1964-05-10');
    expect(only(asked(servant, him, 'RPPS'), 'certify').text).toContain(
      'o tempo deixa de contar no regime de origem, também para quem continue ou volte a contribuir ao INSS (Lei 8.213/1991, art. 96, III)',
    );
    expect(only(asked(servant, him, 'RGPS'), 'contribute').text).toContain(
      'O tempo do INSS que for certificado ao regime próprio deixa de contar para isto',
    );
  });

  it('asks for the certificate of the Forces where their time is counted as police time already', () => {
    const MINAS = 31;
    const officer = typed(
      servantOf(MINAS, '1996-03-01', {
        companyName: 'Polícia Civil',
        isPoliceTime: true,
        salaries: months(at(1996, 3), at(2026, 10), () => 9000),
      }),
      add('a1', {
        companyName: 'Exército',
        regimeType: 'RPPS',
        ingressDate: '1990-01-15',
        egressDate: '1995-12-31',
        isPoliceTime: true,
      }),
    );
    const military = 'Certidão de tempo de serviço militar (da Força Armada em que serviu)';
    const answer = asked(officer, man('1968-05-10'), 'RPPS');
    expect(only(answer, 'prove').documents).toContain(military);
    expect(only(answer, 'request').documents).toContain(military);
    const withoutArmy = withRecord(officer, 'a1', null);
    expect(asked(withoutArmy, man('1968-05-10'), 'RPPS').steps.flatMap(({ documents }) => documents)).not.toContain(
      military,
    );
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
    expect(own?.text).not.toContain('desde o pedido');
    // Complete already: each month without a request is lost, and a request takes the time away from a certificate
    const complete = asked(servant, man('1958-05-10'), 'RPPS').steps.find(({ id }) => id === 'elsewhere')?.text;
    expect(complete).toContain('O INSS paga, em regra, desde o pedido');
    expect(complete).toContain('já não pode ser certificado (Lei 8.213/1991, art. 96, III)');
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
});

describe('a certificate that brings the whole last pay at once', () => {
  const judge = typed(
    servantOf(UNIAO, '1995-05-02', {
      companyName: 'Tribunal',
      salaries: months(at(1995, 5), at(2026, 10), (year) => Math.round(3000 * 1.07 ** (year - 1995))),
    }),
    add('g1', { companyName: 'Comércio', regimeType: 'RGPS', ingressDate: '1985-03-04', egressDate: '1994-12-30' }),
  );
  const him = man('1963-02-10');
  const step = only(asked(judge, him, 'RPPS'), 'certify');

  it('is told beside the day on which whoever waits has as much without it', () => {
    const { rights, marks, calculationDate } = outlook(lawInput(questionOf(judge, him), 'RPPS'));
    expect(marks.first?.date).toBe('2028-02-10');
    expect(step.effect?.gain).toBeGreaterThan(0);
    const certified = (marks.first?.value ?? 0) + (step.effect?.gain ?? 0);
    const [right] = rights
      .filter(({ variantOf, compulsory }) => variantOf === null && compulsory !== true)
      .filter(({ from, valueWithPay }) => from > calculationDate && (valueWithPay ?? 0) >= certified - 0.001)
      .toSorted((one, other) => one.from.localeCompare(other.from));
    if (right === undefined) throw new Error('no such right');
    expect(step.text).toContain(
      `Sem certificar, quem espera até ${formatDate(right.from)} tem ${formatMoney(certified)} por mês, por “${right.modality}”.`,
    );
  });

  it('is said to open the right today', () => {
    expect(step.effect?.soonerByDays).toBeGreaterThan(0);
    expect(step.text).toContain('Feito isso, já pode se aposentar.');
  });

  it('has no merit of what waiting some weeks brings without it', () => {
    const teacher = typed(
      servantOf(JOINVILLE, '1999-02-10', {
        companyName: 'Município',
        isTeaching: true,
        salaries: months(at(1999, 2), at(2026, 10), (year) => Math.round(462 * 1.0962 ** (year - 1999))),
      }),
      add('g1', {
        companyName: 'Colégio',
        regimeType: 'RGPS',
        isTeaching: true,
        ingressDate: '1994-02-01',
        egressDate: '1998-12-31',
        salaries: months(at(1994, 7), at(1998, 12), () => 300),
      }),
    );
    const certify = only(asked(teacher, woman('1972-08-20'), 'RPPS'), 'certify');
    expect(certify.effect?.soonerByDays).toBeGreaterThan(0);
    expect([certify.sameDay, certify.text.includes('Quem pede no mesmo dia')]).toEqual([undefined, false]);
  });

  it('says of a certificate whose earlier day brings little in life what it adds on the day of before', () => {
    const auditor = typed(
      servantOf(UNIAO, '2006-06-02', {
        companyName: 'Receita',
        salaries: months(at(2006, 6), at(2026, 10), () => 15_000),
      }),
      add('g1', {
        companyName: 'Consultoria',
        regimeType: 'RGPS',
        ingressDate: '2002-02-01',
        egressDate: '2005-05-30',
        salaries: months(at(2002, 2), at(2005, 5), () => 2000),
      }),
    );
    const of1964 = man('1964-09-09');
    const step = only(asked(auditor, of1964, 'RPPS'), 'certify');
    expect(step.effect?.soonerByDays).toBeGreaterThan(0);
    const [day, worth, more, inLife] = sameDaySaid(step.text);
    const certified = { kind: 'certified', workRecordId: 'g1', regimeType: 'RPPS', cost: null } as const;
    const [before, after] = [questionOf(auditor, of1964), supposing(questionOf(auditor, of1964), [certified])].map(
      (question) => planFor(lawInput(question, 'RPPS')),
    );
    if (before?.first?.value == null || before.life === null || after == null) throw new Error('no right');
    const then = bestOn(before.first.day, after.named);
    if (then === null) throw new Error('no value');
    const until = before.life.until;
    const without = { day: before.first.day, value: before.first.value };
    expect(formatMoney(step.sameDay ?? 0)).toBe(inLife);
    expect([day, worth, more, inLife]).toEqual([
      formatDate(isoOf(before.first.day)),
      formatMoney(then.value),
      formatMoney(reaisOf(centsOf(then.value) - centsOf(without.value))),
      formatMoney(
        reaisOf(
          centsOf(totalOf(after.choiceOf(then), until) ?? 0) - centsOf(totalOf(before.choiceOf(without), until) ?? 0),
        ),
      ),
    ]);
  });
});

const sameDaySaid = (text: string): string[] => {
  const [, ...said] =
    /Quem pede no mesmo dia que sem isso, ([\d/]+), recebe (R\$.[\d.,]+) por mês \((R\$.[\d.,]+) a mais\), e (R\$.[\d.,]+) a mais até a expectativa de vida\./.exec(
      text,
    ) ?? [];
  return said;
};
