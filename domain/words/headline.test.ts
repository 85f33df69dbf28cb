/** The sentence that a client reads about a rule that does not apply must be true. */
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

describe('an insured man with 38 years of contribution', () => {
  const of = headlines(
    someone({ gender: 'Homem', birthDate: '1972-05-10', on: ON, records: [worked('1988-03-01', null)] }),
  );

  it('is denied the hybrid rule because he never did rural work', () => {
    expect(of('rgps-hibrida-idade')).toBe('Sem registro de atividade rural');
    expect(of('rgps-rural-idade')).toBe('Sem registro de atividade rural');
  });

  it('is denied the 50% toll for what was missing on 13/11/2019, not for what he has today', () => {
    expect(of('rgps-ec103-art17-pedagio-50')).toBe('Em 13/11/2019 faltavam 1 ano, 3 meses e 11 dias de contribuição');
  });

  it('is denied a closed rule for what was missing on its last day', () => {
    expect(of('rgps-pre-tempo-contribuicao')).toBe('Em 13/11/2019 faltavam 3 anos, 3 meses e 10 dias de contribuição');
  });

  it('is denied the disability rule because no record states a disability', () => {
    expect(of('rgps-lc142-tempo-grave')).toBe('Sem período com deficiência');
  });

  it('is denied the special rule because he never worked under harmful agents', () => {
    expect(of('rgps-ec103-art21-especial-pontos-25')).toBe('Sem tempo especial');
  });
});

describe('a public servant', () => {
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

  it('lacked years on 31/12/2003, and not today: of two lacks the greater is named', () => {
    expect(of('ec20-art40-idade-tempo-integral')).toBe(
      'Em 31/12/2003 faltavam 29 anos, 1 mês e 28 dias de contribuição',
    );
  });

  it('who chose the complementary scheme reads that, and not that the entry date is missing', () => {
    expect(of('ec103-art4-pontos-integralidade')).toBe('Fechada a quem optou pelo regime de previdência complementar');
  });

  it('reads which datum is missing', () => {
    expect(of('ec41-art2-magistrado-redutor')).toBe(
      'Faltam dados: exclusiva de magistrado e de membro do MP ou de Tribunal de Contas',
    );
  });
});

it('a worker who left rural work before the age reads that the rule did not apply on that day', () => {
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

it('rounds a value of more than ten years ahead, as every headline does, and leaves a nearer one to the cent', () => {
  const young = someone({ gender: 'Homem', birthDate: '1995-05-10', on: ON, records: [worked('2015-03-01', null)] });
  const answer = answersOf(young).get('rgps-ec103-art19-programada');
  if (answer === undefined) throw new Error('the rule is there');
  const rule = { ...answer.rule, estimatedBenefit: 5123.45 };
  expect(ruleHeadline(rule, 'future')).toMatch(/^Daqui a 33 anos.* · cerca de R\$ 5\.100,00$/);
  expect(ruleHeadline({ ...rule, whenToRetire: '2036-11-20' }, 'future')).toMatch(/ · R\$ 5\.123,45$/);
});
