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

  it('is still to come by the rules to come', () => {
    const later = { ...sampleRule, id: 'later', modality: 'Pontos adiante', whenToRetire: '2030-01-01' };
    expect(JSON.stringify(permanenceBonus(sampleReport({ rpps: sampleRegime([], [later]) }), true))).toContain(
      'Pontos adiante',
    );
  });
});
