import { describe, expect, it } from 'vitest';
import { multipartOf, newUserForm, newUserOf } from './form-values.ts';

const form = { ...newUserForm, name: 'Helena', email: 'helena@prado.test', accountId: 'account-1' };

describe('what a profile sends', () => {
  it('leaves password and logo alone while nobody touched them, and access to administrators', () => {
    expect(multipartOf(form, 'self')).toEqual({ name: 'Helena', phone: '', office: '', oab: '', city: '' });
  });

  it('sends both passwords, and an empty logo to remove it', () => {
    const passwords = { password: 'segredo', confirmPassword: 'segredo', currentPassword: 'antiga' };
    expect(multipartOf({ ...form, ...passwords, logo: null }, 'self')).toEqual({
      name: 'Helena',
      phone: '',
      office: '',
      oab: '',
      city: '',
      ...passwords,
      logo: '',
    });
  });

  it('by an office’s own administrator says only whether a colleague may sign in', () => {
    expect(multipartOf({ ...form, active: false }, 'office')).toEqual({ active: '0' });
    const created = newUserOf({ ...form, password: 'segredo', confirmPassword: 'segredo' }, 'office');
    expect(created).toMatchObject({ name: 'Helena', email: 'helena@prado.test', active: '1', password: 'segredo' });
    expect(Object.keys(created)).not.toEqual(expect.arrayContaining(['role']));
    expect(created).not.toHaveProperty('accountId');
    expect(newUserOf(form, 'admin')).toMatchObject({ role: 'user', accountId: 'account-1' });
  });

  it('by an administrator says who may do what', () => {
    expect(multipartOf({ ...form, active: false, role: 'admin' }, 'admin')).toMatchObject({
      email: 'helena@prado.test',
      active: '0',
      role: 'admin',
      accountId: 'account-1',
    });
    expect(multipartOf({ ...form, accountId: '' }, 'admin')).not.toHaveProperty('accountId');
  });

  it('by an administrator has a password that they set changed at the first sign-in', () => {
    expect(multipartOf({ ...form, password: 'segredo' }, 'admin')).toMatchObject({ passwordChangeRequired: '1' });
    expect(newUserOf({ ...form, password: 'segredo' }, 'office')).toMatchObject({ passwordChangeRequired: '1' });
    expect(multipartOf(form, 'admin')).not.toHaveProperty('passwordChangeRequired');
    expect(multipartOf({ ...form, password: 'segredo' }, 'self')).not.toHaveProperty('passwordChangeRequired');
  });
});
