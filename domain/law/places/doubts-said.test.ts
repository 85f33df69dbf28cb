/** O que se noticia de um ente, ou se leu sem o resto, é dito a quem ele alcança, com a data que o outro texto daria. */
import { describe, expect, it } from 'vitest';
import { dayOf, isoOf } from '../../units/day.ts';
import { evaluate } from '../engine/evaluate.ts';
import { forGender } from '../rule/figures.ts';
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
      expect([id, observations.join(' ')]).toEqual([
        id,
        expect.stringMatching(/§ 5º do art\. 29 reduz a idade.*não é calculada/),
      ]);
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

/** L10 and L2 of the reading of the states: what is reported of the police stands beside LC 51, never in its place. */
it.each([
  ['al', 'al-lc52-policial', [660, 660]],
  ['ac', 'ac-ec52-policial', [660, 660]],
  ['se', 'se-lc338-policial', [660, 660]],
  ['pi', 'pi-ec54-policial-lc51', null],
] as const)('a polícia de %s tem a regra noticiada, ao lado da LC 51/1985', (place, id, ages) => {
  const rule = ruleOf(place, id);
  expect(rule).toMatchObject({ kind: 'police', variantOf: 'lc51-policial-voluntaria', confirmed: false });
  expect(rule?.contested).toMatch(/não é conhecido|[Nn]oticia|[Pp]roposta/);
  const age = rule?.requirements.find(({ kind }) => kind === 'age');
  expect(age?.kind === 'age' ? [forGender(age.months, 'Homem'), forGender(age.months, 'Mulher')] : null).toEqual(ages);
});

it('Sergipe e Piauí: as regras por pontos dizem que se noticia outro passo ou outro tempo', () => {
  for (const [place, said] of [
    ['se', /abrandou os pontos ou o tempo/],
    ['pi', /sobem um a cada dois anos/],
  ] as const)
    for (const { id, contested } of rulesOf(place).filter(({ kind }) => kind === 'points'))
      expect([id, contested]).toEqual([id, expect.stringMatching(said)]);
});

it('Acre, LC 154/2005, art. 46-A: 20, 24 ou 28 anos conforme o grau, sem diferença de sexo', () => {
  const asked = ruleOf('ac', 'ac-lc436-deficiencia-tempo')?.requirements.find(({ kind }) => kind === 'disability');
  expect(asked).toMatchObject({ degree: 'preponderant', yearsByDegree: { high: 20, medium: 24, low: 28 } });
});

it.each([
  [
    'mt',
    'mt-ec92-incapacidade',
    /Judiciário e do Ministério Público .* 53\/48 anos e 35\/30 de contribuição conservam/,
  ],
  ['mg', 'mg-ec104-incapacidade', /conta da data do laudo conclusivo/],
  ['rs', 'rs-lc15429-voluntaria', /no cargo, na classe e no nível/],
  ['rs', 'rs-lc15429-incapacidade', /acidente de outra natureza tem valor próprio/],
  ['rj', 'rj-ec90-incapacidade', /remuneração da classe superior, ou 20% a mais .* não é calculada/],
] as const)('em %s, %s diz o que o artigo tem e aqui não se calcula', (place, id, said) => {
  expect(ruleOf(place, id)?.observations.join(' ')).toMatch(said);
});

it.each([
  ['Rio de Janeiro (cidade)', 3304557, /Projeto de Emenda à Lei Orgânica/],
  ['Amapá', 16, /LC 134, de 29\/12\/2021/],
] as const)('%s: o aviso nomeia a proposta ou a lei que ninguém aqui leu', (_name, regimeId, said) => {
  expect(evaluate(woman(regimeId, '1996-03-01', '1971-02-10')).warnings.join(' ')).toMatch(said);
});

it('na Bahia o abono de nenhuma regra voluntária é direito certo', () => {
  const certain = rulesOf('ba').filter(({ id, abono }) => id.startsWith('ba-ec26') && abono === true);
  expect(certain.map(({ id }) => id)).toEqual([]);
});
