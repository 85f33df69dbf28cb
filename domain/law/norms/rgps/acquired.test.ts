/** Rights that had to be complete by 13/11/2019: on the very day, a day short, and with the window closed. */
import { describe, expect, it } from 'vitest';
import { dayOf, isoOf } from '../../../units/day.ts';
import type { WorkRecord } from '../../input/input.ts';
import type { Gender } from '../../rule/requirement.ts';
import { answerOf } from '../../testing/answers.ts';
import { someone, worked, years } from '../../testing/people.ts';

const TODAY = '2026-11-20';
const REFORM = '2019-11-13';

/** A record that still runs and completes so many years of 365 days on a day. */
const completing = (count: number, on: string, more: Partial<WorkRecord> = {}): WorkRecord =>
  worked(isoOf(dayOf(on) - count * 365 + 1), null, more);
const aDayLater = (iso: string): string => isoOf(dayOf(iso) + 1);

const testing = (rule: string, gender: Gender, birthDate: string, records: readonly WorkRecord[]) =>
  answerOf(someone({ gender, birthDate, on: TODAY, records }), rule);

describe('Lei 8.213/1991, art. 48: idade urbana', () => {
  const rule = 'rgps-pre-idade-urbana';
  it('65 anos no último dia das regras antigas bastam', () => {
    const answer = testing(rule, 'Homem', '1954-11-13', [worked('2000-01-01', null)]);
    expect(answer.standing).toBe('applicable');
    expect(answer.when).toBe(REFORM);
  });

  it('65 anos no dia seguinte chegam tarde: o prazo fechou', () => {
    const answer = testing(rule, 'Homem', '1954-11-14', [worked('2000-01-01', null)]);
    expect(answer.standing).toBe('notApplicable');
    expect(answer.because).toEqual(['age', 'window']);
    expect(answer.rule.whyNot[1]).toMatchObject({ necessary: REFORM, held: '2019-11-14' });
  });

  it('com 179 contribuições falta uma', () => {
    const months = [worked('2004-12-01', '2019-10-31')];
    expect(testing(rule, 'Mulher', '1950-01-01', months).rule.whyNot[0]).toMatchObject({
      requirement: 'remunerations',
      necessary: 180,
      held: 179,
      missing: 1,
    });
    expect(testing(rule, 'Mulher', '1950-01-01', [worked('2004-12-01', '2019-11-01')]).when).toBe('2019-11-01');
  });

  it('para o filiado até 24/07/1991 vale a tabela do art. 142, pelo ano em que a idade se completou', () => {
    const affiliatedIn = (registrationDate: string) =>
      answerOf(
        someone({
          gender: 'Mulher',
          birthDate: '1945-06-01',
          on: TODAY,
          calculation: { registrationDate },
          records: [worked('1992-01-01', '2003-12-31')],
        }),
        rule,
      );
    expect(affiliatedIn('1991-07-24').rule.minRemunerations).toBe(144);
    expect(affiliatedIn('1991-07-24').when).toBe('2005-06-01');
    expect(affiliatedIn('1991-07-25').rule.minRemunerations).toBe(180);
    expect(affiliatedIn('1991-07-25').standing).toBe('notApplicable');
  });
});

describe('Lei 8.213/1991, art. 48, §§ 1º e 2º: idade rural', () => {
  const rule = 'rgps-pre-idade-rural';
  const rural = (from: string, to: string | null) => worked(from, to, { isRural: true, isQualifyingPeriod: false });

  it('60 anos e 180 meses de roça no dia bastam, sem pagamento', () => {
    expect(testing(rule, 'Homem', '1959-11-13', [rural('1980-01-01', null)]).when).toBe(REFORM);
  });

  it('60 anos no dia seguinte chegam tarde', () => {
    expect(testing(rule, 'Homem', '1959-11-14', [rural('1980-01-01', null)]).because).toContain('window');
  });

  it('quem deixou a roça antes da idade não tem o direito', () => {
    expect(testing(rule, 'Homem', '1955-01-01', [rural('1980-01-01', '2010-12-31')]).standing).toBe('notApplicable');
  });

  it('sem registro de atividade rural a regra diz por quê', () => {
    const answer = testing(rule, 'Homem', '1950-01-01', [worked('1980-01-01', null)]);
    expect(answer.because).toContain('remunerations');
    expect(answer.rule.requirements.map((explained) => explained.text).join(' ')).toContain(
      'Sem registro de atividade rural.',
    );
  });
});

describe('Lei 8.213/1991, art. 48, §§ 3º e 4º: idade híbrida', () => {
  const rule = 'rgps-pre-idade-hibrida';
  const countryside = worked('1980-01-01', '1985-12-31', { isRural: true });
  const town = worked('2000-01-01', '2008-12-31');

  it('soma 72 meses de roça, sem pagamento, a 108 de cidade', () => {
    expect(testing(rule, 'Mulher', '1959-11-13', [countryside, town]).when).toBe(REFORM);
  });

  it('um dia a menos de idade e o prazo fecha', () => {
    expect(testing(rule, 'Mulher', '1959-11-14', [countryside, town]).because).toContain('window');
  });

  it('sem nenhum mês de roça não é híbrida', () => {
    expect(testing(rule, 'Mulher', '1950-01-01', [worked('1980-01-01', null)]).standing).toBe('notApplicable');
  });
});

describe('Lei 8.213/1991, art. 57: especial', () => {
  it.each([15, 20, 25] as const)('%i anos de exposição até 13/11/2019 bastam, sem idade', (base) => {
    const exposed = (on: string) => completing(base, on, { isSpecialTime: true, specialTimeBase: base });
    const rule = `rgps-pre-especial-${base}`;
    expect(testing(rule, 'Mulher', '1985-01-01', [exposed(REFORM)]).when).toBe(REFORM);
    expect(testing(rule, 'Mulher', '1985-01-01', [exposed('2019-11-14')]).because).toEqual(['special', 'window']);
  });

  it('leva ao agente preponderante o tempo dos outros (Decreto 3.048/1999, art. 66)', () => {
    const records = [
      worked('1990-01-01', '1994-12-30', { isSpecialTime: true, specialTimeBase: 15 }),
      completing(17, REFORM, { isSpecialTime: true, specialTimeBase: 25 }),
    ];
    const answer = testing('rgps-pre-especial-25', 'Homem', '1970-01-01', records);
    expect(answer.standing).toBe('applicable');
    expect(testing('rgps-pre-especial-15', 'Homem', '1970-01-01', records).standing).toBe('notApplicable');
  });
});

describe('CF, art. 201, § 7º, I (EC 20/1998): tempo de contribuição', () => {
  it.each([
    ['rgps-pre-tempo-contribuicao', 'Homem', 35, {}],
    ['rgps-pre-tempo-contribuicao', 'Mulher', 30, {}],
    ['rgps-pre-professor', 'Homem', 30, { isTeaching: true }],
    ['rgps-pre-professor', 'Mulher', 25, { isTeaching: true }],
  ] as const)('%s: %s com %i anos completos em 13/11/2019', (rule, gender, count, flags) => {
    expect(testing(rule, gender, '1975-01-01', [completing(count, REFORM, flags)]).when).toBe(REFORM);
    const late = testing(rule, gender, '1975-01-01', [completing(count, '2019-11-14', flags)]);
    expect(late.standing).toBe('notApplicable');
    expect(late.because).toContain('window');
  });

  it('o tempo especial entra convertido: 25 anos de exposição são os 35 do homem', () => {
    const exposed = [completing(25, REFORM, { isSpecialTime: true })];
    expect(testing('rgps-pre-tempo-contribuicao', 'Homem', '1975-01-01', exposed).when).toBe(REFORM);
  });

  it('contribuições de 5% ou 11% não contam para o tempo (Lei 8.213/1991, art. 55, § 4º)', () => {
    const simplified = [completing(35, REFORM, { contributionPlan: 'simplified' })];
    expect(testing('rgps-pre-tempo-contribuicao', 'Homem', '1950-01-01', simplified).standing).toBe('notApplicable');
    expect(testing('rgps-pre-idade-urbana', 'Homem', '1950-01-01', simplified).standing).toBe('applicable');
  });
});

describe('EC 20/1998, art. 9º, § 1º: proporcional', () => {
  const rule = 'rgps-pre-proporcional-ec20';
  const twentyYears = completing(20, '1998-12-16');

  it('20 anos em 16/12/1998 pedem 30 e mais 40% dos 10 que faltavam', () => {
    const answer = testing(rule, 'Homem', '1955-01-01', [twentyYears]);
    expect(answer.rule.necessaryContribution).toEqual(years(30));
    expect(answer.rule.increasedNecessaryContribution).toEqual(years(34));
    expect(answer.when).toBe(isoOf(dayOf('1998-12-16') + 14 * 365));
  });

  it('53 anos de idade no dia seguinte ao fechamento chegam tarde', () => {
    expect(testing(rule, 'Homem', '1966-11-13', [twentyYears]).when).toBe(REFORM);
    expect(testing(rule, 'Homem', '1966-11-14', [twentyYears]).because).toEqual(['age', 'window']);
  });

  it('é só para quem se filiou até 16/12/1998', () => {
    expect(testing(rule, 'Mulher', '1950-01-01', [worked('1998-12-16', null)]).because).not.toContain('affiliation');
    expect(testing(rule, 'Mulher', '1950-01-01', [worked('1998-12-17', null)]).because).toContain('affiliation');
  });
});

describe('EC 20/1998, art. 9º, § 2º: professor com acréscimo de 17% ou 20%', () => {
  const rule = 'rgps-pre-professor-bonus-ec20';
  const fifteenYears = completing(15, '1998-12-16', { isTeaching: true });

  it('a professora com 15 anos de magistério conta 18: 20% dos doze que faltam, antes dos 30 anos sem idade', () => {
    const answer = testing(rule, 'Mulher', '1950-01-10', [fifteenYears]);
    expect(answer.rule.necessaryTeachingTime).toEqual(years(30));
    // 10.950 + 20% × (10.950 − 5.475 × 1,20) = 11.826 dias
    expect(answer.rule.increasedNecessaryTeachingTime).toEqual({ years: 32, months: 4, days: 26 });
    expect(answer.when).toBe(isoOf(dayOf('1998-12-16') + 11_826 - 6_570));
    const withoutAge = testing('rgps-pre-tempo-contribuicao', 'Mulher', '1950-01-10', [fifteenYears]);
    expect(withoutAge.when).toBe(isoOf(dayOf('1998-12-16') + 15 * 365));
  });

  it('48 anos da professora no último dia das regras antigas bastam; no seguinte, não', () => {
    expect(testing(rule, 'Mulher', '1971-11-13', [fifteenYears]).when).toBe(REFORM);
    expect(testing(rule, 'Mulher', '1971-11-14', [fifteenYears]).because).toEqual(['age', 'window']);
  });

  it('o professor com 20 anos conta 23,4 e lhe faltam 11,6: 13,92 anos depois; outro tempo não entra', () => {
    const taughtTwenty = completing(20, '1998-12-16', { isTeaching: true });
    // 12.775 + 20% × (12.775 − 7.300 × 1,17) − 7.300 × 1,17 = 5.080,8 dias
    expect(testing(rule, 'Homem', '1950-01-10', [taughtTwenty]).when).toBe(isoOf(dayOf('1998-12-16') + 5_081));
    expect(testing(rule, 'Homem', '1950-01-10', [completing(20, '1998-12-16')]).because).toContain('teaching');
  });

  it('quem lecionou só depois de 16/12/1998 não a completa até a reforma', () => {
    const since = worked('1998-12-17', null, { isTeaching: true });
    const before = worked('1970-01-01', '1998-12-16');
    expect(testing(rule, 'Mulher', '1950-01-10', [before, since]).standing).toBe('notApplicable');
  });
});

describe('Lei 8.213/1991, art. 29-C: pontos 85/95', () => {
  const rule = 'rgps-pre-pontos-85-95';
  it('55 anos e 30 de contribuição no mesmo dia são os 85 da mulher', () => {
    const answer = testing(rule, 'Mulher', '1961-03-01', [completing(30, '2016-03-01')]);
    expect(answer.when).toBe('2016-03-01');
  });

  it('dias que sobram de um lado e do outro não se juntam em um mês', () => {
    const answer = testing(rule, 'Mulher', '1961-03-02', [completing(30, '2016-02-01')]);
    expect(answer.when).toBe('2016-03-02');
  });

  it('desde 31/12/2018 são 86', () => {
    const answer = testing(rule, 'Mulher', '1964-01-02', [
      completing(30, '2018-12-31'),
      worked('1980-01-01', '1980-01-02'),
    ]);
    expect(answer.rule.necessaryPoints).toBe(86);
  });

  it('quem só os completa depois da reforma perdeu o prazo', () => {
    const answer = testing(rule, 'Homem', '1960-01-01', [completing(35, '2019-11-14')]);
    expect(answer.because).toContain('window');
  });

  it('o professor recebe cinco pontos', () => {
    const records = (on: string) => [completing(25, on, { isTeaching: true })];
    const teacher = 'rgps-pre-pontos-85-95-professor';
    expect(testing(teacher, 'Mulher', '1961-03-01', records('2016-03-01')).when).toBe('2016-03-01');
    expect(testing(teacher, 'Mulher', aDayLater('1961-03-01'), records('2016-03-01')).when).toBe('2016-03-02');
  });
});
