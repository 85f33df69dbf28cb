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
const signer = { name: 'Helena Prado', oab: 'PR 12.345' };
const salaries = [{ month: '10', year: 2026, value: 5000, index: null, updatedValue: null }];
const paid = { ...sampleRecord, salaries };
const certified = { ...paid, isPublicService: false };
/** A client of whom every section of either regime has something to say. */
const noSpecial: ReportCase = {
  customer: { disablement: true },
  workRecords: [certified, { ...paid, regimeType: 'RGPS' }],
};
const withSpecial: ReportCase = {
  ...noSpecial,
  workRecords: [certified, { ...paid, regimeType: 'RGPS', isSpecialTime: true }],
};

describe('the fields of the report', () => {
  beforeEach(() => localStorage.clear());

  it('start with the sections of the regime and the shared ones', () => {
    const { sections } = startingFields('RGPS', noSpecial, signer);
    expect(sections).toContain('VINCULOS_CONSIDERADOS_RGPS');
    expect(sections).toContain('PLANO_ACAO');
    expect(sections).not.toContain('VINCULOS_CONSIDERADOS_RPPS');
    expect(sectionsOf('BOTH')).toHaveLength(20);
  });

  it('offer the conversion table only for a regime with special time', () => {
    const { rppsTables, rgpsTables } = startingFields('BOTH', withSpecial, signer);
    expect(rppsTables).not.toContain('TEMPO_CONTRIBUICAO_CONVERSAO');
    expect(rgpsTables).toContain('TEMPO_CONTRIBUICAO_CONVERSAO');
  });

  it('keep the printed order whatever the order of switching', () => {
    const without = switched(timeTables, timeTables, 'TEMPO_ESPECIAL', false);
    expect(without).not.toContain('TEMPO_ESPECIAL');
    expect(switched(timeTables, without, 'TEMPO_ESPECIAL', true)).toEqual(timeTables);
  });

  it('are loaded as they were saved, and overwritten by the next save', () => {
    const fields = startingFields('RPPS', noSpecial, signer);
    keepFields(localStorage, { ...fields, lawyerName: 'Dra. Ana', notes: { action: 'Ligar' } }, origin);
    keepFields(localStorage, { ...fields, lawyerName: 'Dr. Beto', notes: { action: 'Escrever' } }, origin);
    expect(keptFields(localStorage, 'u1')).toMatchObject({
      fields: { lawyerName: 'Dr. Beto', notes: { action: 'Escrever' } },
      origin,
    });
  });

  it('are nothing to another person at the same browser', () => {
    keepFields(localStorage, startingFields('RPPS', noSpecial, signer), origin);
    expect(keptFields(localStorage, 'u2')).toBeNull();
  });

  it('kept before their origin was kept say nothing of it', () => {
    localStorage.setItem('genial.report-fields', JSON.stringify(startingFields('RPPS', noSpecial, signer)));
    expect(keptFields(localStorage, 'u1')?.origin).toBeNull();
  });

  it.each(['RGPS', 'BOTH'] as const)('of an RPPS report leave the RGPS sections of a report of %s on', (regimes) => {
    const rpps = startingFields('RPPS', noSpecial, signer);
    const saved = { ...rpps, sections: switched(sectionsOf('RPPS'), rpps.sections, 'EMISSAO_CTC', false) };
    const loaded = loadedInto(startingFields(regimes, withSpecial, signer), saved);
    expect(loaded.sections).toEqual(
      sectionsOf(regimes).filter((section) => !['EMISSAO_CTC', 'FAMILIA'].includes(section)),
    );
    expect(loaded.rgpsTables).toContain('TEMPO_CONTRIBUICAO_CONVERSAO');
    expect(loaded.regimes).toBe(regimes);
  });

  it('of before a section existed leave it as the open report has it', () => {
    const { offered: _offered, ...before } = startingFields('RPPS', noSpecial, signer);
    const sections = before.sections.filter((section) => section !== 'DOCUMENTOS_PENDENCIAS');
    localStorage.setItem('genial.report-fields', JSON.stringify({ ...before, sections }));
    const saved = keptFields(localStorage, 'u1')?.fields;
    if (saved === undefined) throw new Error('nothing kept');
    const open = startingFields('RPPS', withSpecial, signer);
    const loaded = loadedInto(open, saved);
    expect(loaded.sections).toContain('DOCUMENTOS_PENDENCIAS');
    expect(loaded.offered).toEqual(open.offered);
    const off = { ...saved, offered: open.offered };
    expect(loadedInto(open, off).sections).not.toContain('DOCUMENTOS_PENDENCIAS');
  });

  it('of both regimes switch off what was switched off there', () => {
    const saved = { ...startingFields('BOTH', noSpecial, signer), sections: sectionsOf('RPPS') };
    expect(loadedInto(startingFields('BOTH', noSpecial, signer), saved).sections).toEqual(sectionsOf('RPPS'));
    expect(loadedInto(startingFields('RGPS', noSpecial, signer), saved).sections).not.toContain(
      'VINCULOS_CONSIDERADOS_RGPS',
    );
  });

  it('are not there before the first save, nor when the slot holds something else', () => {
    expect(keptFields(localStorage, 'u1')).toBeNull();
    localStorage.setItem('genial.report-fields', '{"sections":["X"]');
    expect(keptFields(localStorage, 'u1')).toBeNull();
  });

  it('are signed by who is here, whose name a saved report without one leaves', () => {
    const fields = startingFields('RPPS', noSpecial, signer);
    expect(fields).toMatchObject({ lawyerName: 'Helena Prado', oabValue: 'PR 12.345' });
    const nameless = { ...fields, lawyerName: '', oabValue: '' };
    expect(loadedInto(fields, nameless)).toMatchObject({ lawyerName: 'Helena Prado', oabValue: 'PR 12.345' });
    expect(startingFields('RPPS', noSpecial, { name: 'Ana', oab: null }).oabValue).toBe('');
  });

  it('travel flat, with empty names as none', () => {
    const fields = { ...startingFields('RPPS', noSpecial, { name: '', oab: null }), notes: { field3: 'CTC a pedir' } };
    expect(requestOf('k1', fields)).toMatchObject({ calculationId: 'k1', field3: 'CTC a pedir', lawyerName: null });
  });
});
