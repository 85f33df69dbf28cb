import { describe, expect, it } from 'vitest';
import { calculationName, spanNames } from '../../../domain/api/calculations.ts';
import type { RegimeType } from '../../../domain/api/common.ts';
import { sampleCalculation, span } from '../../../domain/api/sample.ts';
import { contract } from '../shared/forms/checks.ts';
import { editOf, formOf, isAskedFor, savedWithout } from './form-values.ts';

describe('the form of a calculation', () => {
  it('names what an RPPS calculation is saved without, and no times that records say', () => {
    const form = formOf({
      ...sampleCalculation,
      regimeType: 'RPPS',
      publicServiceIngressDate: null,
      teachingTime: span(1),
      carreerTime: span(0),
    });
    expect(savedWithout(form, true)).toEqual(['publicServiceIngressDate']);
    expect(savedWithout(form, false)).toEqual(['publicServiceIngressDate', 'carreerTime']);
  });

  it('sends back what it was given', () => {
    const edit = editOf(formOf(sampleCalculation), false);
    for (const [name, value] of Object.entries(edit)) {
      expect([name, value]).toEqual([name, Object.entries(sampleCalculation).find(([key]) => key === name)?.[1]]);
    }
  });

  it('keeps the amounts of the special benefit as they are typed, and nothing typed is null', () => {
    const form = formOf({ ...sampleCalculation, specialBenefitAverage: 20_000.5, specialBenefitContributions: 260 });
    expect([form.specialBenefitAverage, form.specialBenefitContributions, form.specialBenefit]).toEqual([
      '20.000,50',
      '260',
      '',
    ]);
    const edit = editOf({ ...form, specialBenefit: 'R$ 8.608,52' }, false);
    expect(edit).toMatchObject({
      specialBenefit: 8608.52,
      specialBenefitAverage: 20_000.5,
      specialBenefitContributions: 260,
      specialBenefitYears: null,
    });
    expect(() => editOf({ ...form, specialBenefit: 'oito mil' }, false)).toThrow();
  });

  it('leaves the derived spans out when there are work records', () => {
    expect(editOf(formOf(sampleCalculation), true)).not.toHaveProperty('contributionTime');
  });

  it('clears the regime of an RGPS calculation', () => {
    expect(editOf({ ...formOf(sampleCalculation), regimeType: 'RGPS' }, false)).toMatchObject({ regimeId: null });
  });

  it('clears a date that was emptied, and never sends an empty text for it', () => {
    const edit = editOf({ ...formOf(sampleCalculation), publicServiceIngressDate: '' }, false);
    expect(edit).toMatchObject({ publicServiceIngressDate: null });
  });

  it('asks for the time groups that the regime knows, and not for the special ones', () => {
    const asked = (regimeType: RegimeType) =>
      spanNames.filter((name) => isAskedFor(name, { regimeType, [name]: span(0) }));
    expect(asked('RPPS')).toEqual([
      'publicServiceTime',
      'teachingTime',
      'carreerTime',
      'positionTime',
      'contributionTime',
    ]);
    expect(asked('RGPS')).toEqual(['contributionTime']);
    expect(isAskedFor('carreerTime', { regimeType: 'RPPS', carreerTime: span(0, 0, 1) })).toBe(false);
  });

  it('refuses a name of more than 27 characters', () => {
    const complaint = contract(calculationName);
    expect(complaint('x'.repeat(27))).toBeNull();
    expect(complaint('x'.repeat(28))).toBe('Nome muito longo.');
    expect(complaint(' ')).toBe('Campo obrigatório');
  });
});
