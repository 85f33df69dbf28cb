/** A frase que o cliente lê diz a verdade sobre a regra que não cabe. */
import { describe, expect, it } from 'vitest';
import { answersOf } from '../law/testing/answers.ts';
import { served, someone, UNIAO, worked } from '../law/testing/people.ts';
import { ruleHeadline } from './rules.ts';

const ON = '2026-11-20';

const headlines = (input: ReturnType<typeof someone>) => {
  const answers = answersOf(input);
  return (id: string): string | undefined => {
    const answer = answers.get(id);
    return answer === undefined ? undefined : ruleHeadline(answer.rule, answer.standing);
  };
};

describe('o segurado de 38 anos de contribuição', () => {
  const of = headlines(
    someone({ gender: 'Homem', birthDate: '1972-05-10', on: ON, records: [worked('1988-03-01', null)] }),
  );

  it('não tem a híbrida porque nunca trabalhou na roça', () => {
    expect(of('rgps-hibrida-idade')).toBe('Sem registro de atividade rural');
    expect(of('rgps-rural-idade')).toBe('Sem registro de atividade rural');
  });

  it('não tem o pedágio de 50% pelo que faltava em 13/11/2019, não pelo que tem hoje', () => {
    expect(of('rgps-ec103-art17-pedagio-50')).toBe('Em 13/11/2019 faltavam 1 ano, 3 meses e 11 dias de contribuição');
  });

  it('não tem a regra fechada pelo que faltava no seu último dia', () => {
    expect(of('rgps-pre-tempo-contribuicao')).toBe('Em 13/11/2019 faltavam 3 anos, 3 meses e 10 dias de contribuição');
  });

  it('não tem a da pessoa com deficiência porque nenhum registro a informa', () => {
    expect(of('rgps-lc142-tempo-grave')).toBe('Sem período com deficiência');
  });

  it('não tem a especial pelo que falta hoje', () => {
    expect(of('rgps-ec103-art21-especial-pontos-25')).toBe('Faltam 25 anos de tempo especial');
  });
});

describe('o servidor', () => {
  const of = headlines(
    someone({
      gender: 'Homem',
      birthDate: '1972-05-10',
      on: ON,
      regimeType: 'RPPS',
      regime: UNIAO,
      calculation: { publicServiceIngressDate: '1998-03-01', optedForRPC: true },
      records: [served('1998-03-01', null)],
    }),
  );

  it('tinha em 31/12/2003 tantos anos de idade a menos, e não hoje', () => {
    expect(of('ec20-art40-idade-tempo-integral')).toBe('Em 31/12/2003 faltavam 28 anos, 4 meses e 9 dias de idade');
  });

  it('que optou pela previdência complementar lê isto, e não que falta a data de ingresso', () => {
    expect(of('ec103-art4-pontos-integralidade')).toBe('Fechada a quem optou pelo regime de previdência complementar');
  });

  it('lê que dado falta', () => {
    expect(of('ec41-art2-magistrado-redutor')).toBe(
      'Faltam dados: exclusiva de magistrado e de membro do MP ou de Tribunal de Contas',
    );
  });
});

it('o trabalhador que deixou a roça antes da idade lê que ela não corria nesse dia', () => {
  const of = headlines(
    someone({
      gender: 'Homem',
      birthDate: '1955-01-01',
      on: ON,
      records: [worked('1980-01-01', '2010-12-31', { isRural: true, isQualifyingPeriod: false })],
    }),
  );
  expect(of('rgps-rural-idade')).toBe('Sem atividade rural no dia em que a idade foi completada');
});
