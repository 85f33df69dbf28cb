import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCaseFile } from './read.ts';

const WHOLE = `título: Um caso
fonte: um livro
artigo: EC 103/2019, art. 18
casos:
  - caso: a mulher de 62 anos
    dia: 20/11/2026
    pessoa:
      sexo: Mulher
      nascimento: 20/11/1964
      tempos:
        contribuição: 17 anos
      média: 3.000,00
    espera:
      - regra: rgps-ec103-art19-programada
        situação: tem direito
        valor: 1.920,00
`;

const refusal = (from: string, to: string): string => {
  try {
    readCaseFile('um.yaml', WHOLE.replace(from, to));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'lido';
};

describe('a file of worked cases', () => {
  it('is read as the page for lawyers shows it', () => {
    const page = readFileSync(new URL('../../../docs/law/cases.md', import.meta.url), 'utf8');
    const [, shown] = /```yaml\n(.*?)```/s.exec(page) ?? [];
    expect(readCaseFile('docs/law/cases.md', shown ?? '').casos[0]?.caso).toContain('a mulher de 62 anos');
  });

  it('is read: days, times and money as a lawyer writes them', () => {
    expect(readCaseFile('um.yaml', WHOLE).casos[0]).toMatchObject({
      dia: '2026-11-20',
      pessoa: { tempos: { contribuição: { years: 17, months: 0, days: 0 } }, média: 3000 },
      espera: [{ situação: 'applicable', valor: 1920 }],
    });
  });

  it.each([
    [
      '20/11/2026',
      '2026-11-20',
      'um.yaml, linha 6: casos › dia: "2026-11-20": escreva um dia do calendário como 20/11/2026',
    ],
    [
      '20/11/1964',
      '31/02/1964',
      'um.yaml, linha 9: casos › pessoa › nascimento: "31/02/1964": escreva um dia do calendário como 20/11/2026',
    ],
    [
      '3.000,00',
      '3000',
      'um.yaml, linha 12: casos › pessoa › média: "3000": escreva um valor em reais com centavos, como 1.920,00',
    ],
    [
      '17 anos',
      '17',
      'um.yaml, linha 11: casos › pessoa › tempos › contribuição: "17": escreva um tempo como 33 anos ou 40 anos, 6 meses e 20 dias',
    ],
    [
      'tem direito',
      'sim',
      'um.yaml, linha 15: casos › espera › situação: "sim": escreva tem direito ou terá direito ou não tem direito ou não aparece',
    ],
    ['nascimento:', 'nascida:', 'linha 9: casos › pessoa: "nascida": palavra desconhecida; veja docs/law/cases.md'],
    ['      sexo: Mulher\n', '', 'casos › pessoa › sexo: falta'],
    ['artigo: EC 103/2019, art. 18\n', '', 'um.yaml, linha 4: casos: falta "artigo", no caso ou no arquivo'],
    ['    dia: 20/11/2026\n', '', 'casos › pessoa: falta "dia", o dia do cálculo'],
    ['a mulher de 62 anos', 'a mulher: 62 anos', 'um.yaml, linha 5: há dois pontos no meio do texto'],
    [
      '      sexo:',
      '     sexo:',
      'um.yaml, linha 8: há dois pontos no meio do texto (ponha-o inteiro entre aspas), ou os espaços',
    ],
    ['      sexo:', '\tsexo:', 'linha 8: use espaços no começo da linha'],
  ])('with %j as %j says file, line and what is expected', (from, to, sentence) => {
    expect(refusal(from, to)).toContain(sentence);
  });
});
