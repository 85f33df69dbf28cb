import { describe, expect, it } from 'vitest';
import { multipartOf } from './form-values.ts';

const form = { name: 'Helena', password: '', confirmPassword: '', currentPassword: '', office: '', logo: undefined };

describe('what a profile sends', () => {
  it('leaves password and logo alone while nobody touched them', () => {
    expect(multipartOf(form)).toEqual({ name: 'Helena', office: '' });
  });

  it('sends both passwords, and an empty logo to remove it', () => {
    expect(
      multipartOf({ ...form, password: 'segredo', confirmPassword: 'segredo', currentPassword: 'antiga', logo: null }),
    ).toEqual({
      name: 'Helena',
      office: '',
      password: 'segredo',
      confirmPassword: 'segredo',
      currentPassword: 'antiga',
      logo: '',
    });
  });
});
