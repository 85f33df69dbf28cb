import { describe, expect, it } from 'vitest';
import { sampleRecord } from '../../../domain/api/sample.ts';
import {
  changedEditOf,
  datesChangeUnderDeductions,
  emptyRecord,
  recordComplaints,
  recordEditOf,
  recordFormOf,
} from './record-form.ts';

const form = recordFormOf(sampleRecord);

describe('the form of a work record', () => {
  it('sends back what it was given', () => {
    const edit = recordEditOf(form);
    expect(sampleRecord).toMatchObject(edit);
  });

  it('sends only what was changed, so that what others changed besides is not undone', () => {
    expect(changedEditOf(form, form)).toEqual({});
    expect(changedEditOf(form, { ...form, city: '  ', isTeaching: !form.isTeaching })).toEqual({
      city: null,
      isTeaching: !form.isTeaching,
    });
    const disabled = { ...form, isDisabled: true, disabledLevel: 'low' as const };
    expect(changedEditOf(disabled, { ...disabled, isDisabled: false })).toEqual({
      isDisabled: false,
      disabledLevel: null,
    });
  });

  it('sends of time abroad nothing that only Brazilian work can be', () => {
    const abroad = { ...form, regimeType: 'RGPS' as const, country: 'Portugal' as const };
    expect(recordEditOf(abroad)).toMatchObject({
      country: 'Portugal',
      isPublicService: false,
      isCurrentCareer: false,
      isCurrentPosition: false,
      state: null,
      city: null,
      isQualifyingPeriod: true,
    });
    expect(recordEditOf({ ...abroad, regimeType: 'RPPS' })).toMatchObject({ country: null, isPublicService: true });
  });

  it('asks of time abroad for no place, and for the remunerations to be taken away first', () => {
    const abroad = {
      ...emptyRecord('RGPS'),
      companyName: 'Fábrica',
      ingressDate: '2000-01-01',
      country: 'Chile' as const,
    };
    expect(recordComplaints(abroad, { asksPlace: true })).toEqual({});
    expect(recordComplaints(abroad, { asksPlace: false, hasRemunerations: true }).country).toContain(
      'tem remunerações',
    );
  });

  it('asks for company, state, city and the first day', () => {
    expect(Object.keys(recordComplaints(emptyRecord('RPPS'), { asksPlace: true })).sort()).toEqual([
      'city',
      'companyName',
      'ingressDate',
      'state',
    ]);
  });

  it('does not ask where the work of an imported record was', () => {
    const imported = recordFormOf({ ...sampleRecord, state: null, city: null });
    expect(recordComplaints(imported, { asksPlace: false })).toEqual({});
    expect(recordEditOf(imported)).toMatchObject({ state: null, city: null });
  });

  it('refuses an end before the beginning, but not on the same day', () => {
    const dates = (egressDate: string) =>
      recordComplaints({ ...form, ingressDate: '2020-05-10', egressDate }, { asksPlace: true });
    expect(dates('2020-05-09').egressDate).toBe('Data de início e término inválidas');
    expect(dates('2020-05-10')).toEqual({});
  });

  it('asks for the degree of a disability, and forgets it when there is none', () => {
    expect(recordComplaints({ ...form, isDisabled: true }, { asksPlace: true }).disabledLevel).toBe(
      'Campo obrigatório',
    );
    expect(recordEditOf({ ...form, isDisabled: false, disabledLevel: 'high' }).disabledLevel).toBeNull();
  });

  it('asks about new dates only where there are deductions', () => {
    const moved = { ...form, egressDate: '2020-01-01' };
    expect(datesChangeUnderDeductions(sampleRecord, moved)).toBe(false);
    expect(datesChangeUnderDeductions({ ...sampleRecord, deduction2: 3 }, moved)).toBe(true);
    expect(datesChangeUnderDeductions({ ...sampleRecord, deduction2: 3 }, form)).toBe(false);
    expect(datesChangeUnderDeductions(null, moved)).toBe(false);
  });
});
