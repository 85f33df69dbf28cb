/** EC 103/2019, servidores da União: arts. 4º, 10, 20, 21 e 22. */
import { describe, expect, it } from 'vitest';
import { dayOf, isoOf } from '../../../units/day.ts';
import type { Gender, IsoDate } from '../../rule/requirement.ts';
import { answerOf, answersOf } from '../../testing/answers.ts';
import { served, someone, UNIAO, worked, years } from '../../testing/people.ts';

const REFORM = '2019-11-13';
const daysBefore = (days: number, end: IsoDate): IsoDate => isoOf(dayOf(end) - days + 1);

/** Without records: what is stated is held on the day and runs unbroken up to it. */
const stated = (
  gender: Gender,
  birthDate: IsoDate,
  on: IsoDate,
  times: { contribution: number; publicService?: number; position?: number; teaching?: number; ingress?: IsoDate },
) =>
  someone({
    gender,
    birthDate,
    on,
    regimeType: 'RPPS',
    regime: UNIAO,
    calculation: {
      publicServiceIngressDate: times.ingress ?? '2005-01-10',
      contributionTime: years(times.contribution),
      publicServiceTime: years(times.publicService ?? 20),
      carreerTime: years(times.publicService ?? 20),
      positionTime: years(times.position ?? 5),
      teachingTime: years(times.teaching ?? 0),
    },
  });

describe('EC 103/2019, art. 4º: pontos', () => {
  const rule = 'ec103-art4-pontos-media';

  it.each([
    ['Homem', '1958-12-01', '2019-12-01', 35, 96, 61],
    ['Mulher', '1963-12-01', '2019-12-01', 30, 86, 56],
    ['Homem', '1960-12-31', '2021-12-31', 37, 98, 61],
    ['Homem', '1960-01-01', '2022-01-01', 37, 99, 62],
    ['Mulher', '1966-11-20', '2026-11-20', 33, 93, 57],
    ['Homem', '1962-11-20', '2026-11-20', 39, 103, 62],
    ['Homem', '1966-01-01', '2028-01-01', 43, 105, 62],
    ['Mulher', '1973-01-01', '2033-01-01', 40, 100, 57],
  ] as const)(
    '%s nascido em %s, em %s com %i anos de contribuição alcança os %i pontos e os %i anos',
    (gender, birthDate, on, contribution, points, age) => {
      const answer = answerOf(stated(gender, birthDate, on, { contribution, ingress: '1995-01-10' }), rule);
      expect(answer.standing).toBe('applicable');
      expect(answer.when).toBe(on);
      expect(answer.rule.necessaryPoints).toBe(points);
      expect(answer.rule.necessaryAge).toEqual(years(age));
    },
  );

  it('em 2022 a mulher de 57 anos com 30 de contribuição tem 87 dos 89 pontos', () => {
    const answer = answerOf(stated('Mulher', '1965-06-30', '2022-06-30', { contribution: 30 }), rule);
    expect(answer.rule.held.points).toBe(87);
    expect(answer.rule.necessaryPoints).toBe(89);
    expect(answer.standing).toBe('future');
  });

  it('busca o dia em que tudo vale junto: pontos de dezembro que em janeiro já não bastam não dão o direito', () => {
    // 93 points in December 2026; the fifth year in the post only on 10 January 2027, when 94 are asked for.
    const woman = someone({
      gender: 'Mulher',
      birthDate: '1966-12-20',
      on: '2026-12-21',
      regimeType: 'RPPS',
      regime: UNIAO,
      records: [served('1993-12-29', '2022-01-11', { isCurrentPosition: false }), served('2022-01-12', null)],
      calculation: { publicServiceIngressDate: '1993-12-29' },
    });
    const answer = answerOf(woman, rule);
    expect(answer.rule.held.points).toBeGreaterThanOrEqual(93);
    expect(answer.rule.positionToRetire).toBe('2027-01-10');
    expect(answer.standing).toBe('future');
    expect(answer.when !== null && answer.when > '2027-06-01').toBe(true);
  });

  it('a última remuneração pede 62 anos da mulher e ingresso até 31/12/2003, em outro dia que a média', () => {
    const answers = answersOf(
      stated('Mulher', '1968-05-10', '2026-11-20', { contribution: 35, ingress: '2003-12-31' }),
    );
    expect(answers.get(rule)?.standing).toBe('applicable');
    expect(answers.get('ec103-art4-pontos-integralidade')).toMatchObject({ standing: 'future', when: '2030-05-10' });
    const later = answersOf(stated('Mulher', '1968-05-10', '2026-11-20', { contribution: 35, ingress: '2004-01-01' }));
    expect(later.get('ec103-art4-pontos-integralidade')?.standing).toBe('notApplicable');
  });

  it('a professora de 57 anos com 31 de magistério tem os 88 pontos de 2026; a de 56, não', () => {
    const teacher = (birthDate: IsoDate) =>
      answerOf(
        stated('Mulher', birthDate, '2026-11-20', {
          contribution: 31,
          teaching: 31,
          publicService: 26,
          position: 20,
          ingress: '1999-03-01',
        }),
        'ec103-art4-professor-media',
      );
    expect(teacher('1969-11-20')).toMatchObject({ standing: 'applicable' });
    expect(teacher('1969-11-20').rule.necessaryAge).toEqual(years(52));
    expect(teacher('1969-11-20').rule.necessaryTeachingTime).toEqual(years(25));
    expect(teacher('1970-11-20')).toMatchObject({ standing: 'future' });
    expect(teacher('1970-11-20').rule.held.points).toBe(87);
  });
});

describe('EC 103/2019, art. 20: pedágio de 100%', () => {
  it('a mulher com 26 anos em 13/11/2019 precisa de 34', () => {
    const start = daysBefore(26 * 365, REFORM);
    const woman = someone({
      gender: 'Mulher',
      birthDate: '1969-01-10',
      on: '2026-11-20',
      regimeType: 'RPPS',
      regime: UNIAO,
      records: [served(start, null)],
      calculation: { publicServiceIngressDate: start },
    });
    const answer = answerOf(woman, 'ec103-art20-pedagio-media');
    expect(answer.rule.increasedNecessaryContribution).toEqual(years(34));
    expect(answer.rule.tollLimitDate).toBe(REFORM);
  });

  it('a mulher de 1992 que não optou tem a última remuneração; a média do inciso II do § 2º é dos demais', () => {
    const woman = (optedForRPC: boolean) =>
      answersOf(
        someone({
          gender: 'Mulher',
          birthDate: '1966-01-10',
          on: '2026-11-20',
          regimeType: 'RPPS',
          regime: UNIAO,
          records: [served('1992-08-03', null)],
          calculation: { publicServiceIngressDate: '1992-08-03', optedForRPC },
        }),
      );
    expect(woman(false).get('ec103-art20-pedagio-integralidade')?.standing).toBe('applicable');
    const average = woman(false).get('ec103-art20-pedagio-media');
    expect(average?.standing).toBe('notApplicable');
    expect(average?.rule.whyNot).toEqual([
      {
        requirement: 'entry',
        necessary: '2004-01-01',
        held: '1992-08-03',
        missing: null,
        reason: 'De 01/01/2004 até 13/11/2019, ou antes com opção pela previdência complementar',
      },
    ]);
    expect(woman(true).get('ec103-art20-pedagio-integralidade')?.standing).toBe('notApplicable');
    expect(woman(true).get('ec103-art20-pedagio-media')?.standing).toBe('applicable');
  });

  it('o professor com 24 anos de magistério em 13/11/2019 precisa de 36, medidos sobre trinta', () => {
    const start = daysBefore(24 * 365, REFORM);
    const teacher = someone({
      gender: 'Homem',
      birthDate: '1969-01-10',
      on: '2026-11-20',
      regimeType: 'RPPS',
      regime: UNIAO,
      records: [served(start, null, { isTeaching: true })],
      calculation: { publicServiceIngressDate: start },
    });
    expect(answerOf(teacher, 'ec103-art20-professor-media').rule.increasedNecessaryTeachingTime).toEqual(years(36));
  });

  it('paga a última remuneração aos 57 anos, sem esperar 62, a quem ingressou até 31/12/2003', () => {
    const woman = stated('Mulher', '1968-01-15', '2026-01-15', {
      contribution: 36,
      publicService: 24,
      position: 8,
      ingress: '2003-12-31',
    });
    expect(answerOf(woman, 'ec103-art20-pedagio-integralidade').standing).toBe('applicable');
    expect(answerOf(woman, 'ec103-art20-pedagio-integralidade').rule.benefitCalculusMethod).toBe(
      'INTEGRALIDADE_ULTIMA_REMUNERACAO',
    );
  });
});

describe('EC 103/2019, art. 10: regra permanente', () => {
  it('pede os mesmos 25 anos de contribuição do homem e da mulher', () => {
    for (const [gender, birthDate] of [
      ['Homem', '1961-11-20'],
      ['Mulher', '1964-11-20'],
    ] as const) {
      const at = (contribution: number) =>
        answerOf(
          stated(gender, birthDate, '2026-11-20', { contribution, publicService: 10 }),
          'ec103-art10-voluntaria',
        );
      expect(at(25).standing).toBe('applicable');
      expect(at(24).standing).toBe('future');
    }
  });

  it('serve a quem ingressou depois da reforma', () => {
    expect(
      answerOf(
        stated('Homem', '1961-11-20', '2026-11-20', { contribution: 25, publicService: 10, ingress: '2021-02-01' }),
        'ec103-art10-voluntaria',
      ).standing,
    ).toBe('applicable');
  });
});

describe('EC 103/2019, art. 21: 66, 76 e 86 pontos', () => {
  const exposed = (base: 15 | 20 | 25, exposureYears: number) =>
    someone({
      gender: 'Homem',
      birthDate: '1971-11-20',
      on: '2026-11-20',
      regimeType: 'RPPS',
      regime: UNIAO,
      records: [
        worked('1995-11-20', daysBefore(exposureYears * 365 + 1, '2026-11-20'), {
          regimeType: 'RPPS',
          isPublicService: true,
        }),
        served(daysBefore(exposureYears * 365, '2026-11-20'), null, { isSpecialTime: true, specialTimeBase: base }),
      ],
      calculation: { publicServiceIngressDate: '1995-11-20' },
    });

  it('conta nos pontos todo o tempo de contribuição, não só o de exposição', () => {
    const answer = answerOf(exposed(25, 25), 'ec103-art21-especial-pontos');
    expect(answer.standing).toBe('applicable');
    expect(answer.rule.held.points).toBeGreaterThan(86);
    expect(answer.rule.necessaryPoints).toBe(86);
  });

  it('não converte o tempo de exposição em comum para alcançar os pontos', () => {
    const answer = answerOf(exposed(25, 25), 'ec103-art21-especial-pontos');
    expect(answer.rule.held.points).toBeLessThan(87);
  });

  it('com quinze anos de exposição daquela espécie bastam 66 pontos', () => {
    const answers = answersOf(exposed(15, 15));
    expect(answers.get('ec103-art21-especial-pontos-15')?.standing).toBe('applicable');
    expect(answers.get('ec103-art21-especial-pontos')?.standing).not.toBe('applicable');
  });
});

describe('EC 103/2019, art. 22: pessoa com deficiência', () => {
  const disabled = (level: 'low' | 'medium' | 'high', contributionYears: number) =>
    answerOf(
      someone({
        gender: 'Mulher',
        birthDate: '1980-01-10',
        on: '2026-11-20',
        regimeType: 'RPPS',
        regime: UNIAO,
        records: [
          served(daysBefore(contributionYears * 365, '2026-11-20'), null, { isDisabled: true, disabledLevel: level }),
        ],
        calculation: { publicServiceIngressDate: '2001-01-10' },
      }),
      'ec103-art22-deficiencia-tempo',
    );

  it.each([
    ['high', 20],
    ['medium', 24],
    ['low', 28],
  ] as const)('a mulher com deficiência %s se aposenta com %i anos, sem idade', (level, needed) => {
    expect(disabled(level, needed)).toMatchObject({ standing: 'applicable', when: '2026-11-20' });
    expect(disabled(level, needed - 1).standing).toBe('future');
  });
});
