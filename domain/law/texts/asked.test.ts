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
      'Soma da idade e do tempo de contribuição – homem: 96 pontos antes de 01/01/2020, mais 1 ponto a cada ano até 105 pontos em 01/01/2028; mulher: 86 pontos antes de 01/01/2020, mais 1 ponto a cada ano até 100 pontos em 01/01/2033',
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

  it('says by how much a figure rises, and how often', () => {
    expect(asksOf('rgps-ec103-art16-idade-progressiva')[0]).toBe(
      'Idade mínima – homem: 61 anos antes de 01/01/2020, mais 6 meses a cada ano até 65 anos em 01/01/2027; mulher: 56 anos antes de 01/01/2020, mais 6 meses a cada ano até 62 anos em 01/01/2031',
    );
    expect(asksOf('ec103-art4-pontos-media')[0]).toContain('61 anos antes de 01/01/2022, 62 anos desde então');
  });

  it('says the increase of the time until 16/12/1998, which the paragraph cited gives (EC 20/1998, art. 8, §§ 3 and 4)', () => {
    expect(asksOf('ec20-art8-professor-bonus')[1]).toBe(
      'Tempo de magistério – homem: 35 anos; mulher: 30 anos, contado com acréscimo o de até 16/12/1998 (homem: 17%; mulher: 20%), mais pedágio de 20% do que faltava em 16/12/1998',
    );
    expect(asksOf('ec41-art2-magistrado-redutor')[2]).toContain('(17%)');
  });

  it('calls service what the text called service until EC 20/1998', () => {
    expect(asksOf('cf88-original-tempo-integral')[0]).toBe('Tempo de serviço – homem: 35 anos; mulher: 30 anos');
    expect(asksOf('rgps-1998-tempo-servico')[0]).toBe('Tempo de serviço – homem: 30 anos; mulher: 25 anos');
    expect(asksOf('ec20-art40-idade-tempo-integral')[1]).toContain('Tempo de contribuição');
  });

  it('names the figures of one sex alone where the rule is of one', () => {
    expect(asksOf('rgps-hibrida-idade-20-anos').slice(0, 2)).toEqual([
      'Idade mínima – 65 anos',
      'Tempo de contribuição – 20 anos',
    ]);
    for (const rule of rules.filter(({ gender }) => gender !== 'Ambos'))
      expect(askedBy(rule).join(' '), rule.id).not.toMatch(/homem: |mulher: /);
  });

  it('says of an incapacity what the item says: no other work, no other post, and when no carência is asked for', () => {
    expect(asksOf('rgps-incapacidade-permanente')).toEqual([
      'Incapacidade permanente reconhecida, sem reabilitação para outra atividade',
      '12 contribuições mensais de carência; nenhuma depois de acidente, em doença do trabalho ou da lista',
    ]);
    for (const id of ['ec103-art10-incapacidade', 'ro-ec146-incapacidade', 'go-ec65-incapacidade'])
      expect(asksOf(id), id).toEqual(['Incapacidade permanente reconhecida, no cargo, sem readaptação possível']);
    expect(asksOf('pre103-invalidez-ingresso-ate-2003')).toEqual(['Incapacidade permanente reconhecida']);
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
