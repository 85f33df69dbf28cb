import { beforeEach, describe, expect, it } from 'vitest';
import { timeTables } from '../../../domain/api/report.ts';
import { sampleRecord } from '../../../domain/api/sample.ts';
import { loadedInto, type ReportCase, requestOf, sectionsOf, startingFields, switched } from './fields.ts';
import { keepFields, keptFields } from './saved-fields.ts';

const origin = {
  userId: 'u1',
  calculationName: 'Aposentadoria União',
  customerName: 'Helena',
  savedAt: '2026-11-22T12:00:00.000Z',
};
const certified = { ...sampleRecord, isPublicService: false };
/** A client of whom every section of either regime has something to say. */
const noSpecial: ReportCase = {
  customer: { disablement: true },
  workRecords: [certified, { ...sampleRecord, regimeType: 'RGPS' }],
};
const withSpecial: ReportCase = {
  ...noSpecial,
  workRecords: [certified, { ...sampleRecord, regimeType: 'RGPS', isSpecialTime: true }],
};

describe('the fields of the report', () => {
  beforeEach(() => localStorage.clear());

  it('start with the sections of the regime and the shared ones', () => {
    const { sections } = startingFields('RGPS', noSpecial);
    expect(sections).toContain('VINCULOS_CONSIDERADOS_RGPS');
    expect(sections).toContain('PLANO_ACAO');
    expect(sections).not.toContain('VINCULOS_CONSIDERADOS_RPPS');
    expect(sectionsOf('BOTH')).toHaveLength(17);
  });

  it('offer the conversion table only for a regime with special time', () => {
    const { rppsTables, rgpsTables } = startingFields('BOTH', withSpecial);
    expect(rppsTables).not.toContain('TEMPO_CONTRIBUICAO_CONVERSAO');
    expect(rgpsTables).toContain('TEMPO_CONTRIBUICAO_CONVERSAO');
  });

  it('keep the printed order whatever the order of switching', () => {
    const without = switched(timeTables, timeTables, 'TEMPO_ESPECIAL', false);
    expect(without).not.toContain('TEMPO_ESPECIAL');
    expect(switched(timeTables, without, 'TEMPO_ESPECIAL', true)).toEqual(timeTables);
  });

  it('are loaded as they were saved, and overwritten by the next save', () => {
    const fields = startingFields('RPPS', noSpecial);
    keepFields(localStorage, { ...fields, lawyerName: 'Dra. Ana', notes: { action: 'Ligar' } }, origin);
    keepFields(localStorage, { ...fields, lawyerName: 'Dr. Beto', notes: { action: 'Escrever' } }, origin);
    expect(keptFields(localStorage, 'u1')).toMatchObject({
      fields: { lawyerName: 'Dr. Beto', notes: { action: 'Escrever' } },
      origin,
    });
  });

  it('are nothing to another person at the same browser', () => {
    keepFields(localStorage, startingFields('RPPS', noSpecial), origin);
    expect(keptFields(localStorage, 'u2')).toBeNull();
  });

  it('kept before their origin was kept say nothing of it', () => {
    localStorage.setItem('genial.report-fields', JSON.stringify(startingFields('RPPS', noSpecial)));
    expect(keptFields(localStorage, 'u1')?.origin).toBeNull();
  });

  it.each(['RGPS', 'BOTH'] as const)('of an RPPS report leave the RGPS sections of a report of %s on', (regimes) => {
    const rpps = startingFields('RPPS', noSpecial);
    const saved = { ...rpps, sections: switched(sectionsOf('RPPS'), rpps.sections, 'EMISSAO_CTC', false) };
    const loaded = loadedInto(startingFields(regimes, withSpecial), saved);
    expect(loaded.sections).toEqual(sectionsOf(regimes).filter((section) => section !== 'EMISSAO_CTC'));
    expect(loaded.rgpsTables).toContain('TEMPO_CONTRIBUICAO_CONVERSAO');
    expect(loaded.regimes).toBe(regimes);
  });

  it('of both regimes switch off what was switched off there', () => {
    const saved = { ...startingFields('BOTH', noSpecial), sections: sectionsOf('RPPS') };
    expect(loadedInto(startingFields('BOTH', noSpecial), saved).sections).toEqual(sectionsOf('RPPS'));
    expect(loadedInto(startingFields('RGPS', noSpecial), saved).sections).not.toContain('VINCULOS_CONSIDERADOS_RGPS');
  });

  it('are not there before the first save, nor when the slot holds something else', () => {
    expect(keptFields(localStorage, 'u1')).toBeNull();
    localStorage.setItem('genial.report-fields', '{"sections":["X"]');
    expect(keptFields(localStorage, 'u1')).toBeNull();
  });

  it('travel flat, with empty names as none', () => {
    const fields = { ...startingFields('RPPS', noSpecial), notes: { field3: 'CTC a pedir' } };
    expect(requestOf('k1', fields)).toMatchObject({ calculationId: 'k1', field3: 'CTC a pedir', lawyerName: null });
  });
});
