/** O que um cartão diz de si: as observações e a descrição são da regra em que estão, e não de outra do mesmo ente. */
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../units/day.ts';
import { stepsOf, valueOn } from '../engine/demands/steps.ts';
import { LOCAL_NORMS } from '../places/index.ts';
import type { Gender } from '../rule/requirement.ts';
import type { Rule } from '../rule/rule.ts';
import { RGPS_NORMS } from './rgps/index.ts';
import { RPPS_NORMS } from './rpps/index.ts';

const rules = [...RGPS_NORMS, ...RPPS_NORMS, ...LOCAL_NORMS.values()].flatMap((norm) => norm.rules);
const ruleOf = (id: string): Rule | undefined => rules.find((rule) => rule.id === id);

const pointsAsked = (rule: Rule, gender: Gender, year: string): number | undefined => {
  const asked = rule.requirements.find((requirement) => requirement.kind === 'points');
  return asked?.kind === 'points' ? valueOn(stepsOf(asked.points, gender), dayOf(`${year}-12-31`)) : undefined;
};

describe('o que um cartão diz de si', () => {
  it('os pontos que uma observação diz adotar são os que a regra pede: 84/94 ao professor de Jacareí em 2023, e não os 89/99 dos outros', () => {
    const adopted = rules.flatMap((rule) =>
      rule.observations.flatMap((text) => {
        const [, women, men, year] = /adota (\d+)\/(\d+) pontos em (\d{4})/.exec(text) ?? [];
        return year === undefined ? [] : [{ id: rule.id, said: [women, men].map(Number), rule, year }];
      }),
    );
    expect(adopted.map(({ id }) => id)).toContain('jacarei-sp-lc117-pontos-professor');
    for (const { id, said, rule, year } of adopted)
      expect([id, ...said]).toEqual([id, pointsAsked(rule, 'Mulher', year), pointsAsked(rule, 'Homem', year)]);
  });

  it('o que paga a totalidade da remuneração não diz que o provento é 60% da média, e o que paga a média não diz o que a totalidade pede', () => {
    const ofTheOther = rules.flatMap(({ id, benefitCalculusMethod, observations }) => {
      const wholePay = benefitCalculusMethod === 'INTEGRALIDADE_ULTIMA_REMUNERACAO';
      const foreign = wholePay ? /60% da média/ : /totalidade da remuneração pede|nível anterior/;
      return observations.flatMap((text) => (foreign.test(text) ? [`${id}: ${text}`] : []));
    });
    expect(ofTheOther).toEqual([]);
  });

  it('a totalidade em São Paulo pede cinco anos no nível ou classe, e sem eles é a do anterior', () => {
    for (const id of ['sp-lc1354-pontos-integralidade', 'sp-lc1354-pedagio-professor-integralidade'])
      expect([id, ruleOf(id)?.observations.join(' ')]).toEqual([
        id,
        expect.stringMatching(/nível ou classe.*art\. 27/),
      ]);
  });

  it('a linha de uma regra de polícia de um ente diz cada tempo que ela pede: em São Paulo a totalidade pede também 5 anos no cargo', () => {
    const police = rules.filter(
      ({ id, kind }) => kind === 'police' && !id.startsWith('lc51') && !id.startsWith('ec103'),
    );
    expect(ruleOf('sp-lc1354-policial-integralidade')?.description).toContain('5 no cargo');
    for (const { id, description, requirements } of police)
      for (const asked of requirements)
        if (asked.kind === 'position' || asked.kind === 'carreer')
          expect([id, description]).toEqual([id, expect.stringMatching(/\d+ n[oa] (cargo|carreira)/)]);
  });

  it('a paridade que ninguém leu não é dada na descrição: a do policial da Bahia só foi anunciada', () => {
    const promised = rules.flatMap(({ id, parity, description }) =>
      parity !== true && /com paridade/.test(description) ? [id] : [],
    );
    expect(promised).toEqual([]);
  });
});
