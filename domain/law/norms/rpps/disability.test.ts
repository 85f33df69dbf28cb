/** LC 142/2013, art. 3º, IV, e EC 103/2019, art. 22: o servidor com deficiência. */
import { describe, expect, it } from 'vitest';
import { answerOf } from '../../testing/answers.ts';
import { SEM_REFORMA, served, someone, UNIAO } from '../../testing/people.ts';

const servant = (regime: typeof UNIAO) =>
  someone({
    gender: 'Homem',
    birthDate: '1960-01-10',
    on: '2026-11-20',
    regimeType: 'RPPS',
    regime,
    calculation: { publicServiceIngressDate: '2005-03-01' },
    records: [served('2005-03-01', null, { isDisabled: true, disabledLevel: 'low' })],
  });

describe('o servidor de 60 anos com 15 de deficiência', () => {
  it.each([
    ['antes da reforma do ente (art. 22, parágrafo único)', SEM_REFORMA, 'pre103-deficiencia-lc142-idade'],
    ['na União', UNIAO, 'ec103-art22-deficiencia-idade'],
  ] as const)('%s tem a aposentadoria por idade desde 25/02/2020', (_, regime, rule) => {
    expect(answerOf(servant(regime), rule)).toMatchObject({ standing: 'applicable', when: '2020-02-25' });
  });

  it('antes da reforma lê que a Portaria 1.467, anexo V, art. 4º, pede também 10 anos de serviço público e 5 no cargo', () => {
    const { observation } = answerOf(servant(SEM_REFORMA), 'pre103-deficiencia-lc142-idade').rule;
    expect(observation).toMatch(/anexo V, art\. 4º, pede também 10 anos de serviço público e 5 no cargo/);
  });

  it('na União a regra anterior fechou em 13/11/2019', () => {
    expect(answerOf(servant(UNIAO), 'pre103-deficiencia-lc142-idade').standing).toBe('notApplicable');
  });
});
