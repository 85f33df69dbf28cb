import { describe, expect, it } from 'vitest';
import { isCnpj, isCpf, isCpfOrCnpj, isNit, unmasked } from './documents.ts';

describe('a CPF', () => {
  it.each(['52998224725', '11144477735', '00000000191'])('%s has its two check digits', (digits) => {
    expect(isCpf(digits)).toBe(true);
  });

  it.each([
    ['another first check digit', '52998224735'],
    ['another second check digit', '52998224724'],
    ['two digits exchanged', '25998224725'],
    ['one digit repeated', '11111111111'],
    ['a digit missing', '5299822472'],
    ['its mask', '529.982.247-25'],
  ])('is refused with %s', (_what, digits) => {
    expect(isCpf(digits)).toBe(false);
  });
});

describe('a CNPJ', () => {
  it.each(['11222333000181', '12ABC34501DE35'])('%s has its two check digits', (text) => {
    expect(isCnpj(text)).toBe(true);
    expect(isCpfOrCnpj(text)).toBe(true);
  });

  it.each([
    ['another first check digit', '11222333000191'],
    ['another second check digit', '12ABC34501DE36'],
    ['small letters', '12abc34501de35'],
    ['a letter as check digit', '12ABC34501DE3A'],
    ['one digit repeated', '00000000000000'],
    ['a digit missing', '1122233300018'],
    ['its mask', '11.222.333/0001-81'],
  ])('is refused with %s', (_what, text) => {
    expect(isCnpj(text)).toBe(false);
    expect(isCpfOrCnpj(text)).toBe(false);
  });

  it('is read with its mask', () => {
    expect(unmasked('12.abc.345/01de-35')).toBe('12ABC34501DE35');
    expect(unmasked(' 529.982.247-25 ')).toBe('52998224725');
  });
});

describe('a NIT', () => {
  it.each(['17033259504', '10000000008', '12345678900'])('%s has its check digit', (digits) => {
    expect(isNit(digits)).toBe(true);
  });

  it.each([
    ['another check digit', '17033259505'],
    ['two digits exchanged', '71033259504'],
    ['nothing but zeros', '00000000000'],
    ['a digit more', '170332595040'],
  ])('is refused with %s', (_what, digits) => {
    expect(isNit(digits)).toBe(false);
  });
});
