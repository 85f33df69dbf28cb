import { describe, expect, it } from 'vitest';
import { sampleRule } from '../../domain/api/sample.ts';
import { sampleNextSteps, sampleRegime, sampleReport } from '../sample.ts';
import { permanenceBonus } from './bonus.ts';

describe('the permanence bonus', () => {
  it('is worth what the next steps say, since when they say, and not worked out again', () => {
    const said = JSON.stringify(permanenceBonus(sampleReport({ nextSteps: [sampleNextSteps('RPPS')] }), true));
    expect(said).toContain('Pedir o abono de permanência.');
    expect(said).toContain('Vale R$ 1.209,14 por mês');
  });

  it('has its rules alone where nothing is known of its worth', () => {
    const said = JSON.stringify(permanenceBonus(sampleReport(), true));
    expect(said).toContain(sampleRule.modality);
    expect(said).not.toContain('R$');
  });

  it('marks what hangs on another reading, and names the rules to come where nothing else is complete', () => {
    const reading = { ...sampleRule, variantOf: 'r9', modality: 'Transição, outra leitura' };
    const later = { ...sampleRule, id: 'later', modality: 'Pontos adiante', whenToRetire: '2030-01-01' };
    const said = JSON.stringify(permanenceBonus(sampleReport({ rpps: sampleRegime([reading], [later]) }), true));
    expect(said).toContain('Transição, outra leitura. Em discussão');
    expect(said).toContain('Pontos adiante');
  });

  it('marks of a right what its day hangs on, as the first page does', () => {
    const assessed = {
      ...sampleRule,
      id: 'a',
      modality: 'Pessoa com deficiência',
      kind: 'disability',
      confirmed: false,
    } as const;
    const said = JSON.stringify(permanenceBonus(sampleReport({ rpps: sampleRegime([assessed], []) }), true));
    expect(said).toContain('Pessoa com deficiência. Só se for avaliada');
  });

  it('says the condition that several rules share once, under the table, and ends no row with two full stops', () => {
    const abono = 'Depende dos critérios da lei do ente (CF, art. 40, § 19).';
    const rules = [
      { ...sampleRule, id: 'a', modality: 'Pontos', abono },
      { ...sampleRule, id: 'b', modality: 'Pedágio', abono, variantOf: 'r9' },
      { ...sampleRule, id: 'c', modality: 'Idade', abono: true },
    ];
    const blocks = permanenceBonus(sampleReport({ rpps: sampleRegime(rules, []) }), true);
    const said = JSON.stringify(blocks);
    expect(said.match(/Depende dos critérios/g)).toHaveLength(1);
    expect(blocks.at(-1)).toEqual({ kind: 'paragraph', text: `* ${abono}` });
    for (const name of ['"Pontos*"', '"Pedágio*. Em discussão"', '"Idade"']) expect(said).toContain(name);
    const alone = permanenceBonus(
      sampleReport({ rpps: sampleRegime([{ ...sampleRule, abono, variantOf: 'r9' }], []) }),
      true,
    );
    expect(JSON.stringify(alone)).toContain('§ 19). Em discussão');
    expect(JSON.stringify(alone)).not.toContain('..');
  });

  it('is still to come by the rules to come', () => {
    const later = { ...sampleRule, id: 'later', modality: 'Pontos adiante', whenToRetire: '2030-01-01' };
    expect(JSON.stringify(permanenceBonus(sampleReport({ rpps: sampleRegime([], [later]) }), true))).toContain(
      'Pontos adiante',
    );
  });
});
