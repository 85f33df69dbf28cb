/** Onde duas fontes dão dias diferentes à reforma, a dúvida está na data que o outro dia mudaria, e só nela. */
import { describe, expect, it } from 'vitest';
import { dayOf, isoOf } from '../../units/day.ts';
import { formatDate } from '../../words/format.ts';
import type { IsoDate } from '../rule/requirement.ts';
import { answersOf } from '../testing/answers.ts';
import { regimeOf, served, someone } from '../testing/people.ts';

const DOUBT = 'O dia da reforma está em dúvida';

/** Uma servidora que completa 30 anos de tudo, já com a idade, no dia dado. */
const completing = (regimeId: number, completeOn: IsoDate, rule: string): string => {
  const start = isoOf(dayOf(completeOn) - 30 * 365 + 1);
  return noticesOf(regimeId, start, '1958-01-10', rule);
};

const noticesOf = (regimeId: number, start: IsoDate, birthDate: IsoDate, rule: string): string =>
  answersOf(
    someone({
      gender: 'Mulher',
      birthDate,
      on: '2026-11-20',
      regimeType: 'RPPS',
      regime: regimeOf(regimeId),
      records: [served(start, null)],
      calculation: { publicServiceIngressDate: start },
    }),
  )
    .get(rule)
    ?.rule.notices.join(' ') ?? '';

const OLD = 'ec41-art40-idade-tempo-media';

describe.each([
  ['Paraná', 41, '2019-12-03', '2019-12-04', '2019-12-05'],
  ['Paraíba', 25, '2020-08-25', '2020-08-26', '2021-07-03'],
  ['Mato Grosso do Sul', 50, '2019-12-19', '2019-12-20', '2020-05-23'],
  ['Sergipe', 28, '2019-12-26', '2019-12-27', '2019-12-31'],
  ['Acre', 12, '2019-11-28', '2019-11-29', '2019-12-04'],
  ['Mato Grosso', 51, '2020-08-20', '2020-08-21', '2020-08-22'],
  ['Tocantins', 17, '2023-12-14', '2023-12-15', '2023-12-21'],
  ['Porto Alegre', 4314902, '2021-07-05', '2021-07-06', '2021-08-31'],
] as const)('%s', (_place, regimeId, first, between, after) => {
  it('quem completou a regra antiga entre os dois dias lê a dúvida', () => {
    expect(completing(regimeId, between, OLD)).toContain(DOUBT);
  });

  it('quem completou no primeiro ou depois do segundo, não', () => {
    expect(completing(regimeId, first, OLD)).not.toContain(DOUBT);
    expect(completing(regimeId, after, OLD)).not.toContain(DOUBT);
  });
});

it('quem ingressou entre os dois dias lê a dúvida na transição que o ingresso fecha', () => {
  expect(noticesOf(17, '2023-12-18', '1970-01-10', 'to-ec52-pontos')).toContain(DOUBT);
  expect(noticesOf(17, '2023-12-14', '1970-01-10', 'to-ec52-pontos')).not.toContain(DOUBT);
  expect(noticesOf(17, '2023-12-18', '1970-01-10', 'to-ec52-voluntaria')).not.toContain(DOUBT);
});

it('em Mato Grosso o ingresso em 21/08/2020 fecha a transição, e a dúvida está nela; um dia depois, não', () => {
  expect(noticesOf(51, '2020-08-21', '1970-01-10', 'mt-ec92-pontos')).toContain(DOUBT);
  expect(noticesOf(51, '2020-08-22', '1970-01-10', 'mt-ec92-pontos')).not.toContain(DOUBT);
});

it('o pedágio medido no dia em dúvida o diz a quem ainda o cumpre', () => {
  expect(noticesOf(25, '2000-03-01', '1970-01-10', 'pb-ec46-pedagio-integralidade')).toContain(DOUBT);
  expect(noticesOf(51, '2000-03-01', '1970-01-10', 'mt-ec92-pedagio-integralidade')).toContain(DOUBT);
});

it('onde um só dia se conhece não há dúvida', () => {
  expect(completing(35, '2020-03-08', OLD)).not.toContain(DOUBT);
});

describe.each([
  ['Recife', 2611606, '2021-06-22', '2021-06-23'],
  ['Campo Grande', 5002704, '2021-08-12', '2021-08-13'],
  ['João Pessoa', 2507507, '2021-06-29', '2021-06-30'],
  ['Natal', 2408102, '2022-06-30', '2022-07-01'],
] as const)('%s, onde a reforma é só noticiada', (_city, regimeId, voted, after) => {
  it('o direito completo até o dia da votação não traz dúvida; um dia depois, traz', () => {
    expect(completing(regimeId, voted, OLD)).not.toContain('reforma noticiada');
    expect(completing(regimeId, after, OLD)).toContain(
      `Direito que se completa depois da reforma noticiada, de ${formatDate(voted)}`,
    );
  });

  it('e quem ingressou depois lê que a regra pode não o alcançar', () => {
    expect(noticesOf(regimeId, after, '1992-01-10', OLD)).toContain('Ingresso depois da reforma noticiada');
  });
});

it('onde nada se noticia não há dia de reforma noticiada', () => {
  expect(completing(1501402, '2021-06-23', OLD)).not.toContain('reforma noticiada');
});
