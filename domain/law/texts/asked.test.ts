import { describe, expect, it } from 'vitest';
import { RGPS_NORMS } from '../norms/rgps/index.ts';
import { RPPS_NORMS } from '../norms/rpps/index.ts';
import { PLACES } from '../places/index.ts';
import { askedBy } from './asked.ts';

const rules = [...RGPS_NORMS, ...RPPS_NORMS, ...PLACES.flatMap(({ norm }) => norm ?? [])].flatMap((norm) => norm.rules);
const asksOf = (id: string): readonly string[] => {
  const rule = rules.find((one) => one.id === id);
  if (rule === undefined) throw new Error(`no rule ${id}`);
  return askedBy(rule);
};

describe('what a requirement asks, in our words', () => {
  it('names the figure of a man and that of a woman, and how it rises', () => {
    expect(asksOf('rgps-ec103-art15-pontos')).toEqual([
      'Tempo de contribuição – homem: 35 anos; mulher: 30 anos',
      'Soma da idade e do tempo de contribuição – homem: 96 pontos antes de 01/01/2020, subindo aos poucos até 105 pontos em 01/01/2028; mulher: 86 pontos antes de 01/01/2020, subindo aos poucos até 100 pontos em 01/01/2033',
      '180 contribuições mensais de carência',
    ]);
  });

  it('não diz o passo que acabou antes de a regra começar: 96 e 86 pontos em 2019 (EC 103/2019, art. 4º, V e § 2º)', () => {
    const points = (id: string) => asksOf(id).find((said) => said.startsWith('Soma')) ?? '';
    expect(points('go-ec65-pontos')).toContain('homem: 96 pontos antes de 01/01/2020');
    // Mato Grosso, 20/08/2020: os 96 de 2019 já tinham acabado.
    expect(points('mt-ec92-pontos')).toContain('homem: 97 pontos antes de 01/01/2021');
    for (const rule of rules) {
      const { from } = rule.window;
      if (from === 'reform') continue;
      const before = askedBy(rule).flatMap((said) => [...said.matchAll(/ antes de (\d\d)\/(\d\d)\/(\d{4})/g)]);
      for (const [, day, month, year] of before) expect(`${year}-${month}-${day}` > from, rule.id).toBe(true);
    }
  });

  it('names the day on which a time had to be there, and the toll of that day', () => {
    expect(asksOf('rgps-ec103-art17-pedagio-50').slice(0, 2)).toEqual([
      'Tempo de contribuição em 13/11/2019 – homem: mais de 33 anos; mulher: mais de 28 anos',
      'Tempo de contribuição – homem: 35 anos; mulher: 30 anos, mais pedágio de 50% do que faltava em 13/11/2019',
    ]);
  });

  it('is said of every requirement of every rule, without a hole', () => {
    for (const rule of rules) {
      for (const asks of askedBy(rule)) expect(asks, rule.id).toMatch(/^[A-ZÀ-Ú\d](?!.*(undefined|NaN| {2}| – $))/);
    }
  });
});
