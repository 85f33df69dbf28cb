/** A reforma de Minas Gerais, lida pelo motor no dia dado. */
import { describe, expect, it } from 'vitest';
import { dayOf, isoOf } from '../../units/day.ts';
import type { IsoDate } from '../rule/requirement.ts';
import { answerOf, answersOf } from '../testing/answers.ts';
import { daysBefore, pair, tolled } from '../testing/asked-by-place.ts';
import { regimeOf, served, someone, years } from '../testing/people.ts';

const MG = regimeOf(31);

describe('Minas Gerais, EC 104/2020', () => {
  it.each([
    ['2021-06-30', [97, 86], [61, 55]],
    ['2022-03-31', [97, 86], [62, 56]],
    ['2023-06-30', [98, 87], [62, 56]],
    ['2024-09-30', [99, 88], [62, 56]],
    ['2025-12-31', [100, 89], [62, 56]],
    ['2026-11-20', [101, 90], [62, 56]],
  ] as const)('em %s pede %j pontos e %j anos', (on, points, ages) => {
    expect(pair(MG, 'mg-ec104-pontos-integralidade', on).points).toEqual(points);
    expect(pair(MG, 'mg-ec104-pontos', on)).toEqual({ points, ages });
  });

  it('cobra metade do que faltava em 15/09/2020', () => {
    const rule = tolled(MG, 'mg-ec104-pedagio', 26, '2020-09-15');
    expect(rule.increasedNecessaryContribution).toEqual(years(32));
    expect(rule.necessaryAge).toEqual(years(55));
    expect(rule.necessaryPublicServiceTime).toEqual(years(10));
  });

  it('reduz a idade um dia por dia de contribuição a mais, só para o ingresso até 16/12/1998', () => {
    const woman = (ingress: IsoDate) =>
      answerOf(
        someone({
          gender: 'Mulher',
          birthDate: '1971-02-19',
          on: '2026-11-20',
          regimeType: 'RPPS',
          regime: MG,
          records: [served(daysBefore(35 * 365 + 100, '2026-11-20'), null)],
          calculation: { publicServiceIngressDate: ingress },
        }),
        'mg-ec104-pontos',
      );
    expect(woman('1998-12-16').rule.necessaryAge).toEqual(years(56));
    expect(woman('1998-12-16').rule.decreasedNecessaryAge?.years).toBe(51);
    expect(woman('1998-12-16').standing).toBe('applicable');
    expect(woman('1998-12-17').standing).toBe('future');
  });
});

describe('Minas Gerais, o que ainda não foi lido, nas duas leituras', () => {
  it('a professora com 85 pontos em 2026 já pode por um ponto a cada quinze meses, ainda não por um a cada ano', () => {
    const answers = answersOf(
      someone({
        gender: 'Mulher',
        birthDate: '1971-08-13',
        on: '2026-11-20',
        regimeType: 'RPPS',
        regime: MG,
        records: [
          served(isoOf(dayOf('1998-02-11') - 587), '1998-02-10', {
            isPublicService: false,
            isCurrentCareer: false,
            isCurrentPosition: false,
          }),
          served('1998-02-11', null, { isTeaching: true }),
        ],
        calculation: { publicServiceIngressDate: '1998-02-11' },
      }),
    );
    const byMonths = answers.get('mg-ec104-pontos-professor-integralidade');
    const byYear = answers.get('mg-ec104-pontos-professor-integralidade-passo-anual');
    expect(byMonths).toMatchObject({ standing: 'applicable', when: '2026-08-13' });
    expect(byMonths?.rule.necessaryPoints).toBe(85);
    expect(byYear?.standing).toBe('future');
    expect(byYear?.rule).toMatchObject({ variantOf: 'mg-ec104-pontos-professor-integralidade', necessaryPoints: 86 });
    for (const answer of [byMonths, byYear])
      expect(answer?.rule.notices.join(' ')).toContain('As duas leituras são mostradas');
  });

  it('o policial de até 16/12/1998: a idade cai um dia por dia além de 30 anos, sem o pedágio ou com ele', () => {
    const officer = (ingress: IsoDate) => {
      const start = daysBefore(30 * 365 + 200, '2026-11-20');
      return answersOf(
        someone({
          gender: 'Homem',
          birthDate: '1976-05-20',
          on: '2026-11-20',
          regimeType: 'RPPS',
          regime: MG,
          records: [served(start, null, { isPoliceTime: true })],
          calculation: { publicServiceIngressDate: ingress },
        }),
      );
    };
    const early = officer('1998-12-16');
    expect(early.get('mg-ec104-policial-ingresso-1998')?.standing).toBe('applicable');
    expect(early.get('mg-ec104-policial-ingresso-1998')?.rule.decreasedNecessaryAge?.years).toBe(50);
    expect(early.get('mg-ec104-policial-ingresso-1998-com-pedagio')?.standing).toBe('future');
    expect(early.get('mg-ec104-policial-ingresso-1998-com-pedagio')?.rule.variantOf).toBe(
      'mg-ec104-policial-ingresso-1998',
    );
    expect(officer('1998-12-17').get('mg-ec104-policial-ingresso-1998')?.standing).toBe('notApplicable');
  });
});
