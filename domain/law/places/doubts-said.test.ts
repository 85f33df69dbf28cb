/** O que se noticia de um ente, ou se leu sem o resto, é dito a quem ele alcança, com a data que o outro texto daria. */
import { describe, expect, it } from 'vitest';
import { dayOf, isoOf } from '../../units/day.ts';
import { evaluate } from '../engine/evaluate.ts';
import { answerOf, answersOf } from '../testing/answers.ts';
import { regimeOf, served, someone, years } from '../testing/people.ts';
import { LOCAL_NORMS, PLACES } from './index.ts';

const rulesOf = (place: string) => LOCAL_NORMS.get(place)?.rules ?? [];
const ruleOf = (place: string, id: string) => rulesOf(place).find((rule) => rule.id === id);

const woman = (regimeId: number, ingress: string, birthDate: string, since = ingress) =>
  someone({
    gender: 'Mulher',
    birthDate,
    on: '2026-11-28',
    regimeType: 'RPPS',
    regime: regimeOf(regimeId),
    records: [served(since, null)],
    calculation: { publicServiceIngressDate: ingress },
  });

it('Santa Catarina: toda regra dela diz que emprego público, tempo descontínuo e mandato são serviço público', () => {
  const silent = rulesOf('sc').filter(
    ({ id, observations }) =>
      id.startsWith('sc-lc773') &&
      !observations.some((text) => /emprego público, ainda que descontínuo, e mandato eletivo/.test(text)),
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});

it('Rio de Janeiro: a incapacidade que fala de doença grave diz que ela não é perguntada, e o que falta ler', () => {
  const rule = ruleOf('rj', 'rj-ec90-incapacidade');
  expect(rule?.description).toContain('ou grave');
  expect(rule?.observations.join(' ')).toMatch(/doença grave não é perguntada.*60% mais 2%/);
  expect([rule?.confirmed, rule?.missing]).toEqual([false, expect.stringContaining('doença grave')]);
});

describe('Tocantins', () => {
  it('a transição é de quem ingressou até 14/12/2023; um dia depois, não', () => {
    const standing = (ingress: string) =>
      answersOf(woman(17, ingress, '1970-01-10', '1996-01-10')).get('to-ec52-pontos')?.standing;
    expect([standing('2023-12-14'), standing('2023-12-15')]).not.toContain('applicable');
    expect(standing('2023-12-14')).toBe('future');
    expect(standing('2023-12-15')).not.toBe('future');
  });

  it('diz que a regra da pessoa com deficiência, aos 55 anos, e o pedágio não são calculados', () => {
    expect(evaluate(woman(17, '2010-01-10', '1970-01-10')).warnings.join(' ')).toMatch(
      /pessoa com deficiência \(55 anos\) e o pedágio, noticiados, não são calculados/,
    );
  });
});

describe('Manaus', () => {
  it('a regra permanente diz que se noticia transição por pontos e com pedágio, e a do pedágio é outra leitura dela', () => {
    for (const id of ['manaus-am-lc27-voluntaria', 'manaus-am-lc27-professor', 'manaus-am-lc27-pedagio'])
      expect([id, ruleOf('manaus-am', id)?.contested]).toEqual([
        id,
        expect.stringMatching(/transição por pontos e com pedágio de 100%.*por pontos não é calculada/),
      ]);
    expect(ruleOf('manaus-am', 'manaus-am-lc27-pedagio')?.variantOf).toBe('manaus-am-lc27-voluntaria');
  });
});

describe('São Paulo (Município), art. 29, II', () => {
  it('o pedágio medido em 13/11/2019 e o medido em 18/03/2022 são dois cartões: 32 anos ou só os 30', () => {
    // 28 years of 365 days on 13/11/2019, more than 30 on 18/03/2022.
    const servant = woman(3550308, isoOf(dayOf('2019-11-13') - 28 * 365 + 1), '1969-01-10');
    const total = (suffix: string) =>
      answerOf(servant, `sao-paulo-sp-elo41-pedagio-integralidade${suffix}`).rule.increasedNecessaryContribution;
    expect([total(''), total('-medido-2022')]).toEqual([years(32), years(30)]);
  });

  it('as regras do pedágio dizem que o § 5º reduz a idade, o que não é calculado', () => {
    for (const { id, observations } of rulesOf('sao-paulo-sp').filter(({ kind }) => kind === 'toll'))
      expect([id, observations.join(' ')]).toEqual([id, expect.stringMatching(/§ 5º do art\. 29 reduz a idade/)]);
  });
});

describe('São José dos Campos', () => {
  it('não diz promulgada a emenda que só teve o primeiro turno, e avisa que uma lei noticiada pode fechar tudo', () => {
    const place = PLACES.find(({ regime }) => regime.regimeId === 3549904);
    expect(place?.regime.norm).toMatch(/^Proposta de Emenda.*primeiro turno.*lei complementar não localizada$/);
    expect(evaluate(woman(3549904, '1996-03-01', '1971-02-10')).warnings.join(' ')).toMatch(
      /noticia-se uma reforma por lei complementar.*Confira a lei local antes de usar qualquer data/,
    );
  });
});
