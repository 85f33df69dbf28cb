/** O que o advogado lê de uma regra fala da lei, e não de quem a transcreveu. */
import { describe, expect, it } from 'vitest';
import { LOCAL_NORMS, PLACES } from '../places/index.ts';
import type { Rule } from '../rule/rule.ts';
import { RGPS_NORMS } from './rgps/index.ts';
import { RPPS_NORMS } from './rpps/index.ts';

/** Notas de trabalho: o que foi lido, suposto ou conferido pela equipe, e não o que fazer com a regra. */
const NOTE_OF_THE_HOUSE =
  /\blid[oa]s?\b|\bsupõe|\bsupost[oa]s?\b|\bconfirmad[oa]s?\b|\bconferid[oa]s?\b|\bnotícia|\bimprensa\b|\bcatálogo|\bespecificação|\bespelho\b/i;

const textOf = (value: string | boolean | undefined): string[] => (typeof value === 'string' ? [value] : []);

const textsOfRule = (rule: Rule): string[] => [
  rule.modality,
  rule.description,
  rule.ruleLaw,
  ...rule.observations,
  ...textOf(rule.contested),
  ...textOf(rule.parity),
  ...textOf(rule.abono),
  ...textOf(rule.withoutComplementaryRegime),
  ...rule.requirements.flatMap((requirement) => [
    ...textOf(requirement.article),
    ...(requirement.kind === 'data' ? [requirement.reason] : []),
  ]),
];

const rules = [...RGPS_NORMS, ...RPPS_NORMS, ...LOCAL_NORMS.values()].flatMap((norm) => norm.rules);

describe('os textos que o advogado lê', () => {
  it('reconhecem uma nota de trabalho', () => {
    expect('A pontuação do projeto foi mudada por emenda que não foi lida.').toMatch(NOTE_OF_THE_HOUSE);
    expect('Idades e tempos confirmados.').toMatch(NOTE_OF_THE_HOUSE);
    expect('Confira a pontuação na LC 571/2021 publicada.').not.toMatch(NOTE_OF_THE_HOUSE);
  });

  it('não trazem nota de trabalho em regra nenhuma', () => {
    const notes = rules.flatMap((rule) =>
      textsOfRule(rule).flatMap((text) => (NOTE_OF_THE_HOUSE.test(text) ? [`${rule.id}: ${text}`] : [])),
    );
    expect(notes).toEqual([]);
  });

  it('não trazem nota de trabalho nas pontuações de um ente', () => {
    const notes = PLACES.flatMap(({ regime, points }) =>
      [...textOf(points?.source), ...textOf(points?.note)].flatMap((text) =>
        NOTE_OF_THE_HOUSE.test(text) ? [`${regime.name}: ${text}`] : [],
      ),
    );
    expect(notes).toEqual([]);
  });
});
