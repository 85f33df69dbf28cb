import { describe, expect, it } from 'vitest';
import { multipartOf, newUserForm } from './form-values.ts';

const form = { ...newUserForm, name: 'Helena', email: 'helena@prado.test', accountId: 'account-1' };

describe('what a profile sends', () => {
  it('leaves password and logo alone while nobody touched them, and access to administrators', () => {
    expect(multipartOf(form, false)).toEqual({ name: 'Helena', phone: '', office: '' });
  });

  it('sends both passwords, and an empty logo to remove it', () => {
    const passwords = { password: 'segredo', confirmPassword: 'segredo', currentPassword: 'antiga' };
    expect(multipartOf({ ...form, ...passwords, logo: null }, false)).toEqual({
      name: 'Helena',
      phone: '',
      office: '',
      ...passwords,
      logo: '',
    });
  });

  it('by an administrator says who may do what', () => {
    expect(multipartOf({ ...form, active: false, role: 'admin' }, true)).toMatchObject({
      email: 'helena@prado.test',
      active: '0',
      role: 'admin',
      accountId: 'account-1',
    });
    expect(multipartOf({ ...form, accountId: '' }, true)).not.toHaveProperty('accountId');
  });
});
