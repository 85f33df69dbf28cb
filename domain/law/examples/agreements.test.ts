/** Decreto 3.048/1999, arts. 32, § 18, e 35, § 1º: totalização com o tempo de previdência em outro país. */
import { describe, expect, it } from 'vitest';
import { evaluate } from '../engine/evaluate.ts';
import { type DescribedCase, inputOf } from '../library/described.ts';
import { firstLog } from '../testing/first-log.ts';

const IDADE = 'rgps-ec103-art18-idade';
const TOTALIZADA = `${IDADE}-totalizacao`;

/** 12 anos aqui e 10 em Portugal, 65 anos de idade. */
const homem: DescribedCase = {
  gender: 'Homem',
  birthDate: '1961-11-01',
  calculationDate: '2026-11-20',
  average: 4000,
  periods: [
    { ingressDate: '2001-01-01', egressDate: '2012-12-31' },
    { ingressDate: '2013-01-01', egressDate: '2022-12-31', country: 'Portugal' },
  ],
};

const regraDe = (described: DescribedCase, id: string) => {
  const { applicableRules, futureRules, notApplicableRules } = evaluate(inputOf(described));
  return [...applicableRules, ...futureRules, ...notApplicableRules].find((rule) => rule.id === id);
};

const comPeriodos = (...periods: NonNullable<DescribedCase['periods']>): DescribedCase => ({ ...homem, periods });

describe('doze anos no Brasil e dez no exterior', () => {
  it('somam 22 anos: o teórico é 64% da média, e paga-se a parte do Brasil, 144 de 264 meses', () => {
    const log = firstLog(homem, TOTALIZADA);
    expect(log.percentages).toEqual([64]);
    expect(log.told).toContain('Valor teórico, com o tempo do Brasil e o do exterior: R$ 2.560,00');
    expect(log.told).toContain('Fração: tempo do Brasil ÷ soma dos tempos: 144 meses ÷ 264 meses');
    expect(log.told).toContain('Limite do tempo total na fração: nenhum (se esta regra tem limite não foi confirmado)');
    expect(log.value).toBe(1396.36);
  });

  it('nada falta: a carência e o tempo se cumprem com o exterior, e o cartão o diz', () => {
    const rule = regraDe(homem, TOTALIZADA);
    expect(rule?.whenToRetire).toBe('2026-11-01');
    expect(rule?.confirmed).toBe(false);
    expect(rule?.notices).toEqual([
      'Regra ainda não conferida no texto da norma: confira antes de usar',
      'Valor não confirmado: se o acordo com Portugal cobre a idade não foi lido.',
      'Só se cumpre com o tempo no exterior, por acordo com Portugal: tempo de contribuição e carência.',
      'Vigência do acordo a conferir: Portugal.',
    ]);
  });

  it('sem o exterior não há direito, e a regra comum não muda', () => {
    const [brasil] = homem.periods ?? [];
    const comum = regraDe(homem, IDADE);
    expect(comum?.whenToRetire).toBeNull();
    expect(comum).toEqual(regraDe(comPeriodos(...(brasil === undefined ? [] : [brasil])), IDADE));
  });

  it('o tempo de dois países soma-se com um aviso', () => {
    const dois = comPeriodos(
      { ingressDate: '2001-01-01', egressDate: '2012-12-31' },
      { ingressDate: '2013-01-01', egressDate: '2014-12-31', country: 'Espanha' },
      { ingressDate: '2015-01-01', egressDate: '2016-12-31', country: 'Canadá' },
    );
    expect(regraDe(dois, TOTALIZADA)?.notices).toContain(
      'Soma o tempo de mais de um país: confira se os acordos o permitem.',
    );
  });

  it('de país com vigência confirmada não se pede conferência', () => {
    const espanha = comPeriodos(
      { ingressDate: '2001-01-01', egressDate: '2012-12-31' },
      { ingressDate: '2013-01-01', egressDate: '2022-12-31', country: 'Espanha' },
    );
    expect(regraDe(espanha, TOTALIZADA)?.notices.join()).not.toContain('a conferir');
  });
});

describe('um mês a menos', () => {
  const com = (fim: string) =>
    comPeriodos(
      { ingressDate: '2001-01-01', egressDate: '2012-12-31' },
      { ingressDate: '2013-01-01', egressDate: fim, country: 'Portugal' },
    );

  it('com três anos no exterior completam-se os 15; com dois anos e onze meses, não', () => {
    expect(regraDe(com('2015-12-31'), TOTALIZADA)?.whenToRetire).toBe('2026-11-01');
    const curto = regraDe(com('2015-11-30'), TOTALIZADA);
    expect(curto?.whenToRetire).toBeNull();
    expect(curto?.whyNot.map(({ requirement }) => requirement)).toEqual(['contribution', 'remunerations']);
  });

  it('no exterior o tempo conta de data a data, também depois da reforma', () => {
    const depois = comPeriodos(
      { ingressDate: '2001-01-01', egressDate: '2012-12-31' },
      { ingressDate: '2020-01-20', egressDate: '2023-01-05', country: 'Portugal' },
    );
    const held = regraDe(depois, TOTALIZADA)?.held.contribution;
    expect(held).toEqual({ years: 14, months: 11, days: 25 });
  });
});

describe('o tempo do Brasil basta', () => {
  const vinteEDez = comPeriodos(
    { ingressDate: '1996-01-01', egressDate: '2015-12-31' },
    { ingressDate: '2016-01-01', egressDate: '2025-12-31', country: 'Espanha' },
  );

  it('com 20 anos aqui não se totaliza: 2.400,00, e não 2.133,33', () => {
    expect(firstLog(vinteEDez, IDADE).value).toBe(2400);
    expect(regraDe(vinteEDez, TOTALIZADA)).toBeUndefined();
  });

  it('um mês no exterior que completa mais um ano vale mais: os dois valores aparecem', () => {
    const quase = comPeriodos(
      { ingressDate: '1996-01-01', egressDate: '2016-11-30' },
      { ingressDate: '2016-12-01', egressDate: '2016-12-31', country: 'Espanha' },
    );
    expect(firstLog(quase, IDADE).value).toBe(2400);
    expect(firstLog(quase, TOTALIZADA).value).toBe(2470.16);
    expect(regraDe(quase, TOTALIZADA)?.notices).toContain(
      'O tempo do Brasil basta para a mesma regra, sem totalização: compare os dois valores.',
    );
  });
});

describe('o que o tempo no exterior não é', () => {
  it('dias em comum contam uma vez só, e são do Brasil na fração', () => {
    const juntos = comPeriodos(
      { ingressDate: '2001-01-01', egressDate: '2012-12-31' },
      { ingressDate: '2010-01-01', egressDate: '2019-12-31', country: 'Portugal' },
    );
    expect(firstLog(juntos, TOTALIZADA).told).toContain(
      'Fração: tempo do Brasil ÷ soma dos tempos: 144 meses ÷ 228 meses',
    );
  });

  it('o valor pode ficar abaixo do salário mínimo', () => {
    const pouco = {
      ...comPeriodos(
        { ingressDate: '2001-01-01', egressDate: '2004-12-31' },
        { ingressDate: '2005-01-01', egressDate: '2020-12-31', country: 'Portugal' },
      ),
      average: 2000,
    };
    const log = firstLog(pouco, TOTALIZADA);
    expect(log.told).toContain('Elevado ao salário mínimo: R$ 1.621,00');
    expect(log.value).toBe(324.2);
  });

  it('não há o que totalizar sem registro do RGPS', () => {
    const fora = comPeriodos({ ingressDate: '2001-01-01', egressDate: '2020-12-31', country: 'Portugal' });
    const { applicableRules, warnings } = evaluate(inputOf(fora));
    expect(applicableRules).toEqual([]);
    expect(warnings).toContain(
      'O tempo no exterior (Portugal) não foi usado: sem registro de contribuição ao INSS não há o que totalizar.',
    );
  });

  it('nas regras por tempo o valor não está confirmado, com o porquê', () => {
    const porTempo = {
      ...comPeriodos(
        { ingressDate: '1985-01-01', egressDate: '2012-12-31' },
        { ingressDate: '2013-01-01', egressDate: '2022-12-31', country: 'Portugal' },
      ),
    };
    const rule = regraDe(porTempo, 'rgps-ec103-art16-idade-progressiva-totalizacao');
    expect(rule).toMatchObject({ confirmed: false });
    expect(rule?.notices).toContain(
      'Valor não confirmado: se o acordo com Portugal cobre a aposentadoria por tempo não foi lido.',
    );
  });

  it('a filiação é a do Brasil: quem só se filiou depois da reforma não tem a transição', () => {
    const depois = comPeriodos(
      { ingressDate: '1995-01-01', egressDate: '2019-12-31', country: 'Portugal' },
      { ingressDate: '2020-01-01', egressDate: '2026-10-31' },
    );
    expect(regraDe(depois, TOTALIZADA)?.whenToRetire).toBeNull();
    expect(regraDe(depois, 'rgps-ec103-art19-programada-totalizacao')?.whenToRetire).toBe('2026-11-01');
  });
});
