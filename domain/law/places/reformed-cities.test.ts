import { describe, expect, it } from 'vitest';
import { evaluate, inputOf } from '../index.ts';

/** In office since 1996, born on 10/02/1971: 30 years of contribution and 55 of age on 21/02/2026. */
const woman = (regime: string) =>
  evaluate(
    inputOf({
      regimeType: 'RPPS',
      regime,
      gender: 'Mulher',
      birthDate: '1971-02-10',
      calculationDate: '2026-11-22',
      publicServiceIngressDate: '1996-02-22',
      periods: [
        {
          ingressDate: '1996-02-22',
          egressDate: null,
          isPublicService: true,
          isCurrentCareer: true,
          isCurrentPosition: true,
        },
      ],
    }),
  );
const REFORMED = [
  ['Teresina - PI', '2021-12-20'],
  ['Florianópolis - SC', '2025-04-29'],
  ['Salvador - BA', '2020-03-31'],
  ['Fortaleza - CE', '2021-04-26'],
  ['Vitória - ES', '2021-10-18'],
] as const;

describe('uma capital cuja reforma se conhece', () => {
  it.each(REFORMED)('%s não dá regra antiga como direito certo depois do dia da reforma', (city, reformDate) => {
    const { applicableRules, futureRules, regimeDate } = woman(city);
    expect(regimeDate).toBe(reformDate);
    const old = [...applicableRules, ...futureRules].filter(
      ({ id, kind }) => /^(ec41|ec47|cf|lc51)/.test(id) && kind !== 'compulsory',
    );
    const settled = old.filter(
      ({ variantOf, whenToRetire }) => variantOf === null && (whenToRetire ?? '') > reformDate,
    );
    expect(settled.map(({ id }) => id)).toEqual([]);
  });

  it('Salvador referendou as revogações: a EC 41 e a EC 47 não continuam nem por outra leitura', () => {
    const { applicableRules, futureRules } = woman('Salvador - BA');
    expect([...applicableRules, ...futureRules].filter(({ id }) => id.endsWith('-sem-referendo'))).toEqual([]);
  });

  it('nenhuma regra dela é dada como confirmada', () => {
    const { applicableRules, futureRules } = woman('Teresina - PI');
    const own = [...applicableRules, ...futureRules].filter(({ place }) => place === 'teresina-pi');
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ confirmed }) => confirmed)).toEqual([]);
  });
});

it.each([
  'Teresina - PI',
  'Salvador - BA',
  'Recife - PE',
  'Belém - PA',
  'Cuiabá - MT',
  'Porto Alegre - RS',
  'Rio de Janeiro - RJ',
  'São José dos Campos - SP',
  'Acre (Estado)',
  'Alagoas (Estado)',
  'Amapá (Estado)',
  'Amazonas (Estado)',
  'Maranhão (Estado)',
  'Pernambuco (Estado)',
  'Piauí (Estado)',
  'Rio Grande do Norte (Estado)',
  'Roraima (Estado)',
  'Sergipe (Estado)',
  'Paraíba (Estado)',
  'Mato Grosso do Sul (Estado)',
  'Pará (Estado)',
  'Espírito Santo (Estado)',
  'Tocantins (Estado)',
])('%s diz acima das regras o que não se sabe da lei local', (place) => {
  const name = place.replace(/ [-(].*/, '');
  expect(woman(place).warnings.filter((warning) => warning.startsWith(name))).toHaveLength(1);
});

it('a União não traz esse aviso', () => {
  expect(woman('União').warnings.filter((warning) => warning.includes('lei local'))).toEqual([]);
});

describe('uma capital que ninguém leu', () => {
  it.each(['Recife - PE', 'Campo Grande - MS', 'Natal - RN', 'João Pessoa - PB', 'Belém - PA'])(
    '%s não confirma nenhuma data',
    (city) => {
      const { applicableRules, futureRules } = woman(city);
      const rights = [...applicableRules, ...futureRules];
      expect(rights.length).toBeGreaterThan(0);
      expect(rights.filter(({ confirmed }) => confirmed)).toEqual([]);
    },
  );
});
