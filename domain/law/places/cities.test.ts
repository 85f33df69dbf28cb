/** As reformas dos Municípios, lidas pelo motor no dia dado. */
import { describe, expect, it } from 'vitest';
import type { IsoDate } from '../rule/requirement.ts';
import { answersOf } from '../testing/answers.ts';
import { pair } from '../testing/asked-by-place.ts';
import { regimeOf, served, someone } from '../testing/people.ts';

const [MANAUS, CURITIBA, JOINVILLE, BELEM] = [1302603, 4106902, 4209102, 1501402].map(regimeOf);

describe('os Municípios', () => {
  it('Curitiba: 98/88 pontos em 2022, 102/92 em 2026', () => {
    expect(pair(CURITIBA, 'curitiba-pr-lc133-pontos', '2022-06-30').points).toEqual([98, 88]);
    expect(pair(CURITIBA, 'curitiba-pr-lc133-pontos', '2026-11-20').points).toEqual([102, 92]);
  });

  it('Joinville: 63/60 até 2023, 64/61 em 2024 e 2025, 65/62 desde 2026', () => {
    const id = 'joinville-sc-lc571-voluntaria-ingresso-ate-2022';
    for (const [on, ages] of [
      ['2023-12-31', [63, 60]],
      ['2024-01-01', [64, 61]],
      ['2025-12-31', [64, 61]],
      ['2026-01-01', [65, 62]],
    ] as const) {
      expect(pair(JOINVILLE, id, on).ages).toEqual(ages);
    }
  });

  it('Manaus: as regras antigas seguem abertas para quem ingressou até 31/12/2003', () => {
    const answers = (ingress: IsoDate) =>
      answersOf(
        someone({
          gender: 'Mulher',
          birthDate: '1971-11-20',
          on: '2026-11-20',
          regimeType: 'RPPS',
          regime: MANAUS ?? null,
          records: [served('1996-11-20', null)],
          calculation: { publicServiceIngressDate: ingress },
        }),
      );
    expect(answers('2003-12-31').get('ec41-art6-integral')?.standing).toBe('applicable');
    expect(answers('2003-12-31').get('manaus-am-lc27-voluntaria')?.standing).toBe('notApplicable');
    expect(answers('2004-01-01').get('ec41-art40-idade-tempo-media')?.standing).not.toBe('applicable');
    expect(answers('2004-01-01').get('manaus-am-lc27-voluntaria')?.standing).toBe('future');
  });

  it('onde ninguém conferiu a lei local valem as regras antigas, todas com o aviso', () => {
    const answers = answersOf(
      someone({
        gender: 'Mulher',
        birthDate: '1966-01-10',
        on: '2026-11-20',
        regimeType: 'RPPS',
        regime: BELEM ?? null,
        records: [served('1995-01-10', null)],
        calculation: { publicServiceIngressDate: '1995-01-10' },
      }),
    );
    expect(answers.get('ec41-art6-integral')?.standing).toBe('applicable');
    for (const { rule } of answers.values()) {
      expect(rule.confirmed).toBe(false);
      expect(rule.notices).toContain('Valor não confirmado na legislação local');
    }
  });
});
