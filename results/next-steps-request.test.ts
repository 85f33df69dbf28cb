import { describe, expect, it } from 'vitest';
import { headlineMoney } from '../domain/words/far-ahead.ts';
import { priceText } from '../domain/words/next-steps.ts';
import { costText } from '../domain/words/scenario-cost.ts';
import {
  asked,
  asScenario,
  effectIn,
  man,
  ofKind,
  only,
  servantOf,
  TOCANTINS,
  UNIAO,
  woman,
} from './testing/asked-steps.ts';
import { add, at, change, compare, datedOn, empty, facts, keep, months, newPay, typed } from './testing/supposed.ts';

describe('whether and what to ask for, and whether to go on paying', () => {
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

  it('names the right of the same value whose text was read, beside one that is still to be checked', () => {
    const officer = servantOf(UNIAO, '1992-06-01', {
      companyName: 'Polícia Federal',
      isPoliceTime: true,
      salaries: months(at(1994, 7), at(2026, 10), (year) => 400 + (year - 1994) * 450),
    });
    const { title, text } = only(asked(officer, woman('1972-04-10'), 'RPPS'), 'request');
    expect(title).toMatch(/^Conferir e requerer: “Policial da União/);
    expect(text).toContain(
      'Pelo mesmo valor, e já conferida no texto da norma: “Voluntária especial do policial – LC 51/1985”, completa desde 25/05/2017, com a paridade que a observação da regra diz.',
    );
  });

  it('says of an acquired right on which day it was calculated, where that is not the last one of its law', () => {
    const retiredLate = (until: [number, number], egressDate: string) =>
      typed(
        empty,
        add('w1', {
          companyName: 'Escritório',
          regimeType: 'RGPS',
          ingressDate: '1989-01-02',
          egressDate,
          salaries: months(at(1994, 7), at(...until), (year) => 350 + (year - 1994) * 90),
        }),
      );
    const ana = only(asked(retiredLate([2005, 6], '2005-06-30'), woman('1946-03-10')), 'request');
    expect(ana.title).toContain('Aposentadoria por idade urbana (direito adquirido)');
    expect(ana.text).toContain(
      'É o valor do cálculo em 10/03/2006, mais vantajoso que em 13/11/2019: peça-o assim, e confira a memória da concessão (Lei 8.213/1991, art. 122; Decreto 3.048/1999, art. 181-D).',
    );
    const today = only(asked(facts, man('1955-01-01')), 'request');
    expect(today.text).not.toContain('É o valor do cálculo em');
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

  it('is to tell the pay first where several rights are complete and no value is known, for life', () => {
    const unpaid = typed(
      empty,
      add('w1', { companyName: 'Casas', regimeType: 'RGPS', ingressDate: '1982-05-01', egressDate: '2001-12-31' }),
      add('w2', { companyName: 'Mercado', regimeType: 'RGPS', ingressDate: '2003-02-01' }),
    );
    const step = only(asked(unpaid, man('1962-04-04')), 'request');
    expect(step.title).toMatch(/^Informar as remunerações antes de requerer: \d direitos completos$/);
    expect(step.text).toMatch(
      /^Sem remunerações não se sabe qual paga mais\. Completo há mais tempo: “.+”, desde 22\/05\/2018\. O INSS paga, em regra, desde o pedido.+ Recebida a aposentadoria, não se troca por outra/,
    );
    // The one that is there is asked for though its value is not known
    const only65 = typed(
      empty,
      add('w1', { companyName: 'Casas', regimeType: 'RGPS', ingressDate: '2010-01-01', egressDate: '2026-10-31' }),
    );
    expect(only(asked(only65, man('1961-05-04')), 'request').title).toMatch(/^Requerer a aposentadoria por “/);
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

  it('never tells anybody to complete on the first day of a rule to come what is complete', () => {
    const servant = servantOf(UNIAO, '1984-12-01', {
      companyName: 'Ministério',
      salaries: months(at(1994, 7), at(2018, 5), () => 10_000),
    });
    const of2018 = typed(servant, datedOn('2018-06-15'));
    const { text } = only(asked(of2018, man('1955-05-01'), 'RPPS'), 'request');
    expect(text).toContain(
      'Falta completar: tempo de contribuição em 22/11/2019. Regra que só vale a partir de 13/11/2019, depois da data do cálculo.',
    );
    const [, before = ''] = /Falta completar: ([^.]+)\./.exec(text) ?? [];
    expect(before).not.toMatch(/idade|pontos/);
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
    // The time is complete on the day of the right: nothing is paid after it
    expect([again.text, again.hypothesis]).toEqual([
      expect.not.stringContaining('Bastam'),
      expect.objectContaining({ until: null }),
    ]);
  });

  it('says what the value supposes to whoever may stop when only the age is missing: that it is paid for until then', async () => {
    const young = typed(
      empty,
      add('w1', {
        companyName: 'Estúdio',
        regimeType: 'RGPS',
        ingressDate: '2020-02-03',
        salaries: months(at(2020, 2), at(2026, 10), () => 5000),
      }),
    );
    const her = woman('2001-06-11');
    const answer = asked(young, her);
    const { text } = only(answer, 'contribute');
    const [, value = '', day = '', on = '', then = ''] =
      /O valor de (cerca de R\$ [\d.,]+) por mês supõe contribuir até ([\d/]+): parando em ([\d/]+) seria de (cerca de R\$ [\d.,]+) por mês\./.exec(
        text,
      ) ?? [];
    expect([day, on]).toEqual(['11/06/2063', expect.stringMatching(/\/2035$/)]);
    const stops = { kind: 'stops', on: on.split('/').reverse().join('-') } as const;
    const [row] = (await compare(typed(young, keep('k', [stops])), her, 'RGPS')).scenarios;
    expect(row?.first?.date).toBe('2063-06-11');
    expect(headlineMoney(row?.first?.value ?? 0, '2063-06-11', { calculationDate: '2026-11-20' })).toBe(then);
    expect(only(answer, 'request').text).toContain(value);
  });

  it('says of stopping now what the later right is worth, and what whoever goes on has on its day', () => {
    const welder = typed(
      empty,
      add('w1', {
        companyName: 'Metalúrgica',
        regimeType: 'RGPS',
        ingressDate: '2002-01-01',
        isSpecialTime: true,
        specialTimeBase: 25,
        salaries: months(at(2002, 1), at(2026, 10), () => 4300),
      }),
    );
    const { text } = only(asked(welder, man('1962-06-10')), 'contribute');
    expect(text).toMatch(
      /Parando agora, o primeiro direito passa a vir em 10\/06\/2027, R\$ [\d.,]+ por mês; quem segue contribuindo tem nesse dia R\$ [\d.,]+ por mês\./,
    );
  });

  it('is to pay again only until the time is complete, where the age comes months later', async () => {
    const weaver = typed(
      empty,
      add('w1', {
        companyName: 'Tecelagem',
        regimeType: 'RGPS',
        ingressDate: '1986-03-01',
        egressDate: '1998-10-31',
        salaries: months(at(1994, 7), at(1998, 10), () => 300),
      }),
    );
    // 62 on 14/02/2030; of the fifteen years 847 days are missing on 20/11/2026
    const of1968 = woman('1968-02-14');
    const step = only(asked(weaver, of1968), 'contribute');
    expect(step.hypothesis).toMatchObject({ kind: 'contributes', rate: 11, until: '2029-02-28' });
    expect(step.text).toContain('o primeiro direito vem em 14/02/2030');
    expect(step.text).toContain(
      'Bastam 28 contribuições, até a de 02/2029: daí em diante só falta a idade, e para este direito não se paga mais.',
    );
    expect(step.price?.amount).toBe(28 * 178.31);
    const row = await asScenario(step, weaver, of1968);
    expect([row?.first?.date, row?.cost, row?.balance]).toEqual(['2030-02-14', 28 * 178.31, step.effect?.balance]);
    // Who pays reads from when on he has it back, as the row has it
    const [year, month] = row?.evensOutOn?.split('-') ?? [];
    expect(step.text).toContain(`O que se paga volta até ${month}/${year}.`);
  });

  it('is to pay a single month, where no more than days are missing and the age comes years later', () => {
    const weaver = typed(
      empty,
      add('w1', {
        companyName: 'Tecelagem',
        regimeType: 'RGPS',
        ingressDate: '1985-03-05',
        egressDate: '2000-02-20',
        salaries: months(at(1994, 7), at(2000, 2), () => 400),
      }),
    );
    const step = only(asked(weaver, woman('1967-03-20')), 'contribute');
    expect(step.text).toContain('o primeiro direito vem em 20/03/2029');
    expect(step.text).toContain(
      'Basta a contribuição de 11/2026: daí em diante só falta a idade, e para este direito não se paga mais.',
    );
    expect(step.price?.amount).toBe(178.31);
  });

  it('is to pay the month of the request, where that is all that is missing, and not nothing', async () => {
    const cook = typed(
      empty,
      add('w1', {
        companyName: 'Escola',
        regimeType: 'RGPS',
        ingressDate: '1999-02-01',
        egressDate: '2014-01-10',
        salaries: months(at(1999, 2), at(2014, 1), () => 900),
      }),
    );
    const step = only(asked(cook, woman('1961-02-10')), 'contribute');
    expect(step.text.replaceAll('\u00a0', ' ')).toContain(
      'Feito isso, já pode se aposentar. Pelo plano de 11% do salário mínimo basta a contribuição de 11/2026, R$ 178,31, paga antes do pedido;',
    );
    expect(priceText(step)).toBe('Custa a contribuição do próprio mês');
    const row = await asScenario(step, cook, woman('1961-02-10'));
    expect(row === undefined ? '' : costText(row)).toBe('A contribuição do próprio mês');
  });
});
